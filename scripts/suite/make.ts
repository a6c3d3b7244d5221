// Makes test/suites/<game>.json: npm run suite:make -- --variant russian [--seed 1] [--keep]
// Plays cheap games, keeps the positions in which a deep search finds what a shallow one does not and
// a plain second search says the same, adds solved endings, and measures the nodes each needs. With
// --keep the positions that are there stay, if the engine still solves them; their nodes are measured
// anew, and only what is missing is made.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Position, VariantName } from '../../src/rules/types.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { findVariant } from '../../src/rules/variants.ts';
import { REFERENCE_GAMES } from '../../test/reference/games.ts';
import { referencePerft } from '../../test/reference/generator.ts';
import { perft } from '../../src/rules/perft.ts';
import { positionOf } from '../../test/rules/support.ts';
import {
  KINDS,
  SUITES,
  bestMoves,
  rulesetOf,
  type Kind,
  type Outcome,
  type SuitePosition,
} from '../../test/suites/suites.ts';
import { randomFrom, seedOf, type Random } from '../../train/random.ts';
import { BadArgument, wholeNumberOf } from '../tool-args.ts';
import { mixedMaterial, placedAtRandom, playedGame } from './candidates.ts';
import { combinationIn } from './combinations.ts';
import { measureOf } from './effort.ts';
import { endingsOf, familiesOf } from './endings.ts';
import { askAbout, type Ask } from './engine.ts';

/** At most so many of each kind, and so many in all. */
const MOST: Readonly<Record<Kind, number>> = {
  shot: 18,
  breakthrough: 10,
  capture: 10,
  quiet: 10,
  ending: 14,
};
const ENOUGH = 46;
const ENDINGS = 12;
/** Captures that the rules have a say in, and others at most. */
const PRIORITY_CASES = 7;
const OTHER_CAPTURES = 3;
/** Of shots that are soon found; more are taken only where nothing else comes up. */
const EASY_SHOTS = 7;
const MOST_PLACED = 8000;
const MOST_GAMES = 80;
/** A game gives at most so many positions, so that they are not all alike. */
const PER_GAME = 4;
/** Plies of a game that are passed over after a position was taken. */
const APART = 4;

