/** Geometry of the hero bridge: a suspension bridge with parabolic cables, on a canvas of 960 by 600. Pure. */
export const DECK_Y = 404;
export const TOWERS = [268, 692] as const;
export const TOWER_TOP = 196;

const SPAN = TOWERS[1] - TOWERS[0];
const MIDDLE = (TOWERS[0] + TOWERS[1]) / 2;
const SAG = 148;
/** x positions where the outer cables meet the deck. */
const ANCHORS = [40, 920] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** y of the cable at `x`. */
export const cableY = (x: number): number => {
  if (x < TOWERS[0]) {
    const part = (x - ANCHORS[0]) / (TOWERS[0] - ANCHORS[0]);
    return round(DECK_Y - (DECK_Y - TOWER_TOP) * part ** 1.55);
  }
  if (x > TOWERS[1]) return cableY(TOWERS[0] - (x - TOWERS[1]));
  const fromMiddle = (2 * (x - TOWERS[0])) / SPAN - 1;
  return round(TOWER_TOP + SAG * (1 - fromMiddle ** 2));
};

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** The cable as an SVG path. */
export const cablePath = (): string =>
  steps(ANCHORS[0], ANCHORS[1], 8)
    .map((x, at) => `${at === 0 ? 'M' : 'L'}${x} ${cableY(x)}`)
    .join('');

/** The hangers as an SVG path. Omitted where they would be shorter than 6, in a tower, or over the people in the middle. */
export const hangerPath = (): string =>
  steps(ANCHORS[0] + 20, ANCHORS[1] - 20, 15.143)
    .filter(
      (x) => DECK_Y - cableY(x) > 6 && Math.abs(x - MIDDLE) > 30 && TOWERS.every((tower) => Math.abs(x - tower) > 12),
    )
    .map((x) => `M${round(x)} ${cableY(x)}V${DECK_Y}`)
    .join('');
