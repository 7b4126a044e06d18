/** Creates positioned text from a test notation: lines, `|` before text further right, `**` around bold text. */
import type { PlacedDocument, PlacedText } from '#features/resumes/reading/placed-text.ts';

const LINE_HEIGHT = 14;
const FONT_SIZE = 10;
const LETTER_WIDTH = 5;

export interface LinesOptions {
  /** Position of the first line. */
  readonly top?: number;
  readonly left?: number;
  /** Position of text after a `|`. */
  readonly tab?: number;
  readonly page?: number;
  readonly size?: number;
}

/** Places consecutive lines. An empty line adds space. Lines that start with `#` are larger and bold. */
export const placeLines = (lines: readonly string[], options: LinesOptions = {}): PlacedText[] => {
  const { top = 40, left = 40, tab = 400, page = 1, size = FONT_SIZE } = options;
  return lines.flatMap((line, row) => {
    const isLarge = line.startsWith('#');
    const cells = line.replace(/^#\s*/, '').split(' | ');
    return cells.flatMap((cell, column) => {
      let x = column === 0 ? left : tab + 120 * (column - 1);
      return cell.split('**').flatMap((text, piece) => {
        const width = text.length * LETTER_WIDTH;
        const placed = {
          page,
          x,
          y: top + row * LINE_HEIGHT,
          width,
          size: isLarge ? size + 4 : size,
          bold: isLarge || piece % 2 === 1,
          text,
        };
        x += width + 1;
        return text.trim() === '' ? [] : [placed];
      });
    });
  });
};

/** Creates a document with these texts. */
export const toPlacedDocument = (texts: readonly PlacedText[], isReflowed = false): PlacedDocument => ({
  texts,
  links: [],
  omissions: [],
  isReflowed,
});
