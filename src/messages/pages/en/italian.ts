import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { italian } = positions;

export const page: RulesPage = {
  name: 'italian',
  title: 'Italian draughts',
  intro:
    'It looks like the American game until the first crown: no man can touch a king, and a strict order says which capture you have to make. Precision is everything.',
  board:
    "Dark squares of an 8x8 board, twelve men a side. They are numbered from 1 to 32, from Black's side on: Black's men start on 1 to 12, White's on 21 to 32.",
  setup: {
    house:
      "Black at the bottom moves first, as in every 8x8 game of the house, and all play on the same board with the dark corner at the left. Numbers stay with their squares: 1 is in Black's left corner.",
    official:
      "White moves first on a mirrored board, with the dark corner at each player's right. Nothing in the rules depends on left and right or on colour; only opening books do.",
  },
  moves:
    'A man goes one square diagonally forward, a king one square diagonally in any direction. Kings do not fly.',
  captures:
    'A man jumps an enemy man, never a king, that stands next to it in a forward direction with a free square behind; this holds at every jump, so a series by a man has at most three. A king jumps men and kings next to it in all four directions. The piece goes on while it can, turning as needed. What it takes leaves when the move is over and is not jumped again. You have to capture if you can.',
  choice:
    'Compare all your captures in this order, and go down only while they tie. First, the most pieces. Second, with a king rather than with a man. Third, the most kings taken. Fourth, the capture that meets a king earliest. If they still tie, choose freely.',
  promotion:
    'On reaching the last row a man becomes a king. If a capture has brought it there, the move ends, whatever else might be taken.',
  end: 'The side to move loses when it has no pieces, or has pieces but no move. Mind that men blocked by a king cannot free themselves by jumping it. A player may also resign.',
  draws:
    "By agreement, or when the program's count runs out. Endings with few kings are often drawn, so these counts matter.",
  advice: [
    'Value the first king above anything. Only another king can capture it, so until the enemy has one too, yours walks among their men unharmed.',
    'Use kings as shields. A king placed before your men stops enemy men, which can neither take it nor pass it.',
    'Learn the order of captures by heart. Most combinations work because it leaves the opponent exactly one capture, the one you wanted.',
    'Look for the order working against you: before moving a king, see what it may be obliged to take next turn, in preference to your men.',
    'Do not hope for long raids. Kings are slow here; an advantage is turned into a win by patience, with two kings working together.',
    'Hold your back row as long as possible, for every enemy crown is worth more than a man, and bring men forward in pairs that cover each other.',
  ],
  questions: [
    {
      question: 'Can a man capture a king?',
      answer: 'No, in no position and at no jump of a series. Only kings capture kings.',
    },
    {
      question: 'Do kings fly?',
      answer: 'No, one square at a time, as in American draughts.',
    },
    {
      question: 'Which capture must I make?',
      answer:
        'The largest. If several are equally large, one made by a king; then the one taking the most kings; then the one that reaches a king soonest.',
    },
    {
      question: 'Who moves first?',
      answer: 'White in official games. At home Black does, as in the other games.',
    },
    {
      question: 'What is different from American draughts?',
      answer:
        'Men must leave kings alone, the capture is chosen by the four rules instead of freely, and the official board is mirrored with White to begin.',
    },
    {
      question: 'Why is everybody so eager for the first king?',
      answer:
        'Because it cannot be taken at all while the other side has only men. They can at best shut it in.',
    },
  ],
  notes: [
    'Whether the third or the fourth occurrence of a position draws is told differently. The program takes the third, as in the other games.',
    'The federation gives the 40 moves on demand; the program declares the draw by itself.',
    'The earliest king is found by comparing the captures jump by jump: at the first jump where one takes a king and the other a man, the former wins.',
  ],
  examples: [
    {
      ...italian.menSpareKings,
      caption: 'The man may not jump the king in front of it and has to step aside.',
    },
    {
      ...italian.withKing,
      caption: 'The king and the man could take two pieces each, so the king must do it.',
    },
    {
      ...italian.mostKings,
      caption: 'Each capture by the king takes one piece. The one that takes a king is obligatory.',
    },
    {
      ...italian.earliestKing,
      caption:
        'Two captures of three pieces with one king each. In the one that ends on 5 the king comes first, so it must be played.',
    },
  ],
};
