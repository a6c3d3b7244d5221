import { err, ok, type Result } from '../../rules/result.ts';

/** An argument of a line: `name=value`, or a flag, which has no value. */
export interface HubArgument {
  readonly name: string;
  readonly value?: string;
}

/** A line of the protocol. The command of an empty line is empty. */
export interface HubLine {
  readonly command: string;
  readonly args: readonly HubArgument[];
}

/** A line that cannot be read, with as much of it as can: its command. */
export interface DamagedLine {
  readonly command: string;
  readonly fault: 'quoteNotClosed' | 'noName';
  /** Where in the line, from 0. */
  readonly at: number;
}

const SPACE = /\s*/y;
const NAME = /[^\s="]+/y;
const EQUALS = /\s*=\s*/y;
const WORD = /[^\s"]*/y;

/** Reads `command name=value flag name="quoted value"`. More spaces than needed mean nothing. */
export function parseHubLine(text: string): Result<HubLine, DamagedLine> {
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  take(SPACE);
  const command = take(NAME);
  const args: HubArgument[] = [];
  for (;;) {
    take(SPACE);
    if (at >= text.length) return ok({ command, args });
    const start = at;
    const name = take(NAME);
    if (name === '' || command === '') return err({ command, fault: 'noName', at: start });
    if (take(EQUALS) === '') {
      args.push({ name });
      continue;
    }
    if (text[at] !== '"') {
      args.push({ name, value: take(WORD) });
      continue;
    }
    const end = text.indexOf('"', at + 1);
    if (end === -1) return err({ command, fault: 'quoteNotClosed', at });
    args.push({ name, value: text.slice(at + 1, end) });
    at = end + 1;
  }
}

/** Writes a line. Arguments without a value are left out, unless they are flags: `true`. */
export function formatHubLine(
  command: string,
  args: Readonly<Record<string, string | number | true | undefined>> = {},
): string {
  const words = Object.entries(args).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [name] : [`${name}=${quoted(String(value))}`];
  });
  return [command, ...words].join(' ');
}

/** The protocol has no way to write a quotation mark or a new line. */
function quoted(value: string): string {
  const written = value.replaceAll('"', "'").replace(/[\u0000-\u001f\u007f]+/g, ' ');
  return /^[^\s="]+$/.test(written) ? written : `"${written}"`;
}

/** The value of an argument; a flag's is empty. Undefined when the line has no such argument. */
export function valueOf(line: HubLine, name: string): string | undefined {
  const found = line.args.find((argument) => argument.name === name);
  return found === undefined ? undefined : (found.value ?? '');
}
