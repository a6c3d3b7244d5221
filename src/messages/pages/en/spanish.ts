import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { spanish } = positions;

export const page: RulesPage = {
  name: 'spanish',
  title: 'Spanish draughts',
  intro:
    'Humble men and mighty kings: men never turn back, kings cross the board. Two laws choose your capture, first how many pieces it takes, then how many of them are kings.',
  board:
    "Twelve men a side on an 8x8 board, dark squares only. The squares have numbers from 1 to 32 that begin on White's side: White's men stand on 1 to 12, Black's on 21 to 32. The long diagonal runs from 1 to 32.",
  setup: {
    house:
      "As in all 8x8 games at home, Black is at the bottom and begins, and the dark corner is at the player's left. The numbers travel with their squares, so 32 lies in Black's left corner.",
    official:
      "White begins, and the board is mirrored: each player has the dark corner at the right, with square 1 in White's. A mirror image and a change of first player leave the rules untouched; only opening theory has to be turned round.",
  },
  moves:
    'A man steps one square diagonally forward. A king flies along the diagonals over any number of free squares.',
  captures:
    'Men jump forward only, over an adjacent piece to the free square behind it, kings among the victims. A king takes at any distance along a free line and lands on any free square beyond the piece. A capture goes on with the same piece, changing direction at will, as long as there is something to take. The captured pieces come off together at the end; before that they block, and none is jumped a second time. Capturing is compulsory.',
  choice:
    'Quantity comes first: you must take the most pieces. Quality comes second: among captures equally large, the one that takes the most kings. If that is equal too, choose. Whether a man or a king captures plays no part.',
  promotion:
    'A man becomes a king when it arrives on the last row. Arriving there by capture ends the move at once, even if a king could take more.',
  end: 'The player to move loses if he has no piece or no way to move one, or if he resigns.',
  draws:
    'Agreement is always possible. The official counts concern endings where kings move to and fro.',
  advice: [
    'Protect your men from the rear. They cannot strike backward, so an enemy king attacks from behind without any risk.',
    'Race to the first crown. A king against mere men decides many games, and giving a man to get it one move earlier is usually right.',
    'Predict replies with both laws in their order: count pieces, and only where they tie count kings. Often a single answer is left, and you know it in advance.',
    'Keep your king off lines where enemy pieces stand with gaps between them. What looks like a feast can be a forced walk into a trap.',
    'Move up in close formation. Where each man has another right behind it there is no square to land on; a straggler in the centre is lost.',
    'With three kings against one, keep the lone king away from the long diagonal 1-32 if you are winning, and run for it if you are not.',
  ],
  questions: [
    {
      question: 'What do quantity and quality mean?',
      answer:
        'Quantity is the number of pieces taken, quality the number of kings among them. Quality is looked at only where quantity is equal.',
    },
    {
      question: 'Do men capture backward?',
      answer:
        'No. They move and capture forward only, and become useful in all directions as kings.',
    },
    {
      question: 'Do kings fly?',
      answer: 'Yes, both moving and capturing, over as many free squares as there are.',
    },
    {
      question: 'Who begins?',
      answer: 'White by the official rules, Black at home.',
    },
    {
      question: 'How does it differ from the Italian game?',
      answer:
        'Italian kings step one square and are safe from men. And where pieces tie, Italians ask first who captures, a king before a man; Spaniards ask only how many kings are taken.',
    },
    {
      question: 'Is it the board of American draughts?',
      answer:
        'Yes, except that officially it is laid the other way round, with the dark corner at the right.',
    },
  ],
  notes: [
    'We know of no draw rules printed by a Spanish federation. The program uses those that clubs and game sites give: 20 moves by each side, and 12 with three kings against one.',
    'Portugal plays by the same moves, but there promotion resets the 20 moves where a move of a man does here, and the 12 count only while the three kings own the long diagonal.',
    'Some descriptions are silent about a man crowned in the middle of a capture. Those that speak of it let it stop, and so does the program.',
  ],
  examples: [
    {
      ...spanish.quantity,
      caption: 'One man one way, two the other: quantity leaves only the capture of two.',
    },
    {
      ...spanish.quality,
      caption:
        'The man may take another man or a king. The number is the same, so quality decides: the king must be taken.',
    },
    {
      ...spanish.crownedAndStops,
      caption: 'White is crowned on 30 and stops, although the new king could take 21.',
    },
    {
      ...spanish.flyingKing,
      caption: 'After taking the man on 14 the king lands wherever the long diagonal is free.',
    },
  ],
};
