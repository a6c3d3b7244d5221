import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { russian } = positions;

export const page: RulesPage = {
  name: 'russian',
  title: 'Russian draughts',
  intro:
    'A game of open lines: men capture backward too, kings sweep across the board, and a man crowned in the middle of a capture flies straight on. You choose freely among captures, so combinations have many branches.',
  board:
    'The 8x8 board with twelve men a side on the dark squares of the first three rows. Squares are named by file and row, as in chess: White begins on rows 1 to 3, Black on rows 6 to 8. The diagonal from a1 to h8 is the main road.',
  setup: {
    house:
      'Black sits at the bottom and makes the first move, on the one board that all 8x8 games share at home, with a dark corner at the left of each player.',
    official:
      'The same board and men, but White begins. Since the rules treat both sides alike, that changes only whose opening theory you read.',
  },
  moves:
    'A man moves one square diagonally forward. A king is a flying king: it goes any distance along a diagonal, as far as the squares are free.',
  captures:
    'A man jumps a neighbouring enemy piece in front of it or behind it, if the next square is free. A king takes a piece anywhere on its diagonal when nothing else is between and a free square follows; it may come down on any free square beyond. Then the same piece captures on, turning where it likes, until nothing is left to take. Captured pieces are lifted only when the move has ended: until then they stand in the way, and none may be jumped twice. An empty square may be crossed again. Capturing is compulsory.',
  choice:
    'Free. Neither the number of pieces nor their rank matters, and man or king may do the work. But a capture is completed: if a king has several squares to land on, and can go on capturing from some of them, it must choose one of those.',
  promotion:
    'A man that steps or jumps to the last row is a king from that moment. If this happens inside a capture and the new king can take more, it must do so at once, as a king.',
  end: 'A player who is to move and has no piece, or none that can move, has lost. So has one who resigns.',
  draws:
    'Players may agree on a draw. At home there is one count; the federation has a whole set of them, each for another kind of ending, and the first that runs out decides.',
  advice: [
    'Look behind as well as ahead. A man that has run past your line can still be taken, and so can yours.',
    'Check every capture the opponent will have, the short ones included: there is no rule that forces the long one on them.',
    'Watch the last row during captures. A man that gets there mid-way turns into a flying king on the spot, so leave no scattered men on the lines that start from it.',
    'Use what cannot be declined. Giving two or three men to pull the enemy out of shape and sweep up the rest is everyday business here.',
    'Be the one who holds the main road. A lone king on a1-h8 draws even against three; anywhere else three kings should trap it, and they have fifteen moves to learn how.',
    'Keep a few men at home, c1 and e1 for White or f8 and d8 for Black, until the way to the last row is guarded by other means.',
    'Prefer c5, d4, e5 and f4 to the edges: from there a man can go, and strike, in more directions.',
  ],
  questions: [
    {
      question: 'Do I have to take the most pieces?',
      answer: 'No. Take what you like, but follow it through to its end.',
    },
    {
      question: 'May a man begin with a capture backward?',
      answer: 'Yes, at the first jump or at any later one. Without a capture it only goes forward.',
    },
    {
      question: 'What if my man passes over the last row while capturing?',
      answer:
        'It cannot just pass: it is crowned there and then, and continues with the reach of a king.',
    },
    {
      question: 'May the king stop right behind the piece it took?',
      answer:
        'Yes, or farther on, as far as the line is free, unless another of these squares lets it capture more. Then it has to land on such a square.',
    },
    {
      question: 'May I go over the same place twice in one capture?',
      answer: 'Over an empty square, yes. Over the same enemy piece, never.',
    },
    {
      question: 'How is it different from Brazilian draughts?',
      answer:
        'In two ways. Brazilian players must take the most pieces, and a man that touches the last row in the middle of a capture goes on as a man.',
    },
  ],
  notes: [
    'The federation limits endings with kings on both sides to 30 moves with four or five pieces and to 60 with six or seven. Whether these replace the 15 moves with kings alone or stand beside them is read differently. The program lets every rule count by itself, so kings alone still have 15 moves.',
    'The moves are those of each side, and the pieces of both sides are counted together.',
    'No draw is declared in tournaments while a win is plain to see. That takes an arbiter, so the program does not try.',
    'Captures are written with a colon. When you type a move, x and - will do too.',
  ],
  examples: [
    { ...russian.backward, caption: 'A man captures backward, and must, having nothing else.' },
    {
      ...russian.freeChoice,
      caption: 'One man to the left or two to the right: both captures are allowed.',
    },
    {
      ...russian.crownedAndGoesOn,
      caption:
        'The man takes g7 and becomes a king on f8; as a king it must take c5 and then d2, all in one move.',
    },
    {
      ...russian.landing,
      caption:
        'After taking c3 the king may in principle land on any of five squares, but only f6 leads on to e7, so it must go that way.',
    },
  ],
};
