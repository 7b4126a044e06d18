/**
 * Decides which letters of a page are visible. Invariant: a letter in the color of its background,
 * under 2 points, off the page, clipped away, in a hidden layer, painted over or not painted is
 * hidden. A transparent letter on its drawn outline has the color of the outline.
 */
import type { Glyph } from '../reading/glyph-runs.ts';
import { containsPoint } from './pdf-geometry.ts';
import { type Contour, outlinedLetters } from './pdf-outlines.ts';
import type { Letter, Paint } from './pdf-painter.ts';
import { isReadable } from './readable-colors.ts';

const MIN_POINTS = 2;
const PAPER_COLOR = '#ffffff';

const isVisible = (letter: Letter, paints: readonly Paint[]): boolean => {
  if (!letter.isPainted || letter.size < MIN_POINTS) return false;
  const x = letter.x + letter.width / 2;
  const y = letter.y - letter.size / 4;
  let background: string | null = PAPER_COLOR;
  for (const { box, color, fillsBox, order } of paints) {
    if (!containsPoint(box, x, y)) continue;
    if (order < letter.order) background = color;
    // A letter is not painted over by its own outline.
    else if (order > letter.order && fillsBox && color !== null) return false;
  }
  return letter.color === null || background === null || isReadable(letter.color, letter.alpha, background);
};

/** Splits the letters of a page into visible and hidden letters. */
export const splitByVisibility = (
  letters: readonly Letter[],
  paints: readonly Paint[],
  contours: readonly Contour[],
): { visible: Glyph[]; hidden: Glyph[] } => {
  const visible: Glyph[] = [];
  const hidden: Glyph[] = [];
  const outlined = outlinedLetters(
    letters.filter(({ isTransparent }) => isTransparent),
    contours,
  );
  for (const letter of letters) {
    const outline = outlined.get(letter);
    const shown =
      outline === undefined
        ? letter
        : { ...letter, isPainted: true, alpha: 1, color: outline.color, order: outline.order };
    (isVisible(shown, paints) ? visible : hidden).push(letter);
  }
  return { visible, hidden };
};
