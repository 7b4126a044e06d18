/** Positions on a page: transformations in PDF notation (ISO 32000-2, 8.3.3), and axis-aligned boxes. */

/** The six numbers a, b, c, d, e, f of a transformation. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the transformation that applies first `n`, then `m`. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Returns the transformation in a list of six numbers, or the identity for any other value. */
export const toMatrix = (value: unknown): Matrix => {
  const numbers = Array.from((value ?? []) as ArrayLike<number>, Number);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : IDENTITY;
};

export const transformPoint = (m: Matrix, x: number, y: number): [x: number, y: number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Returns the axis-aligned bounding box of a transformed box. */
export const mapBox = (m: Matrix, corners: ArrayLike<number>): Box => {
  const [x0, y0, x1, y1] = Array.from(corners) as [number, number, number, number];
  const points = [
    transformPoint(m, x0, y0),
    transformPoint(m, x1, y0),
    transformPoint(m, x0, y1),
    transformPoint(m, x1, y1),
  ];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Returns the intersection of two boxes. If they do not overlap, the right edge is left of the left edge or the bottom is above the top. */
export const intersect = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const containsPoint = (box: Box, x: number, y: number): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
