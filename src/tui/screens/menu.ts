import stringWidth from 'string-width';
import type { Style, StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { fit, pad } from '../text.ts';
import { paletteOf, type ThemeName } from '../themes/index.ts';

/** How the current one of several lines looks: in the colours of the board. */
export function currentStyle(scene: Scene, theme: ThemeName): Style {
  const { whitePiece, darkSquare } = paletteOf(theme, scene);
  return { color: whitePiece, background: darkSquare, bold: true };
}

/** A list to choose from: numbered, because a digit chooses at once, the current one marked. */
export function menuLines(
  labels: readonly string[],
  at: number,
  width: number,
  style: Style = { bold: true },
): readonly StyledLine[] {
  const current = Math.min(at, labels.length - 1);
  const texts = labels.map((label, index) => {
    return fit(`${index === current ? '>' : ' '} ${index + 1} ${label}`, width);
  });
  const widest = Math.max(0, ...texts.map((text) => stringWidth(text)));
  const column = Math.min(width, widest + 1);
  return texts.map((text, index): StyledLine => {
    const hit = { kind: 'choice', number: index + 1 } as const;
    return [{ text: pad(text, column), ...(index === current ? { style } : {}), hit }];
  });
}
