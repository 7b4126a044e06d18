/** Plain arithmetic of scores: curves between points, and rounding to what explanations list. */

export const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Points of a curve, by rising x. */
export type Curve = readonly (readonly [number, number])[];

/** Straight lines between the points of a rising curve; its ends hold beyond them. */
export function along(curve: Curve, x: number): number {
  for (let i = 1; i < curve.length; i++) {
    // Not taken apart as `const [x1, y1]`, which would go through an iterator for every pair.
    const to = curve[i];
    if (to === undefined || x > to[0]) continue;
    const from = curve[i - 1] ?? to;
    return from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return curve.at(-1)?.[1] ?? 0;
}
