import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createProbe, PATIENCE_MS, type ProbeNeeds } from './probe.ts';

const NEEDS: ProbeNeeds = { guess: 'unicode', isOpen: true, color: 3, name: 'xterm-256color' };

function open(needs: Partial<ProbeNeeds> = {}) {
  const source = new PassThrough();
  const onChange = vi.fn();
  const probe = createProbe(source, { ...NEEDS, ...needs }, onChange);
  let read = '';
  probe.input.on('data', (chunk: Buffer) => {
    read += chunk.toString();
  });
  probe.wait();
  return {
    probe,
    onChange,
    read: () => read,
    send: async (bytes: string) => {
      source.write(bytes);
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createProbe', () => {
  test.each([
    [{}, ['[6n']],
    [{ color: 0 }, ['[6n', ']11;?']],
    [{ isOpen: false }, []],
    [{ isOpen: false, color: 0 }, [']11;?']],
    [{ guess: 'ascii' }, []],
    [{ name: 'linux', color: 0 }, []],
    [{ name: 'dumb' }, []],
  ] as const)('asks what is worth asking: %j', (needs, asked) => {
    const { question } = open(needs).probe;
    expect(['[6n', ']11;?'].filter((code) => question.includes(code))).toEqual(asked);
    if (asked.length === 0) expect(question).toBe('');
  });

  it('takes letters where a piece is two columns wide', async () => {
    const { probe, send, read, onChange } = open();
    await send('b6\u001B[1;3Ra5');
    expect(probe.terminal().glyphs).toBe('ascii');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(read()).toBe('b6a5');
    probe.close();
  });

  it('stays with symbols where it is one column wide, however long nothing else comes', async () => {
    const { probe, send, onChange } = open();
    await send('\u001B[1;2R');
    await vi.advanceTimersByTimeAsync(PATIENCE_MS * 10);
    expect(probe.terminal().glyphs).toBe('unicode');
    expect(onChange).not.toHaveBeenCalled();
    probe.close();
  });

  it('takes letters where no answer comes, and symbols again when it comes late', async () => {
    const { probe, send, read } = open();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 10);
    expect(probe.terminal().glyphs).toBe('ascii');
    await vi.advanceTimersByTimeAsync(5000);
    await send('\u001B[1;2R');
    expect(probe.terminal().glyphs).toBe('unicode');
    expect(read()).toBe('');
    probe.close();
  });

  it('notices a dark terminal', async () => {
    const { probe, send } = open({ color: 0 });
    await send('\u001B]11;rgb:0000/0000/0000\u0007');
    expect(probe.terminal().isDark).toBe(true);
    probe.close();
  });

  it('hands on a key that begins like a reply, a moment later', async () => {
    const { probe, send, read } = open();
    await send('\u001B');
    expect(read()).toBe('');
    await vi.advanceTimersByTimeAsync(40);
    expect(read()).toBe('\u001B');
    probe.close();
  });

  it('leaves the terminal alone when it is closed', async () => {
    const { probe, send, read } = open();
    probe.close();
    await send('b6');
    expect(read()).toBe('');
  });
});
