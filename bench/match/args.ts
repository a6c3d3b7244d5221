import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../src/rules/result.ts';
import type { Variant } from '../../src/rules/types.ts';
import { BadArgument, gamesIn, wholeNumber } from '../../scripts/tool-args.ts';
import { SETTINGS, parseSettings, type PlayerSettings } from './settings.ts';
import type { Sprt } from './statistics.ts';
import type { Side } from './types.ts';

/** What a match is asked for with. */
export interface MatchArgs {
  readonly variants: readonly Variant[];
  readonly players: Readonly<Record<Side, PlayerSettings>>;
  readonly games: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly sprt: Sprt | undefined;
  readonly openingPlies: { readonly min: number; readonly max: number };
  readonly maxPlies: number;
  readonly adjudicate: boolean;
  readonly patienceMs: number;
  readonly out: string | undefined;
  readonly json: boolean;
  readonly brief: boolean;
}

const RISK = 0.05;

export const HELP = `Plays two settings against each other from balanced random openings, each with both colours.

npm run match -- --a SETTINGS --b SETTINGS [options]

  --a, --b SETTINGS      who plays, as below; everything is reported from the view of A
  --variant LIST         games, by commas, or all (russian)
  --games N              of each variant, at most when there is a test; whole pairs (200)
  --concurrency N        games at the same time (as many as processors have room for, at most 2)
  --seed N               of the openings and of the players (1)
  --sprt E0,E1           stop when it is clear whether A is E1 Elo better or rather E0 (5 % risk each)
  --openings-plies N-M   random plies before a game begins (4-8)
  --max-plies N          longer games are drawn (300)
  --adjudicate           end games that both sides see won
  --patience S           seconds for a move, after which a player counts as hanging (60)
  --out FILE             the games, as PDN
  --brief                a line for each variant
  --json                 the report as one JSON object
  --help

Settings, with spaces or commas between them, e.g. "nodes=20000 hash=32":

${Object.entries(SETTINGS)
  .map(([key, { takes, says }]) => `  ${`${key}=${takes}`.padEnd(24)}${says}`)
  .join('\n')}

The same fixed nodes or depth give the same games whatever the concurrency.
`;

/** Reads the command line. `cores` is how many processors there are. */
export function parseMatchArgs(
  argv: readonly string[],
  cores: number,
): Result<MatchArgs | 'help', string> {
  const text = { type: 'string' } as const;
  let given;
  try {
    given = parseArgs({
      args: [...argv],
      options: {
        a: text,
        b: text,
        variant: { ...text, default: 'russian' },
        games: { ...text, default: '200' },
        concurrency: text,
        seed: { ...text, default: '1' },
        sprt: text,
        'openings-plies': { ...text, default: '4-8' },
        'max-plies': { ...text, default: '300' },
        adjudicate: { type: 'boolean', default: false },
        patience: { ...text, default: '60' },
        out: text,
        json: { type: 'boolean', default: false },
        brief: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  if (given.help) return ok('help');
  try {
    const players = named({ a: player('a', given.a), b: player('b', given.b) });
    return ok({
      variants: gamesIn(given.variant),
      players,
      games: positive('games', given.games),
      concurrency:
        given.concurrency === undefined
          ? roomFor(players, cores)
          : positive('concurrency', given.concurrency),
      seed: positive('seed', given.seed),
      sprt: given.sprt === undefined ? undefined : sprtIn(given.sprt),
      openingPlies: rangeIn(given['openings-plies']),
      maxPlies: positive('max-plies', given['max-plies']),
      adjudicate: given.adjudicate,
      patienceMs: 1000 * positive('patience', given.patience),
      out: given.out,
      json: given.json,
      brief: given.brief,
    });
  } catch (error) {
    if (error instanceof BadArgument) return err(error.message);
    throw error;
  }
}

function positive(option: string, text: string): number {
  const value = wholeNumber(text);
  if (value === undefined)
    throw new BadArgument(`--${option}: not a whole number above 0: ${text}`);
  return value;
}

function player(side: Side, text: string | undefined): PlayerSettings {
  if (text === undefined) throw new BadArgument(`--${side} is missing: who plays?`);
  const settings = parseSettings(text);
  if (!settings.ok) throw new BadArgument(`--${side}: ${settings.error}`);
  return settings.value;
}

/** How many games can be played at a time; only one of a game's players thinks. */
function roomFor({ a, b }: MatchArgs['players'], cores: number): number {
  const threads = Math.max(a.threads ?? 1, b.threads ?? 1);
  return Math.max(1, Math.min(2, Math.floor(cores / threads)));
}

/** Two players with one name could not be told apart in the games. */
function named(players: Record<Side, PlayerSettings>): Record<Side, PlayerSettings> {
  const { a, b } = players;
  if (a.name !== b.name) return players;
  return { a: { ...a, name: `${a.name} (A)` }, b: { ...b, name: `${b.name} (B)` } };
}

function sprtIn(text: string): Sprt {
  const [elo0 = NaN, elo1 = NaN, ...rest] = text.split(',').map(Number);
  if (!(elo0 < elo1) || !Number.isFinite(elo1 - elo0) || rest.length > 0) {
    throw new BadArgument(`--sprt takes two differences in Elo, the lesser first: ${text}`);
  }
  return { elo0, elo1, alpha: RISK, beta: RISK };
}

function rangeIn(text: string): MatchArgs['openingPlies'] {
  const [, low, high = low] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  const range = { min: Number(low), max: Number(high) };
  if (!(range.min <= range.max)) throw new BadArgument(`--openings-plies takes N-M: ${text}`);
  return range;
}