const { values } = parseArgs({
  options: {
    variant: { type: 'string' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});

const name = nameOf(values.variant);
const ruleset = rulesetOf(name);
const withoutPriorities = { ...ruleset, variant: { ...ruleset.variant, priorities: [] } };
const ask: Ask = askAbout(ruleset);
const measure = measureOf(name);
const random: Random = randomFrom(seedOf(wholeNumberOf('--seed', values.seed, { least: 0 })));
const entries: SuitePosition[] = [];
/** Easy ones, for want of others. */
const spare: SuitePosition[] = [];
const begun = performance.now();

if (values.keep) SUITES[name].forEach(take);
if (entries.length < ENOUGH) {
  fromEndings();
  fromPlaced();
}

fromGames();
write();

function nameOf(text = 'none'): VariantName {
  const variant = findVariant(text);
  if (variant === undefined) throw new BadArgument(`--variant takes one game, not ${text}`);
  return variant.name;
}

function missing(kind: Kind): number {
  return MOST[kind] - entries.filter((entry) => entry.kind === kind).length;
}

/** Takes a position, if it is wanted, new, and found by the engine; both generators must agree. */
function take(entry: Omit<SuitePosition, 'nodes'>): boolean {
  if (missing(entry.kind) <= 0 || entries.some(({ fen }) => fen === entry.fen)) return false;
  const isOther = entry.kind === 'capture' && !isPriorityCase(entry);
  const others = entries.filter((one) => one.kind === 'capture' && !isPriorityCase(one)).length;
  if (isOther && others >= OTHER_CAPTURES) return false;
  const position = positionOf(ruleset.variant, entry.fen);
  const reference = referencePerft(REFERENCE_GAMES[name], true, position, 3);
  if (perft(ruleset, position, 3) !== reference) throw new Error(`perft of ${entry.fen}`);
  const whole = measure(entry);
  if (whole === undefined) return false;
  if (isEasy(whole) && entries.filter(isEasy).length >= EASY_SHOTS) {
    spare.push(whole);
    return false;
  }
  entries.push(whole);
  const { kind, result, best, plies = '', nodes } = whole;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${seconds} s  ${kind} ${result} ${plies} ${best.join()} ${nodes}  ${whole.fen}`);
  return true;
}

/** A man given for two at once, which is found as soon as captures are played out. */
function isEasy({ kind, plies = 0, nodes }: SuitePosition): boolean {
  return kind === 'shot' && plies <= 3 && nodes <= 1000;
}

function tryCombination(position: Position, kinds: readonly Kind[]): boolean {
  const isCapture = legalMoves(ruleset, position).some(({ captures }) => captures.length > 0);
  if (isCapture ? missing('capture') <= 0 : !kinds.includes('quiet')) return false;
  const found = combinationIn(ruleset, position, ask);
  return found !== undefined && kinds.includes(found.kind) && take(found);
}

function fromEndings(): void {
  const count = (wanted: Outcome): number =>
    entries.filter(({ kind, result }) => kind === 'ending' && result === wanted).length;
  const families = familiesOf(ruleset);
  for (const [index, family] of families.entries()) {
    const wanted = Math.ceil((ENDINGS * (index + 1)) / families.length);
    // Three wins to a draw, as far as there are both.
    const most = { win: Math.ceil(wanted * 0.75), draw: Math.ceil(wanted * 0.25) };
    if (count('win') >= most.win && count('draw') >= most.draw) continue;
    for (const ending of endingsOf(ruleset, family, random)) {
      const { result } = ending;
      if (result !== 'win' && result !== 'draw') continue;
      if (count(result) < most[result]) take(ending);
    }
  }
}

/** Whether the rules of the game decide between captures, or leave it to the player to take fewer. */
function isPriorityCase({ kind, fen, best }: Omit<SuitePosition, 'nodes'>): boolean {
  if (kind !== 'capture') return false;
  const position = positionOf(ruleset.variant, fen);
  const legal = legalMoves(ruleset, position);
  if (ruleset.variant.priorities.length > 0) {
    return legalMoves(withoutPriorities, position).length > legal.length;
  }
  const [move] = bestMoves(ruleset, { fen, best });
  if (move === undefined) return false;
  const goesOnAsKing = move.crowned && move.captures.length > 1;
  return goesOnAsKing || legal.some(({ captures }) => captures.length > move.captures.length);
}

/** Whether it is worth asking: there is a choice, and some captures differ in what they take. */
function mayBePriorityCase(position: Position): boolean {
  const legal = legalMoves(ruleset, position);
  if (legal.length < 2 || legal.some(({ captures }) => captures.length === 0)) return false;
  if (ruleset.variant.priorities.length > 0) {
    return legalMoves(withoutPriorities, position).length > legal.length;
  }
  return new Set(legal.map(({ captures }) => captures.length)).size > 1;
}

function fromPlaced(): void {
  for (let left = MOST_PLACED; left > 0; left--) {
    if (entries.filter(isPriorityCase).length >= PRIORITY_CASES) return;
    const position = placedAtRandom(ruleset.variant, mixedMaterial(random), random);
    if (mayBePriorityCase(position)) tryCombination(position, ['capture']);
  }
}

function fromGames(): void {
  for (let game = 0; game < MOST_GAMES && entries.length < ENOUGH; game++) {
    let taken = 0;
    let next = 0;
    for (const [ply, position] of playedGame(ruleset, ask, random).entries()) {
      if (ply < next || taken >= PER_GAME || entries.length >= ENOUGH) continue;
      if (!tryCombination(position, KINDS)) continue;
      taken++;
      next = ply + APART;
    }
  }
}

function write(): void {
  const left = Math.min(ENOUGH - entries.length, missing('shot'));
  entries.push(...spare.slice(0, Math.max(0, left)));
  const inOrder = KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  const file = path.resolve('test/suites', `${name}.json`);
  writeFileSync(file, `${JSON.stringify(inOrder, undefined, 2)}\n`);
  console.log(`${inOrder.length} positions in ${file}`);
}
