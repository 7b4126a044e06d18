/** HTML and SVG of audit reports as self-contained pages. Pure. */

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `body{margin:0 auto;max-width:1100px;padding:32px 20px;background:#fffdf8;color:#22303a;font:16px/1.55 system-ui,sans-serif}
h1{font-size:28px;margin:0 0 8px}h2{margin:40px 0 8px;font-size:20px}p{max-width:75ch}
.warning{border:3px solid #b91c1c;background:#fef2f2;padding:12px 16px;font-weight:600}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:8px 0;color:#4d5a63}th,td{padding:6px 10px;border-bottom:1px solid #e2ddd2;text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left}.mark{color:#b91c1c;font-weight:600}svg{max-width:100%;height:auto}dt{font-weight:600}dd{margin:0 0 6px}
@media print{body{background:#fff}}`;

/** Renders a page. `warnings` are shown prominently at the top; `parts` are HTML. */
export const htmlPage = (title: string, warnings: readonly string[], parts: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    ...warnings.map((warning) => `<p class="warning" role="note">${escapeHtml(warning)}</p>`),
    ...parts,
    '</main></body></html>',
    '',
  ].join('\n');

/** Renders a list of names and values. */
export const factList = (facts: readonly (readonly [string, string])[]): string =>
  `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

/** Renders a table. Cells that begin with "!" are highlighted and shown without it. */
export const htmlTable = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cell = (text: string): string =>
    text.startsWith('!') ? `<td class="mark">${escapeHtml(text.slice(1))}</td>` : `<td>${escapeHtml(text)}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  const names = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${names}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
};

/** A bar of a chart; `low` and `high` are drawn as a thin line. All bars share one scale. */
export interface Bar {
  name: string;
  value: number;
  label: string;
  isMarked?: boolean;
  low?: number;
  high?: number;
}

const WIDTH = 900;
const LEFT = 330;
const RIGHT = 110;
const TOP = 52;
const ROW = 28;

const barRow = (bar: Bar, index: number, toX: (value: number) => number): string => {
  const y = TOP + index * ROW;
  const [from, to] = [Math.min(toX(0), toX(bar.value)), Math.max(toX(0), toX(bar.value))];
  const line =
    bar.low === undefined || bar.high === undefined
      ? ''
      : `<path d="M${toX(bar.low).toFixed(1)} ${y + 10}H${toX(bar.high).toFixed(1)}" stroke="#22303a" stroke-width="1.5"/>`;
  return [
    `<text x="${LEFT - 12}" y="${y + 15}" text-anchor="end" font-size="13" fill="#22303a">${escapeHtml(bar.name)}</text>`,
    `<rect x="${from.toFixed(1)}" y="${y + 2}" width="${Math.max(1, to - from).toFixed(1)}" height="16" fill="${bar.isMarked === true ? '#b91c1c' : '#0f766e'}"/>`,
    line,
    `<text x="${WIDTH - RIGHT + 8}" y="${y + 15}" font-size="13" fill="#4d5a63">${escapeHtml(bar.label)}</text>`,
  ].join('');
};

/** Renders a bar chart. `reference` is drawn as a dashed line. */
export const barChart = (title: string, bars: readonly Bar[], reference?: number): string => {
  const all = bars.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const max = Math.max(0, reference ?? 0, ...all);
  const min = Math.min(0, ...all);
  const span = max - min || 1;
  const toX = (value: number): number => LEFT + ((WIDTH - RIGHT - LEFT) * (value - min)) / span;
  const height = TOP + bars.length * ROW + 16;
  const line =
    reference === undefined
      ? ''
      : `<path d="M${toX(reference).toFixed(1)} ${TOP - 4}V${height - 12}" stroke="#b91c1c" stroke-dasharray="5 4"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif">`,
    `<title>${escapeHtml(title)}</title><text x="0" y="24" font-size="16" font-weight="600" fill="#22303a">${escapeHtml(title)}</text>`,
    ...bars.map((bar, index) => barRow(bar, index, toX)),
    line,
    '</svg>',
  ].join('\n');
};
