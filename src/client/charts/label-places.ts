/**
 * Where the numbers of a picture can stand without running into each other, into a point, or out of the picture. Pure; widths are estimated
 * from the letters, on the safe side.
 */

/** A number to be written, at the place in the picture that it belongs to. */
export interface Labelled {
  x: number;
  y: number;
  text: string;
  /** A line passes above it: where it may stand below, it does. */
  isLow?: boolean;
}

export interface LabelRoom {
  /** Where the picture begins, beside the numbers of its axis. */
  left: number;
  width: number;
  height: number;
  around: readonly Box[];
  /** What is drawn from one place to the next. */
  lines?: readonly Line[];
  mayBeBelow: boolean;
}

export interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface Placed {
  x: number;
  /** Of the text's baseline. */
  y: number;
  text: string;
}

/** Something in the picture that numbers keep clear of. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A letter of the labels' size is at most so wide, and so high. */
const LETTER_PX = 8;
const LINE_PX = 16;
const GAP_PX = 3;
/** Baselines above and below a place that leave it free. */
const ABOVE = -8;
const BELOW = 21;

/** How wide a text of the pictures' letters is at most. */
export const widthOf = (text: string): number => text.length * LETTER_PX;

const boxAt = ({ x, text }: Labelled, baseline: number): Box => {
  const half = widthOf(text) / 2 + GAP_PX;
  return { left: x - half, right: x + half, top: baseline - LINE_PX + 3, bottom: baseline + 3 };
};

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Whether a line that never goes back passes through a box: within the box's width it is neither all above nor all below it. */
const passes = ({ from, to }: Line, { left, right, top, bottom }: Box): boolean => {
  if (from.x >= right || to.x <= left) return false;
  const heightAt = (x: number): number => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1);
  const ends = [heightAt(Math.max(left, from.x)), heightAt(Math.min(right, to.x))];
  return Math.min(...ends) < bottom && Math.max(...ends) > top;
};

/**
 * The numbers that have room, each above its place or, where `mayBeBelow`, below it. `labelled` is in the order of importance: what comes
 * first gets its room first, what finds none is left out. `around` and `lines` are what is drawn and must stay in sight.
 */
export const placeLabels = (
  labelled: readonly Labelled[],
  { left, width, height, around, lines = [], mayBeBelow }: LabelRoom,
): Placed[] => {
  const taken = [...around];
  return labelled.flatMap((label) => {
    const sides = label.isLow ? [BELOW, ABOVE] : [ABOVE, BELOW];
    const baselines = (mayBeBelow ? sides : [ABOVE]).map((by) => label.y + by);
    const place = baselines.find((baseline) => {
      const box = boxAt(label, baseline);
      const isInside = box.left >= left && box.right <= width && box.top >= 0 && box.bottom <= height;
      return isInside && !taken.some((other) => overlap(box, other)) && !lines.some((line) => passes(line, box));
    });
    if (place === undefined) return [];
    taken.push(boxAt(label, place));
    return [{ x: label.x, y: place, text: label.text }];
  });
};

/** Weeks in the order in which their numbers matter: the newest, the highest, then from the newest back. */
export const byImportance = <Point extends { value: number }>(points: readonly Point[]): Point[] => {
  const newest = points.at(-1);
  const highest = points.toSorted((a, b) => b.value - a.value)[0];
  const first = [newest, highest].filter((one) => one !== undefined);
  return [...new Set([...first, ...points.toReversed()])];
};
