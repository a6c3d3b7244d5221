import { err, ok, type Result } from '../../rules/result.ts';
import type { Ruleset } from '../../rules/types.ts';
import type { HubError } from './errors.ts';
import { formatHubLine, type HubLine, valueOf } from './line.ts';
import type { HubProcess } from './process.ts';
import { hashSetting, type HubParam, parseParam, type Setting, settingsFor } from './settings.ts';

/** What an engine tells of itself. Raw text from outside. */
export interface HubIdentity {
  readonly name: string;
  readonly version: string;
  readonly author: string;
}

export interface HandshakeOptions {
  readonly command: string;
  readonly ruleset: Ruleset;
  /** How long it may take to greet. */
  readonly handshakeMs: number;
  /** How long it may take to get ready then: some load tables of endings. */
  readonly initMs: number;
  readonly hashMb?: number;
  /** Other settings, as its author calls them; those it does not know are left out. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Nobody needs more settings than this; an engine that never ends telling them hangs. */
const MOST_PARAMS = 1000;

/** What an engine may say to `hub`. Whatever else a program writes, it is none, or not asked to be one. */
const GREETING: ReadonlySet<string> = new Set(['id', 'param', 'wait', 'error']);

/** `hub` ... `wait`, settings, `init` ... `ready`. The process is left running in any case. */
export async function shakeHands(
  engine: HubProcess,
  options: HandshakeOptions,
): Promise<Result<HubIdentity, HubError>> {
  const { command, ruleset } = options;
  const params: HubParam[] = [];
  let identity: HubIdentity = { name: command, version: '', author: '' };
  const greeting = (line: HubLine): void => {
    if (line.command === 'id') identity = identityOf(line, command);
    const param = line.command === 'param' ? parseParam(line) : undefined;
    if (param !== undefined && params.length < MOST_PARAMS) params.push(param);
  };
  engine.send('hub');
  const greeted = await answer(engine, 'wait', options.handshakeMs, greeting);
  if (greeted !== undefined) return err(errorOf(greeted, command, identity.name));

  const chosen = settingsFor(params, ruleset);
  if (!chosen.ok) {
    const { variant, forcedCapture } = ruleset;
    const game = { variant: variant.name, forcedCapture, games: chosen.error };
    return err({ code: 'hub.unknown-game', name: identity.name, ...game });
  }
  const settings = [
    ...chosen.value,
    ...hashSetting(params, options.hashMb),
    ...wanted(params, options.settings),
  ];
  for (const [name, value] of settings) {
    engine.send(formatHubLine('set-param', { name, value }));
  }
  engine.send('init');
  const ready = await answer(engine, 'ready', options.initMs, () => undefined);
  // It has greeted: that it ends now is no wrong command.
  const why = ready?.kind === 'ended' ? { ...ready, said: true } : ready;
  return why === undefined ? ok(identity) : err(errorOf(why, command, identity.name));
}

function identityOf(line: HubLine, command: string): HubIdentity {
  const read = (name: string): string => (valueOf(line, name) ?? '').trim();
  const name = read('name');
  return {
    name: name === '' ? command : name,
    version: read('version'),
    author: read('author'),
  };
}

function wanted(
  params: readonly HubParam[],
  settings: HandshakeOptions['settings'] = {},
): readonly Setting[] {
  return Object.entries(settings).filter(([name]) => params.some((param) => param.name === name));
}

/** Why an answer did not come. */
type Silence =
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ended'; readonly exit: string; readonly lastLine: string; readonly said: boolean }; // prettier-ignore

/** Waits for a command; what comes before it goes to `onLine`. */
async function answer(
  engine: HubProcess,
  command: string,
  milliseconds: number,
  onLine: (line: HubLine) => void,
): Promise<Silence | undefined> {
  let error: string | undefined;
  let said = false;
  let timer: NodeJS.Timeout | undefined;
  const answered = new Promise<Silence | undefined>((resolve) => {
    engine.listen((line) => {
      if (line.command === '') return;
      said ||= GREETING.has(line.command);
      if (line.command === command) resolve(undefined);
      else if (line.command === 'error') error ??= valueOf(line, 'message') ?? '';
      else onLine(line);
    });
    timer = setTimeout(() => {
      resolve(
        error === undefined ? { kind: 'late', milliseconds } : { kind: 'error', message: error },
      );
    }, milliseconds);
    void engine.ended.then((end) => resolve({ kind: 'ended', ...end, said }));
  });
  const silence = await answered;
  clearTimeout(timer);
  engine.listen(() => undefined);
  return silence;
}

function errorOf(silence: Silence, command: string, name: string): HubError {
  switch (silence.kind) {
    case 'late':
      return { code: 'hub.no-handshake', command, milliseconds: silence.milliseconds };
    case 'error':
      return { code: 'hub.error', name, message: silence.message };
    case 'ended': {
      const { exit, lastLine, said } = silence;
      // A shell that does not find the program says so, and ends.
      if (said) return { code: 'hub.died', name, exit, lastLine };
      if (lastLine === '') return { code: 'hub.no-word', command, exit };
      return { code: 'hub.cannot-start', command, reason: lastLine };
    }
  }
}
