import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { czech } = positions;

export const page: RulesPage = {
  name: 'czech',
  title: 'Czech draughts',
  intro:
    'Somewhere between Russian and Spanish draughts: kings fly, men strike only forward, and nobody counts the pieces taken. A single priority gives the game its flavour: where a king can capture, a king has to.',
  board:
    "Twelve men each on the dark squares of an 8x8 board, filling three rows. Squares are written by file and row; White's men begin on rows 1 to 3, Black's on rows 6 to 8.",
  setup: {
    house:
      'Black begins and sits at the bottom, on the board that serves every 8x8 game at home: the dark corner is at the left.',
    official:
      'The position is the same, with White on move. The rules favour neither side, so the difference lies in opening theory alone.',
  },
  moves:
    'Men step one square diagonally forward. Kings move along diagonals as far as they find free squares.',
  captures:
    'A man jumps an adjacent piece in front of it, a king included, to the free square behind. A king takes along its diagonal from any distance and comes down on any free square beyond. The same piece goes on as long as it can, in new directions too. Taken pieces are removed together when the move has ended; they block until then, and you never jump one twice. A capture may not be declined.',
  choice:
    'If any of your kings can capture, one of them must, even when a man would take more. Apart from that you are free: the number of pieces does not matter. A capture once begun is completed, and a king must land where it can take more, if there is such a square.',
  promotion:
    'A man reaching the last row turns into a king. If it gets there by a capture, the move stops; it acts as a king from the next turn on.',
  end: 'Whoever has to move and cannot, for lack of pieces or of free squares, has lost. Resigning loses too.',
  draws:
    'The players can agree. Otherwise shuffling kings run into a rather short count in official games.',
  advice: [
    'Pull the enemy king off its post with a bait. It has to take, even where a man of theirs has a far better capture.',
    'The same rule binds you. Before crowning a man, see what the new king will be obliged to take next, and where that leaves it.',
    'Cover men from behind: kings attack from there, and men cannot hit back.',
    'Judge a capture by the position after it. The longest one is often not the best, and nothing makes you choose it.',
    'Fight for the first king, with a man or two if need be. Against men alone it attacks from every side. Its one weakness is that it can be baited.',
    'Count captures twice, once for your men and once for your kings: as soon as a king can capture, every capture by a man you relied on is off.',
  ],
  questions: [
    {
      question: 'Must I take the most pieces?',
      answer: 'No, there is no such rule. Once begun, though, a capture goes on to its end.',
    },
    {
      question: 'What if a man and a king can both capture?',
      answer: 'The king must. With two kings able to, you decide which.',
    },
    {
      question: 'Do men capture backward?',
      answer: 'No, only forward. Kings capture in all directions.',
    },
    {
      question: 'How does it differ from Russian draughts?',
      answer:
        'Russian men strike backward too, a man crowned inside a capture goes on there, and man or king may capture as you please.',
    },
    {
      question: 'And from Spanish draughts?',
      answer:
        'Spanish players must take the most pieces and then the most kings. Here only who captures is prescribed, and the board is not mirrored.',
    },
    {
      question: 'What happens to a man that reaches the last row by capture?',
      answer: 'It is crowned and stays there. Its first move as a king comes next turn.',
    },
  ],
  notes: [
    'Several texts do not say what becomes of a man crowned by a capture. The clear ones let it stop there, and the program does the same.',
    'One site puts the number of pieces first, it seems after the international rules. The other sources have nothing of the kind, so it is not followed.',
    'Across the table a missed capture is let pass once the opponent has replied. The program never lets it come to that.',
    'The draw by repetition is for a player to claim; here it is declared by the program.',
  ],
  examples: [
    {
      ...czech.kingFirst,
      caption: 'The man on c3 could take two, the king only one; still the king has to capture.',
    },
    {
      ...czech.freeChoice,
      caption: 'Without a king that captures the choice is free, two pieces or one.',
    },
    {
      ...czech.noBackwardCapture,
      caption: 'Men do not strike backward, so White just moves on.',
    },
    {
      ...czech.crownedAndStops,
      caption: 'Crowned on d8, the piece stops; as a king it could have taken b6.',
    },
  ],
};
