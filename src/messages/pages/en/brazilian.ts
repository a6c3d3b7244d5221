import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { brazilian } = positions;

export const page: RulesPage = {
  name: 'brazilian',
  title: 'Brazilian draughts',
  intro:
    'The international game on the small board: long kings, men that strike in both directions, and the law of the majority, which makes the biggest capture compulsory. It is a fine bridge from the American game to the 10x10 board.',
  board:
    'Eight by eight, dark squares only, twelve men a side on three rows. Squares are called by file and row; White starts on rows 1 to 3 and Black on rows 6 to 8.',
  setup: {
    house:
      'Black is at the bottom and has the first move. The board is the one that all 8x8 games use at home, with a dark square in the left corner.',
    official:
      'The board stays as it is and White begins. As both sides obey the same rules, opening theory changes sides and nothing else does.',
  },
  moves:
    'Men go one square diagonally forward. Kings fly: any number of free squares along a diagonal, in all four directions.',
  captures:
    'A man jumps an adjacent enemy piece, ahead of it or behind it, to the free square beyond. A king captures from a distance, provided that nothing else stands before its victim, and may settle on any free square after it. While more can be taken by the piece that has begun, it continues, in any direction. What it has captured remains on the board to the end of the move, blocks the way like anything else and cannot be jumped again; free squares may be visited as often as needed. You must capture when you can.',
  choice:
    'The capture that takes the most pieces, over all your pieces and all routes. Men and kings weigh the same, both as captors and as victims. If several captures take equally many, you pick one of them.',
  promotion:
    'A man that ends its move on the far row becomes a king. If it only touches that row inside a capture and can jump away from it again, it must, and remains a man.',
  end: 'If it is your turn and you have nothing left or nothing that can move, you lose. Resignation ends the game as well.',
  draws:
    'By agreement, or by the counts below, which the program keeps. The short one is for small endings that neither side can normally win.',
  advice: [
    'Work out the longest capture of each side before every move. The majority law often leaves just one legal answer, and that makes long plans safe to calculate.',
    'Steer with gifts. Offer one or two men so that the largest capture drags the enemy to where you take back more.',
    'Do not plan to escape by a small capture: if a bigger one exists anywhere on your side, the small one is not legal.',
    'Mind your back. Men are struck from behind too, so let them advance in linked groups without holes between them.',
    'Treasure kings. One king rules whole diagonals, so close the crowning squares in time and give a man or two to get your own king first.',
    'See where a capture ends before you count on a crown: a man that is led through the last row comes out of it a man.',
  ],
  questions: [
    {
      question: 'Is taking the most really compulsory?',
      answer:
        'Yes, whichever piece makes the capture. Smaller captures are simply not among the legal moves.',
    },
    {
      question: 'Does a king count for more when pieces are counted?',
      answer: 'No. One king counts as one piece, and capturing with a king has no precedence.',
    },
    {
      question: 'What are the differences from Russian draughts?',
      answer:
        'Russian players choose any capture they like, and their man is crowned in the middle of one. Here the largest is forced, and a man is crowned only where its move ends.',
    },
    {
      question: 'And from the international game?',
      answer:
        'Only the size: 8x8 with twelve men here, 10x10 with twenty there. Captures are alike.',
    },
    {
      question: 'May I choose between two captures of the same length?',
      answer: 'Yes, freely, whatever kind of pieces they take.',
    },
  ],
  notes: [
    'Two bodies have draw rules for this game. The program follows the Brazilian confederation: 20 moves, and 5 in small endings. The world body for the 64 squares, and with it some servers, uses the larger Russian set.',
    'Federations let a player claim the draw; the program declares it by itself.',
    'Two routes that start and end alike and take the same pieces are listed as one move.',
  ],
  examples: [
    {
      ...brazilian.mostPieces,
      caption: 'Taking b4 would win one man, the other way wins two. Only the larger is legal.',
    },
    {
      ...brazilian.kingCountsAsOne,
      caption: 'A man on one side, a king on the other: one piece each, so White may choose.',
    },
    {
      ...brazilian.passesLastRow,
      caption:
        'The man takes g7, touches the last row on f8, takes e7 backward and stops on d6, still a man.',
    },
    {
      ...brazilian.endsOnLastRow,
      caption:
        'Here the capture ends on f8 and the man is crowned. In Russian draughts it would go on as a king.',
    },
  ],
};
