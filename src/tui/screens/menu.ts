import type { StyledLine } from '../paint.ts';
import { fit } from '../text.ts';

/** A list to choose from: numbered, because a digit chooses at once, the current one marked. */
export function menuLines(
  labels: readonly string[],
  at: number,
  width: number,
): readonly StyledLine[] {
  const current = Math.min(at, labels.length - 1);
  return labels.map((label, index): StyledLine => {
    const isCurrent = index === current;
    const text = fit(`${isCurrent ? '>' : ' '} ${index + 1} ${label}`, width);
    const hit = { kind: 'choice', number: index + 1 } as const;
    return [{ text, ...(isCurrent ? { style: { bold: true } } : {}), hit }];
  });
}
