/**
 * The two charts of docs/performance.md as SVG: requests per second of the product and the floor, and the latency of lists by marketplace size. Pure.
 * Scales are logarithmic because values span orders of magnitude, and the numbers are next to the marks.
 */
import type { CallResult, Results } from './results.ts';
import { formatCount, formatNumber } from './tables.ts';

/** The colors of charts. Charts have their own background, to be readable on light and dark pages. */
const INK = {
  paper: '#fffdf8',
  text: '#22303a',
  soft: '#66737c',
  line: '#e2ddd2',
  product: '#0f766e',
  floor: '#b45309',
};
const SERIES = ['#0f766e', '#b45309', '#4338ca', '#be185d', '#4d7c0f'];
const FONT = 'font-family="system-ui, sans-serif"';

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

interface TextOptions {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
  size?: number;
  isBold?: boolean;
}

const text = (
  words: string,
  { x, y, anchor = 'start', color = INK.text, size = 13, isBold = false }: TextOptions,
): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" fill="${color}"${isBold ? ' font-weight="600"' : ''}>${escapeXml(words)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, color: string = INK.line, width = 1): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${color}" stroke-width="${width}"/>`;

const dot = (x: number, y: number, color: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${color}"/>`;

const frame = (width: number, height: number, title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ${FONT}>`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="${INK.paper}"/>`,
    text(title, { x: 24, y: 36, size: 17, isBold: true }),
    ...parts,
    '</svg>',
    '',
  ].join('\n');

/** Creates a logarithmic scale with powers of ten around all values. `toPosition` maps a value to a position between `from` and `to`. */
export const logScale = (values: readonly number[], from: number, to: number) => {
  const logs = values.filter((value) => value > 0 && Number.isFinite(value)).map((value) => Math.log10(value));
  const low = logs.length > 0 ? Math.floor(Math.min(...logs)) : 0;
  const high = Math.max(low + 1, Math.ceil(Math.max(low, ...logs)));
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)),
    toPosition: (value: number): number => from + ((to - from) * (Math.log10(value) - low)) / (high - low),
  };
};

/** Returns the axis label of a power of ten. */
const tickText = (tick: number): string => (tick >= 1 ? formatCount(tick) : String(tick));

const legend = (entries: readonly { name: string; color: string }[], x: number, y: number): string =>
  entries
    .reduce<{ parts: string[]; x: number }>(
      ({ parts, x: from }, { name, color }) => ({
        parts: [...parts, dot(from + 5, y - 5, color), text(name, { x: from + 16, y, color: INK.soft })],
        x: from + 40 + name.length * 7,
      }),
      { parts: [], x },
    )
    .parts.join('\n');

const RATE = { width: 900, labels: 270, right: 130, top: 84, row: 34 };

const rateRow = ({ title, product, floor }: CallResult, index: number, toX: (value: number) => number): string => {
  const y = RATE.top + 16 + index * RATE.row;
  const label = text(title, { x: RATE.labels - 14, y: y + 4, anchor: 'end' });
  const own = formatNumber(product.perSecond);
  const labelStyle = { y: y + 4, color: INK.soft, size: 12 };
  if (floor === null) {
    return `${dot(toX(product.perSecond), y, INK.product)}${label}${text(own, { ...labelStyle, x: toX(product.perSecond) + 12 })}`;
  }
  const share = (product.perSecond / floor.perSecond).toFixed(2);
  return [
    label,
    line(toX(product.perSecond), y, toX(floor.perSecond), y, INK.line, 3),
    dot(toX(floor.perSecond), y, INK.floor),
    dot(toX(product.perSecond), y, INK.product),
    text(own, { ...labelStyle, x: toX(product.perSecond) - 12, anchor: 'end' }),
    text(`${formatNumber(floor.perSecond)}, of which ${share}`, { ...labelStyle, x: toX(floor.perSecond) + 12 }),
  ].join('');
};

