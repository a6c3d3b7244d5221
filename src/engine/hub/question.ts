import { legalMoves } from '../../rules/moves.ts';
import type { Move } from '../../rules/types.ts';
import { LEVEL_SETTINGS } from '../levels.ts';
import { reversiblePart } from '../reversible.ts';
import type { Score, SearchLimits, SearchRequest, SearchResult } from '../types.ts';
import { levelArguments } from './limits.ts';
import { formatHubLine, type HubLine, valueOf } from './line.ts';
import { formatHubMoves, movesBetween, parseHubMove, readHubLine } from './moves.ts';
import { formatHubPosition } from './position.ts';
import { scoreOfMen } from './score.ts';

const SECOND = 1000;
const UNKNOWN: Score = { type: 'cp', value: 0 };

/** What is asked where nobody set a limit: what our own engine has for itself at its best. */
function limitsOf(limits: SearchLimits): SearchLimits {
  const isOpen = Object.values(limits).every((limit) => limit === undefined);
  return isOpen ? LEVEL_SETTINGS.hard.limits : limits;
}

/** How long an engine may think; undefined when no time was set. */
export function timeLimitOf(limits: SearchLimits): number | undefined {
  return limitsOf(limits).milliseconds;
}

/** The lines that ask for a move. */
export function questionFor(request: SearchRequest): readonly string[] {
  const { ruleset, position, history = [], limits } = request;
  const { start, moves } = movesBetween(ruleset, reversiblePart(history, position), position);
  const { variant } = ruleset;
  return [
    formatHubLine('pos', {
      pos: formatHubPosition(variant, start),
      moves: moves.length === 0 ? undefined : formatHubMoves(variant, moves),
    }),
    formatHubLine('level', levelArguments(limitsOf(limits))),
    formatHubLine('go', { think: true }),
  ];
}

/** What an `info` line tells; undefined when it names no move that can be played. */
export function readInfo(
  { ruleset, position }: SearchRequest,
  line: HubLine,
  milliseconds: number,
): SearchResult | undefined {
  const pv = readHubLine(ruleset, position, valueOf(line, 'pv') ?? '');
  const [move] = pv;
  if (move === undefined) return undefined;
  const score = scoreOfMen(valueOf(line, 'score') ?? '') ?? UNKNOWN;
  const time = countOf(line, 'time');
  return {
    ...resultOf(move, score, pv),
    depth: Math.floor(countOf(line, 'depth') ?? 0),
    nodes: Math.floor(countOf(line, 'nodes') ?? 0),
    milliseconds: time === undefined ? milliseconds : time * SECOND,
  };
}

function countOf(line: HubLine, name: string): number | undefined {
  const text = valueOf(line, name) ?? '';
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** What a `done` line answers, with what was found before; undefined when no such move is legal. */
export function readDone(
  { ruleset, position }: SearchRequest,
  line: HubLine,
  info: SearchResult | undefined,
  milliseconds: number,
): SearchResult | undefined {
  const legal = legalMoves(ruleset, position);
  const move = parseHubMove(ruleset, legal, valueOf(line, 'move') ?? '');
  if (move === undefined) return undefined;
  const { depth = 0, nodes = 0, score = UNKNOWN, pv = [] } = info ?? {};
  const isExpected = pv[0]?.from === move.from && pv[0].to === move.to;
  const found = resultOf(move, score, isExpected ? [move, ...pv.slice(1)] : [move]);
  return { ...found, depth, nodes, milliseconds };
}

function resultOf(
  move: Move,
  score: Score,
  pv: readonly Move[],
): Pick<SearchResult, 'move' | 'score' | 'pv' | 'lines'> {
  const line = { move, score, pv };
  return { ...line, lines: [line] };
}

/** The answer to a search that was stopped before it began: some legal move, if there is one. */
export function unsearched({
  ruleset,
  position,
}: Pick<SearchRequest, 'ruleset' | 'position'>): SearchResult {
  const [move] = legalMoves(ruleset, position);
  const nothing = { depth: 0, nodes: 0, milliseconds: 0 };
  if (move !== undefined) return { ...resultOf(move, UNKNOWN, [move]), ...nothing };
  const score: Score = { type: 'loss', plies: 0 };
  return { move: undefined, score, pv: [], lines: [], ...nothing };
}
