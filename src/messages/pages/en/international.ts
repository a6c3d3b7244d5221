import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { international } = positions;

export const page: RulesPage = {
  name: 'international',
  title: 'International draughts',
  intro:
    'The great board, also known as Polish draughts: a hundred squares, forty men, flying kings and the law of the majority. Combinations of ten jumps are real, and world championships are played in it.',
  board:
    'Ten by ten, with twenty men a side on the dark squares of the first four rows. Squares are numbered from 1 to 50: Black has 1 to 20, White 31 to 50. The long diagonal from 46 to 5 is the main road.',
  setup: {
    house:
      'None. The house rules, Black at the bottom with the first move, belong to the 8x8 games; this one is always played officially.',
    official:
      "White begins, and the dark corner is at each player's left. The rules are the same for both sides, so who begins matters to opening theory only.",
  },
  moves:
    'A man moves one square diagonally forward. A king flies along its diagonals over any number of free squares.',
  captures:
    'A man jumps an adjacent enemy piece, forward or backward, if the square after it is free. A king takes from any distance along a free line and may land on any free square beyond. The piece goes on capturing as long as it can, turning as it goes. It may cross an empty square more than once, but jump no piece twice: captured pieces remain until the move is over, and stand in the way. Capturing is compulsory.',
  choice:
    'You must take the most pieces that any of your men or kings can take. Men and kings count alike and neither goes first. Among captures of the same size you choose.',
  promotion:
    'A man that finishes its move on the far row becomes a king. One that reaches this row inside a capture and can jump on stays a man.',
  end: 'A player whose turn it is loses without pieces, or without a move for them. One may resign at any time.',
  draws:
    'Players may agree on a draw, and three kings seldom catch one, so the counts for small endings are short.',
  advice: [
    'Before each move, find the longest capture on the board for both sides. With the majority law an opponent often has one answer only, and yours may be just as forced.',
    'Train the shots. Two or three men given in the right order open a path through the enemy camp, and the forced replies do the rest.',
    'Build formations. Men on neighbouring diagonals with men behind them cannot be jumped, while an isolated outpost needs constant support.',
    'Contest the centre around 22, 23, 27, 28 and 29. Men on the edge, such as 16, 26, 25 or 35, have half the moves and half the influence.',
    'Develop evenly. If all free moves of one wing are spent, you must break a formation when it hurts; count how many safe moves each side has left.',
    'Guard the back row with care: 48 for White and 3 for Black are the men most often kept at home against breakthroughs.',
    'A king is worth about three men, yet a fresh one can be lost at once to a bait. Look where it will be made to capture before you pay for it.',
    'In the ending run for the main road 46-5. Three kings cannot win against a lone king there.',
  ],
  questions: [
    {
      question: 'Does a man that passes over the last row become a king?',
      answer: 'Only if its move ends there. If it can jump on, it has to, and it is still a man.',
    },
    {
      question: 'Must I capture with the king if both can?',
      answer: 'No. Only the number of pieces taken decides, not what takes them.',
    },
    {
      question: 'Is capturing a king better than capturing a man?',
      answer: 'Not to the rules: each is one piece. If the numbers are equal, you choose.',
    },
    {
      question: 'May my king jump a piece twice if it comes by again?',
      answer:
        'No. A captured piece is dead but still lies there; running into it ends that route. Players know the trick as the Turkish strike.',
    },
    {
      question: 'Can I play it with Black beginning, or without forced capture?',
      answer:
        'No. The house setup and the free-capture rule are for the 8x8 games, and the program says so if you ask.',
    },
    {
      question: 'Where should I start if I know the American game?',
      answer: 'With Brazilian draughts. It has these very captures on the board you are used to.',
    },
  ],
  notes: [
    'The 16 moves count from the first moment of three against one and run on when a piece is taken. If two against one comes of it, its 5 moves run as well, and the count that ends sooner draws the game.',
    'Tournament players claim their draws; the program declares them by itself.',
    'Captures that start, end and take alike are one move, whatever the order of the jumps.',
  ],
  examples: [
    {
      ...international.mostPieces,
      caption: 'Taking 27 would win one man, taking 28 and then 19 two. Only the latter is legal.',
    },
    {
      ...international.kingCountsAsOne,
      caption: 'A man or a king, one piece either way, so White may take whichever he likes.',
    },
    {
      ...international.passesLastRow,
      caption: 'The man touches the last row on 4, must jump back to 13, and is not crowned.',
    },
    {
      ...international.blockedByTaken,
      caption:
        'The king takes 37, 9 and 21 and ends on 26. It would like 42 as well, but the man on 37 is in the way, captured already and still on the board.',
    },
  ],
};
