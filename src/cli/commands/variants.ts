import type { Messages } from '../../messages/index.ts';
import { layTable } from '../../messages/pages/layout.ts';
import type { Variant } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../failure.ts';
import { jsonLine, write } from '../output.ts';
import { variantJson } from '../variant-json.ts';
import { outputWidth } from '../width.ts';

/** `dama variants`: the games and their traits, side by side. */
export async function runVariants(context: Context): Promise<ExitCode> {
  const variants = Object.values(VARIANTS);
  const text = context.json
    ? jsonLine({ variants: variants.map(variantJson) })
    : table(context.messages, variants, outputWidth(context.output));
  await write(context.output, text);
  return EXIT.done;
}

/** A row of the table: its label, and what stands in it for a game. */
type Row = readonly [label: string, entry: (variant: Variant) => string];

function table(messages: Messages, variants: readonly Variant[], width: number): string {
  const { common, cli } = messages;
  const { traits } = common;
  const yesNo = (value: boolean): string => (value ? common.yes : common.no);
  const rows: readonly Row[] = [
    [cli.variants.aliases, ({ aliases }) => (aliases.length > 0 ? aliases.join(', ') : '-')],
    [traits.board, ({ size }) => common.boardSize(size)],
    [traits.menPerSide, ({ menPerSide }) => String(menPerSide)],
    [traits.officialFirst, ({ officialFirst }) => common.colors[officialFirst]],
    [traits.mirrored, ({ mirrored }) => yesNo(mirrored)],
    [cli.variants.squares, ({ squareNames }) => cli.variants[squareNames]],
    [traits.menCaptureBackward, ({ menCaptureBackward }) => yesNo(menCaptureBackward)],
    [traits.flyingKings, ({ flyingKings }) => yesNo(flyingKings)],
    [traits.menCaptureKings, ({ menCaptureKings }) => yesNo(menCaptureKings)],
    [cli.variants.priority, (variant) => priorities(messages, variant)],
    [traits.crowningInCapture, (variant) => common.crowningInCapture[variant.crowningInCapture]],
    [common.freeCapture, ({ houseRules }) => yesNo(houseRules)],
  ];
  const lines = layTable(
    [cli.variants.game, ...variants.map(({ name }) => name)],
    rows.map(([label, entry]) => [label, ...variants.map(entry)]),
    width,
  );
  return `${lines.join('\n')}\n`;
}

function priorities({ common, cli }: Messages, variant: Variant): string {
  if (variant.priorities.length === 0) return cli.variants.free;
  return variant.priorities.map((priority) => common.priorities[priority]).join(', ');
}
