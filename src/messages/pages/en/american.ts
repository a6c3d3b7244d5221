import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { american } = positions;

export const page: RulesPage = {
  name: 'american',
  title: 'American draughts',
  intro:
    'Also called English draughts or checkers. Men only ever go forward, kings are short, and you choose freely among your captures. So little can happen by surprise that good play is mostly exact counting.',
  board:
    'Eight rows of eight squares, and only the dark ones are used. Each side has twelve men on its first three rows. Squares are numbered from 1 to 32: Black begins on 1 to 12, White on 21 to 32.',
  setup: {
    house:
      'Black sits at the bottom and moves first, as in every 8x8 game of the house, and all of them share one board: each player has a dark square in the left corner, and at the right the double corner, the pair 1 and 5 for Black, 28 and 32 for White.',
    official:
      'The same board, and the dark side moves first here too, so only the draw rules differ. It would hardly matter otherwise: the rules are the same for both sides, and changing who begins changes nothing but the opening books.',
  },
  moves:
    'A man steps one square diagonally forward to a free square. A king steps one square in any of the four diagonal directions. You move one piece a turn, and you may not pass.',
  captures:
    'A man jumps an enemy piece on the next square diagonally in front of it when the square just behind that piece is free; it never jumps backward. A king jumps the same way in all four directions. If the piece can jump on from where it lands, it must, and it may turn as it goes. Captured pieces stay until the move is over, and none is jumped twice. Capturing is compulsory.',
  choice:
    'Any capture will do. A jump that takes one piece is as good as one that takes three, and a man may capture although a king could. What you begin you must finish, though: a series stops only where no further jump exists.',
  promotion:
    'A man that reaches the far row becomes a king, by a step or by a jump, and the move ends there. Even if the new king could jump on, it waits for its next turn.',
  end: 'You win when the opponent, being on move, has no piece left or no move that the rules allow. Resigning also ends the game.',
  draws:
    'The players may agree on a draw at any time. Otherwise the program counts for you and declares it.',
  advice: [
    'Keep two men of your back row at home for as long as you can afford it. Black on 1 and 3, or White on 32 and 30, form the bridge: a single enemy man cannot slip past to be crowned.',
    'Play towards the centre squares 14, 15, 18 and 19. A man at the edge has one way to go and guards half as much.',
    'When you are a piece ahead, exchange. Three against two is far easier to win than eight against seven.',
    'Before you offer an exchange, count who will be left with the last free move. Players call it having the move, and an exchange often passes it from one side to the other.',
    'Look for the two-for-one: give a man so that the forced reply leaves two of theirs in line with gaps behind them. Look for it from their chair as well.',
    'Know the double corner. A lone king that shuffles there holds out longest, so the stronger side must bring two kings and drive it out, and the weaker side should head for it early.',
  ],
  questions: [
    {
      question: 'Must I take as many pieces as possible?',
      answer: 'No. You must capture if you can, but which capture is up to you.',
    },
    {
      question: 'May I stop after the first jump?',
      answer: 'No. While the same piece can jump on, the move is not over.',
    },
    {
      question: 'Can a man take a king?',
      answer: 'Yes, like any other piece that stands in front of it with a free square behind.',
    },
    {
      question: 'Can a king cross the whole board in one move?',
      answer:
        'No. It steps one square and jumps only a neighbour. What is new about it is that it can go backward.',
    },
    {
      question: 'What happens if I overlook a capture?',
      answer:
        'Nothing: the program does not accept another move. The old penalty of losing the piece that should have jumped is long gone from the rules.',
    },
    {
      question: 'Is it a draw when I cannot move?',
      answer: 'No, you have lost. Being blocked in counts just like having nothing left.',
    },
  ],
  notes: [
    'Some texts lift captured pieces at once, others when the move is over; the program waits for the end. In this game nobody can tell the difference. A jumping piece always moves by two rows, so it lands only on rows of one kind, odd or even; everything it captures stands on rows of the other kind. No jump could ever land where a captured piece stood, and no piece could be jumped a second time.',
    'Officially a player has to claim a draw by repetition or by the move count. The program declares it without being asked. Older rule books with longer counts are not followed.',
  ],
  examples: [
    {
      ...american.freeChoice,
      caption:
        'White may take one man or two: both captures are allowed. The one that takes two may not be broken off after the first jump.',
    },
    {
      ...american.noBackwardCapture,
      caption: 'The black man has slipped behind the white one and is safe there.',
    },
    {
      ...american.crownedAndStops,
      caption:
        'White jumps to 2 and is crowned. A king could jump the man on 6 next, but crowning has ended the move.',
    },
    {
      ...american.shortKing,
      caption:
        'The king cannot jump 18, because 15 right behind it is occupied, and it moves a single square.',
    },
  ],
};
