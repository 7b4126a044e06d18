/**
 * Places value labels so that they stay inside the chart and overlap neither each other nor its bars, points and lines. Pure; text widths are conservative
 * estimates.
 */

export interface LabeledPoint {
  x: number;
  y: number;
  text: string;
  /** True if the point is a local minimum of a line. Its label is then tried below the point first, if allowed. */
  isLow?: boolean;
}

export interface LabelRoom {
  /** The edges of the area for labels, in pixels. */
  left: number;
  right: number;
  height: number;
  obstacles: readonly Box[];
  /** Line segments between points. */
  lines?: readonly Line[];
  mayBeBelow: boolean;
}

export interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface PlacedLabel {
  x: number;
  /** y of the text's baseline. */
  y: number;
  text: string;
}

/** An area that labels avoid. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The maximum width of a letter, and height of a line, in pixels. */
const LETTER_PX = 8;
const LINE_PX = 16;
const GAP_PX = 3;
/** Baseline offsets above and below a point. */
const ABOVE = -8;
const BELOW = 21;

/** Returns an upper bound of a text's width. */
export const maxTextWidth = (text: string): number => text.length * LETTER_PX;

const boxAt = ({ x, text }: LabeledPoint, baseline: number): Box => {
  const half = maxTextWidth(text) / 2 + GAP_PX;
  return { left: x - half, right: x + half, top: baseline - LINE_PX + 3, bottom: baseline + 3 };
};

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/**
 * Returns true if a line crosses a box: within the box's width, the line is neither entirely above nor entirely below the box. Lines run from left to
 * right.
 */
const crosses = ({ from, to }: Line, { left, right, top, bottom }: Box): boolean => {
  if (from.x >= right || to.x <= left) return false;
  const heightAt = (x: number): number => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1);
  const ends = [heightAt(Math.max(left, from.x)), heightAt(Math.min(right, to.x))];
  return Math.min(...ends) < bottom && Math.max(...ends) > top;
};

/**
 * Returns the labels that fit, above their point or, if `mayBeBelow`, below it. `labeled` is sorted by importance: earlier labels are placed first,
 * and labels without space are omitted. Labels cover neither `obstacles` nor `lines`.
 */
export const placeLabels = (
  labeled: readonly LabeledPoint[],
  { left, right, height, obstacles, lines = [], mayBeBelow }: LabelRoom,
): PlacedLabel[] => {
  const occupied = [...obstacles];
  return labeled.flatMap((label) => {
    const sides = label.isLow ? [BELOW, ABOVE] : [ABOVE, BELOW];
    const baselines = (mayBeBelow ? sides : [ABOVE]).map((offset) => label.y + offset);
    const baseline = baselines.find((y) => {
      const box = boxAt(label, y);
      const isInside = box.left >= left && box.right <= right && box.top >= 0 && box.bottom <= height;
      return isInside && !occupied.some((other) => overlaps(box, other)) && !lines.some((line) => crosses(line, box));
    });
    if (baseline === undefined) return [];
    occupied.push(boxAt(label, baseline));
    return [{ x: label.x, y: baseline, text: label.text }];
  });
};

/** Sorts weeks by the importance of their labels: the newest, the highest, then from new to old. */
export const sortByImportance = <Point extends { value: number }>(points: readonly Point[]): Point[] => {
  const newest = points.at(-1);
  const highest = points.toSorted((a, b) => b.value - a.value)[0];
  const first = [newest, highest].filter((point) => point !== undefined);
  return [...new Set([...first, ...points.toReversed()])];
};
