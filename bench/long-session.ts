// A game of any length, which no rule ends: kings walk about, and nothing is captured.
import { parseFen } from '../src/notation/fen.ts';
import { legalMovesOf, movesPlayed, playMove, type Game } from '../src/game/game.ts';
import { createSession, type Session } from '../src/plain/session.ts';
import type { Color, Move } from '../src/rules/types.ts';
import { VARIANTS } from '../src/rules/variants.ts';

/** A game of kings only. */
function begin(humanColor: Color | 'both'): Session {
  const fen = parseFen(VARIANTS.american, 'W:WK29,K30,K31,K32:BK1,K2,K3,K4');
  if (!fen.ok) throw new Error(fen.error.code);
  const session = createSession({
    ruleset: { variant: VARIANTS.american, forcedCapture: false },
    setup: 'house',
    start: fen.value.position,
    humanColor,
  });
  return { ...session, game: { ...session.game, rules: [] } };
}

/** A quiet move, another one every time. */
export function nextMove(game: Game): Move {
  const legal = legalMovesOf(game).filter(({ captures }) => captures.length === 0);
  const ply = movesPlayed(game).length;
  const move = legal[(ply * 7) % legal.length];
  if (move === undefined) throw new Error('no quiet move');
  return move;
}

/** Goes on where a rule would have ended the game. */
function withoutDraws({ game, ...session }: Session): Session {
  const plies = game.plies.map((ply) => ({ ...ply, outcome: undefined }));
  return { ...session, game: { ...game, plies } };
}

/** A game that has gone on for so many plies; after an even number it is White's turn. */
export function longSession(plies: number, humanColor: Color | 'both' = 'both'): Session {
  let session = begin(humanColor);
  while (session.game.at < plies) {
    const { game } = session;
    session = withoutDraws({ ...session, game: playMove(game, nextMove(game)) });
  }
  return session;
}