/** Draws the requests per second of each call, product and floor. */
export const rateChart = ({ calls, market }: Results): string => {
  const bottom = RATE.top + calls.length * RATE.row;
  const values = calls.flatMap(({ product, floor }) => [product.perSecond, floor?.perSecond ?? product.perSecond]);
  const scale = logScale(values, RATE.labels, RATE.width - RATE.right);
  const grid = scale.ticks.flatMap((tick) => [
    line(scale.toPosition(tick), RATE.top - 6, scale.toPosition(tick), bottom),
    text(tickText(tick), { x: scale.toPosition(tick), y: bottom + 20, anchor: 'middle', color: INK.soft, size: 12 }),
  ]);
  return frame(RATE.width, bottom + 40, `Requests per second with ${formatCount(market.candidates)} candidates`, [
    legend(
      [
        { name: 'Puente', color: INK.product },
        { name: 'the floor (Fastify and the bare SQL), and Puente’s share of it', color: INK.floor },
      ],
      24,
      62,
    ),
    ...grid,
    ...calls.map((call, index) => rateRow(call, index, scale.toPosition)),
  ]);
};

const GROWTH = { width: 900, height: 420, left: 70, right: 250, top: 84, bottom: 372 };
const GROWTH_CALLS = ['newest', 'search-common', 'filter', 'match-job', 'jobs'];

interface Line {
  title: string;
  color: string;
  points: { size: number; p95: number }[];
}

const growthLines = (runs: readonly Results[]): Line[] =>
  GROWTH_CALLS.map((name, index) => {
    const points = runs.flatMap(({ calls, market }) => {
      const call = calls.find((result) => result.name === name);
      return call ? [{ title: call.title, size: market.candidates, p95: call.product.times.p95 }] : [];
    });
    return { title: points[0]?.title ?? name, color: SERIES[index] ?? INK.text, points };
  }).filter(({ points }) => points.length > 0);

/** Moves overlapping labels apart. Returns y positions in the order of `positions`. */
export const spreadLabels = (positions: readonly number[], gap: number): number[] => {
  const order = positions.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + gap);
    placed[index] = last;
  }
  return placed;
};

/** Draws the 95th percentile of lists at each measured size. */
export const growthChart = (runs: readonly Results[]): string => {
  const lines = growthLines(runs);
  const points = lines.flatMap((item) => item.points);
  const sizeScale = logScale(
    points.map(({ size }) => size),
    GROWTH.left,
    GROWTH.width - GROWTH.right,
  );
  const timeScale = logScale(
    points.map(({ p95 }) => p95),
    GROWTH.bottom,
    GROWTH.top,
  );
  const sizes = [...new Set(points.map(({ size }) => size))].toSorted((a, b) => a - b);
  const minX = sizeScale.toPosition(sizes[0] ?? 1);
  const maxX = sizeScale.toPosition(sizes.at(-1) ?? 1);
  const span = GROWTH.width - GROWTH.right - GROWTH.left - 40;
  const x = (size: number): number =>
    GROWTH.left + 20 + (maxX > minX ? (span * (sizeScale.toPosition(size) - minX)) / (maxX - minX) : span / 2);
  const grid = [
    ...timeScale.ticks.flatMap((tick) => [
      line(GROWTH.left, timeScale.toPosition(tick), GROWTH.width - GROWTH.right, timeScale.toPosition(tick)),
      text(tickText(tick), {
        x: GROWTH.left - 10,
        y: timeScale.toPosition(tick) + 4,
        anchor: 'end',
        color: INK.soft,
        size: 12,
      }),
    ]),
    ...sizes.map((size) =>
      text(formatCount(size), { x: x(size), y: GROWTH.bottom + 24, anchor: 'middle', color: INK.soft, size: 12 }),
    ),
  ];
  const heights = spreadLabels(
    lines.map(({ points: linePoints }) => timeScale.toPosition(linePoints.at(-1)?.p95 ?? 1)),
    18,
  );
  const drawnLines = lines.map(({ title, color, points: linePoints }, index) => {
    const path = linePoints
      .map(({ size, p95 }) => `${x(size).toFixed(1)},${timeScale.toPosition(p95).toFixed(1)}`)
      .join(' ');
    const label = `${title}: ${formatNumber(linePoints.at(-1)?.p95)}`;
    return [
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2.5"/>`,
      ...linePoints.map(({ size, p95 }) => dot(x(size), timeScale.toPosition(p95), color)),
      text(label, { x: GROWTH.width - GROWTH.right + 8, y: (heights[index] ?? 0) + 4, color, size: 12 }),
    ].join('');
  });
  return frame(GROWTH.width, GROWTH.height, '95th percentile of lists in milliseconds, by the number of candidates', [
    ...grid,
    ...drawnLines,
  ]);
};
