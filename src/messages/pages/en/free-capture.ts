import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { freeCapture } = positions;

export const page: RulesPage = {
  name: 'free-capture',
  title: 'Free capture: a house rule',
  intro:
    'In many homes nobody is made to capture. With --no-forced-capture you can play any of the six 8x8 games that way: American, Russian, Brazilian, Spanish, Italian or Czech. A capture becomes an offer that you may decline; all other rules of the game remain.',
  board: 'Board, men and names of squares are those of the game you choose.',
  setup: {
    house:
      'As always at home: Black at the bottom has the first move, and all 8x8 games share one board with the dark corner at the left.',
    official:
      "You can combine the rule with --setup official, which brings the federation's first player, board and draws. No federation knows free capture itself. Either way the rules are the same for both sides, and only opening theory depends on who begins.",
  },
  moves:
    'Men and kings move as in the chosen game. The news is that you may make such a quiet move even when you could capture.',
  captures:
    'They are made exactly as in the chosen game. Nobody has to begin one, but whoever begins must complete it: to stop halfway, while the same piece can take more, is not allowed. Captured pieces leave when the move is over and none is jumped twice.',
  choice:
    'Deciding to capture binds you to the priorities of the game. In Brazilian and Spanish draughts you must then take the most pieces, in Italian follow the whole order, in Czech capture with a king if one can. In American and Russian any capture will do.',
  promotion: 'As in the chosen game, inside captures too.',
  end: 'You win when the opponent, on move, has no piece left or cannot move. If a capture is the only move left, it has to be played. Resigning ends the game as usual.',
  draws:
    'Those of the setup you play, by agreement or by count. Games without forced captures last longer, so the count is reached more often.',
  advice: [
    'Do not build on sacrifices. A bait works only if it has to be swallowed; here the answer may simply be to leave it.',
    'Treat every hanging piece as hanging still. A capture declined today can be made tomorrow, so protect a threatened man or move it, even if it has survived a turn.',
    'Make two threats with one move. A single one can be parried quietly, two at once seldom can.',
    'Ask what your own capture does to you. If it tears a man out of your formation and the opponent takes back, a quiet move is the stronger choice.',
    'Keep men backed up. A piece at the edge cannot be jumped, nor can one that has a friend right behind it be jumped from the front, and this protection does not depend on what anybody has to do.',
    'Convert before the ending. A lone king can no longer be forced off its line by a gift, and a small advantage dries up in it.',
  ],
  questions: [
    {
      question: 'May I stop in the middle of a multiple capture?',
      answer: 'No. You are free to begin it or not, but not to break it off.',
    },
    {
      question: 'May I pick a small capture where the game demands the largest?',
      answer: 'No. Decline to capture, or capture by the rules of priority.',
    },
    {
      question: 'Does a piece that fails to capture get removed?',
      answer: 'No. That penalty belonged to forced capture, and to the past.',
    },
    {
      question: 'Why is it not offered for the international game?',
      answer:
        'House rules are for the 8x8 games. International draughts is always played by its official rules, which live on forced captures; the program refuses and says why.',
    },
    {
      question: 'Is it a good way to learn?',
      answer:
        'For the very first games, yes. Change to forced capture soon: most of the beauty of draughts lies in making the opponent take.',
    },
  ],
  notes: [
    'No rule book describes this way of playing, so two points had to be settled: a capture that has begun is finished, and priorities hold among captures.',
    'The table compares the American game as it is with the same game under free capture.',
  ],
  examples: [
    {
      ...freeCapture.passOver,
      caption: 'American: White may take one man, take two, or leave both alone and move 32.',
    },
    {
      ...freeCapture.priorityHolds,
      caption: 'Brazilian: capturing is optional, but the only capture on offer is the largest.',
    },
    {
      ...freeCapture.kingMayDecline,
      caption:
        'Czech: the man on c3 may not capture, as the king could. But both pieces are free to move quietly.',
    },
  ],
};
