/**
 * Finds text drawn as outlines. Browsers print some fonts as filled paths and put transparent letters on top, so that text can be selected. These
 * letters are visible if nearly all of them have a drawn contour under them.
 */
import { type Box, containsPoint, type Matrix, mapBox } from './pdf-geometry.ts';

/** The box of one closed part of a filled path. A letter has one or more. */
export interface Contour {
  readonly box: Box;
  /** Null if it is not a plain color. */
  readonly color: string | null;
  readonly order: number;
  /** A rectangle is a letter only if it is a stroke: `l`, `I`, a dash or a dot. */
  readonly isRectangle: boolean;
}

/** A transparent letter. The letters shown by one operation have the same `order`. An operation may show a single letter. */
export interface TransparentLetter {
  readonly text: string;
  readonly x: number;
  /** The baseline, from the top of the page. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly order: number;
}

/** How many numbers follow each path operation: move, line, cubic curve, quadratic curve, close. */
const NUMBERS_PER_STEP = [2, 2, 6, 4, 0];
const MOVE_TO = 0;

/** In points. Taller shapes are not letters. */
const MAX_HEIGHT = 150;

/** Returns the boxes of the parts of a path, transformed by `matrix`: at most `max`, without parts taller than a letter. */
export const contourBoxes = (path: ArrayLike<number>, matrix: Matrix, max: number): Box[] => {
  const boxes: Box[] = [];
  let corners: [number, number, number, number] | null = null;
  const end = (): void => {
    if (corners === null || boxes.length >= max) return;
    const box = mapBox(matrix, corners);
    if (box[3] - box[1] <= MAX_HEIGHT) boxes.push(box);
  };
  for (let index = 0; index < path.length; ) {
    const step = path[index] ?? 0;
    const count = NUMBERS_PER_STEP[step];
    if (count === undefined) break;
    if (step === MOVE_TO) {
      end();
      corners = null;
    }
    for (let offset = index + 1; offset < index + 1 + count; offset += 2) {
      const [x, y] = [path[offset] ?? 0, path[offset + 1] ?? 0];
      corners =
        corners === null
          ? [x, y, x, y]
          : [Math.min(corners[0], x), Math.min(corners[1], y), Math.max(corners[2], x), Math.max(corners[3], y)];
    }
    index += 1 + count;
  }
  end();
  return boxes;
};

/** In multiples of the font size. */
const ASCENT = 1.1;
const DESCENT = 0.4;
const SIDE = 0.15;
const MAX_WIDTH = 2;
const MAX_STROKE = 0.35;
const SAME_MIDDLE = 0.15;
/** Letters of a word are not farther apart. */
const SAME_WORD = 0.2;
/** At least one letter or digit of an operation has a contour this tall, in multiples of the font size. */
const MIN_LETTER_HEIGHT = 0.3;
/** The share of the letters of one operation that must have a contour. */
const MIN_SHARE = 0.8;
/** The cell size of the grid that indexes contours by their center, in points. */
const CELL = 8;
const MAX_PER_CELL = 40;
/** The maximum number of comparisons per page. Letters beyond this limit stay hidden. */
const MAX_COMPARISONS = 2_000_000;

const contourHeight = ({ box }: Contour): number => box[3] - box[1];
const cellKey = (column: number, row: number): number => column * 100_000 + row;

/** Returns a function that finds the contour under a letter. */
const createContourFinder = (contours: readonly Contour[]): ((letter: TransparentLetter) => Contour | null) => {
  const cells = new Map<number, Contour[]>();
  for (const contour of contours) {
    const [left, top, right, bottom] = contour.box;
    const key = cellKey(Math.floor((left + right) / 2 / CELL), Math.floor((top + bottom) / 2 / CELL));
    const cell = cells.get(key) ?? [];
    if (cell.length === 0) cells.set(key, cell);
    if (cell.length < MAX_PER_CELL) cell.push(contour);
  }
  let comparisons = 0;
  return ({ x, y, width, size }) => {
    const area: Box = [x - SIDE * size, y - ASCENT * size, x + width + SIDE * size, y + DESCENT * size];
    const isLetter = ({ box: [left, top, right, bottom], isRectangle }: Contour): boolean =>
      containsPoint(area, (left + right) / 2, (top + bottom) / 2) &&
      bottom - top <= (ASCENT + DESCENT) * size &&
      right - left <= MAX_WIDTH * size &&
      (!isRectangle || Math.min(right - left, bottom - top) <= MAX_STROKE * size);
    /** Measures how far a contour is from the letter's horizontal center. A taller contour next to the letter belongs to another letter. */
    const distance = ({ box: [left, , right] }: Contour): number => Math.abs((left + right) / 2 - (x + width / 2));
    const isBetter = (contour: Contour, best: Contour): boolean => {
      const closer = distance(best) - distance(contour);
      return Math.abs(closer) > SAME_MIDDLE * size ? closer > 0 : contourHeight(contour) > contourHeight(best);
    };
    let best: Contour | null = null;
    for (let column = Math.floor(area[0] / CELL); column <= Math.floor(area[2] / CELL); column++) {
      for (let row = Math.floor(area[1] / CELL); row <= Math.floor(area[3] / CELL); row++) {
        const cell = cells.get(cellKey(column, row)) ?? [];
        comparisons += 1 + cell.length;
        if (comparisons > MAX_COMPARISONS) return null;
        for (const contour of cell) {
          if (isLetter(contour) && (best === null || isBetter(contour, best))) best = contour;
        }
      }
    }
    return best;
  };
};

/** Groups the letters shown by one operation, or the letters of a word if each has its own operation. */
const groupLetters = <Letter extends TransparentLetter>(letters: readonly Letter[]): Letter[][] => {
  const runs: Letter[][] = [];
  for (const run of Map.groupBy(letters, ({ order }) => order).values()) {
    const previousRun = runs.at(-1);
    const [only, ...others] = run;
    const last = previousRun?.at(-1);
    const isSameWord =
      only !== undefined &&
      others.length === 0 &&
      last !== undefined &&
      previousRun?.[0] !== undefined &&
      (previousRun.length === 1 || previousRun[0].order !== previousRun[1]?.order) &&
      last.text.trim() !== '' &&
      last.y === only.y &&
      Math.abs(only.x - last.x - last.width) <= SAME_WORD * only.size;
    if (isSameWord) previousRun?.push(only);
    else runs.push([...run]);
  }
  return runs;
};

/**
 * Returns the transparent letters that are drawn as outlines, each with one of its contours. Letters of one operation are outlined together or not
 * at all. A space or a letter without a contour gets the contour of a neighboring letter.
 */
export const outlinedLetters = <Letter extends TransparentLetter>(
  letters: readonly Letter[],
  contours: readonly Contour[],
): Map<Letter, Contour> => {
  const outlined = new Map<Letter, Contour>();
  if (letters.length === 0 || contours.length === 0) return outlined;
  const findContour = createContourFinder(contours);
  for (const run of groupLetters(letters)) {
    const printed = run.filter(({ text }) => text.trim() !== '');
    const found = new Map<Letter, Contour>();
    for (const letter of printed) {
      const contour = findContour(letter);
      if (contour !== null) found.set(letter, contour);
    }
    const alphanumeric = printed.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const isTall = (letter: Letter): boolean => {
      const contour = found.get(letter);
      return contour !== undefined && contourHeight(contour) >= MIN_LETTER_HEIGHT * letter.size;
    };
    const areLetters = alphanumeric.length === 0 || alphanumeric.some(isTall);
    if (found.size < MIN_SHARE * printed.length || !areLetters) continue;
    let last = [...found.values()][0];
    for (const letter of run) {
      last = found.get(letter) ?? last;
      if (last !== undefined) outlined.set(letter, last);
    }
  }
  return outlined;
};
