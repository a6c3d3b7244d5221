import { startPosition } from '../rules/board.ts';
import { err, ok, type Result } from '../rules/result.ts';
import type { Color, DrawRule, Position, Ruleset, Variant, VariantName } from '../rules/types.ts';

/** The table as most people have it at home, or the federation's. */
export const SETUPS = ['house', 'official'] as const;
export type Setup = (typeof SETUPS)[number];

/** At home a game is drawn after 40 moves by each side without a capture or a promotion. */
const HOUSE_DRAWS: readonly DrawRule[] = [
  { kind: 'quiet', moves: 40, reset: ['capture', 'promotion'], article: 'house rule' },
];

/** The setup a game is really played in: one without house rules is always official. */
export function resolveSetup(variant: Variant, setup: Setup): Setup {
  return variant.houseRules ? setup : 'official';
}

/** Who begins: Black at home, whom the federation says officially. */
export function firstToMove(variant: Variant, setup: Setup): Color {
  return resolveSetup(variant, setup) === 'house' ? 'black' : variant.officialFirst;
}

/** The position a game begins from: all men on their own rows, the setup's side to move. */
export function initialPosition(variant: Variant, setup: Setup): Position {
  return startPosition(variant, firstToMove(variant, setup));
}

/** When a game is drawn in a setup, in the order in which the rules are looked at. */
export function drawRules(variant: Variant, setup: Setup): readonly DrawRule[] {
  return resolveSetup(variant, setup) === 'house' ? HOUSE_DRAWS : variant.officialDraws;
}

/** Why a variant cannot be played by the rules asked for. */
export interface RulesetError {
  readonly code: 'ruleset.forced-only';
  readonly variant: VariantName;
}

/** Puts the rules together; a game without house rules knows no free capture. */
export function checkRuleset(
  variant: Variant,
  forcedCapture: boolean,
): Result<Ruleset, RulesetError> {
  if (!forcedCapture && !variant.houseRules) {
    return err({ code: 'ruleset.forced-only', variant: variant.name });
  }
  return ok({ variant, forcedCapture });
}
