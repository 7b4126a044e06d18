/** The results as Markdown. Pure; missing values are dashes. */
import type { CallResult, LiveResult, Results, Side, StartedProgram, StartResult } from './results.ts';
import type { Times } from './statistics.ts';

const NONE = '–';
/** Above this load, other programs were running. */
const MAX_LOAD_PER_CORE = 0.5;

/** Formats a number with fewer decimals the larger it is: `0.42`, `7.3`, `128`, `2,310`. */
export const formatNumber = (value: number | null | undefined): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return NONE;
  if (value >= 10 || value === 0) return Math.round(value).toLocaleString('en-US');
  return value >= 1 ? value.toFixed(1) : value.toFixed(2);
};

/** Formats a whole number, such as a count of rows or errors. */
export const formatCount = (value: number | null): string => (value === null ? NONE : value.toLocaleString('en-US'));

const formatMegabytes = (bytes: number | null): string =>
  bytes === null ? NONE : `${formatNumber(bytes / 1024 / 1024)} MB`;
const formatKilobytes = (bytes: number): string => formatNumber(bytes / 1000);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Renders a table with text in the first column and numbers in the others. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

const formatCpu = ({ serverCpu, databaseCpu }: Side): string =>
  `${formatNumber(serverCpu)} + ${formatNumber(databaseCpu)}`;

/** Returns the product's share of the floor's rate, or a dash without a floor. */
const formatShare = ({ product, floor }: CallResult): string =>
  floor === null ? NONE : (product.perSecond / floor.perSecond).toFixed(2);

const formatErrorCount = ({ product, floor }: CallResult): string => formatCount(product.errors + (floor?.errors ?? 0));

/** Renders each call with its floor. */
export const callTable = ({ calls }: Pick<Results, 'calls'>): string =>
  table(
    ['Call', 'a second', 'floor', 'of the floor', 'p50 ms', 'p95', 'p99', 'floor p95', 'CPU ms', 'floor CPU', 'errors'],
    calls.map((call) => {
      const { title, product, floor } = call;
      const { p50, p95, p99 } = product.times;
      return [
        title,
        formatNumber(product.perSecond),
        formatNumber(floor?.perSecond),
        formatShare(call),
        formatNumber(p50),
        formatNumber(p95),
        formatNumber(p99),
        formatNumber(floor?.times.p95),
        formatCpu(product),
        floor === null ? NONE : formatCpu(floor),
        formatErrorCount(call),
      ];
    }),
  );

/** Renders the sizes of responses. */
export const sizeTable = ({ calls }: Pick<Results, 'calls'>): string =>
  table(
    ['Response', 'rows', 'kB', 'gzip', 'Brotli', 'floor, kB'],
    calls.map(({ title, product: { responseSize }, floor }) => [
      title,
      formatCount(responseSize.rows),
      formatKilobytes(responseSize.bytes),
      formatKilobytes(responseSize.gzip),
      formatKilobytes(responseSize.brotli),
      floor === null ? NONE : formatKilobytes(floor.responseSize.bytes),
    ]),
  );

const formatTimes = ({ p50, p95, p99, max }: Times): string[] => [p50, p95, p99, max].map(formatNumber);

/** Renders the latency of other calls while scored lists are loaded. */
const busyTable = ({ busy }: Results): string =>
  table(
    [
      'During lists by score',
      'lists a second',
      '/healthz p50 ms',
      'p95',
      'p99',
      'max',
      'send p50 ms',
      'p95',
      'p99',
      'max',
      'errors',
    ],
    busy.map((result) => [
      `${result.listConnections} connections`,
      formatNumber(result.listsPerSecond),
      ...formatTimes(result.health),
      ...formatTimes(result.send),
      formatCount(result.errors),
    ]),
  );

const liveRow = (name: string, result: LiveResult['stored']): string[] => [
  name,
  formatNumber(result.perSecond),
  formatNumber(result.answered.p50),
  formatNumber(result.answered.p99),
  formatNumber(result.delivered.p50),
  formatNumber(result.delivered.p95),
  formatNumber(result.delivered.p99),
  formatCount(result.lost),
  formatCount(result.errors),
];

const liveTable = ({ live }: Results): string =>
  table(
    ['Messages', 'a second', 'answered p50 ms', 'p99', 'delivered p50 ms', 'p95', 'p99', 'lost', 'errors'],
    live.flatMap(({ processes, stored, steady }) => {
      const servers = processes === 1 ? 'one process' : `${processes} processes`;
      return [
        liveRow(`${servers}, as many as possible`, stored),
        liveRow(`${servers}, three quarters of that`, steady),
      ];
    }),
  );

const mixTable = ({ mix }: Results): string =>
  mix === null
    ? ''
    : table(
        ['The mix', 'requests', 'p50 ms', 'p95', 'p99', 'max'],
        [{ title: '**all**', times: mix.all }, ...mix.kinds].map((kind) => [
          kind.title,
          formatCount(kind.times.count),
          ...formatTimes(kind.times),
        ]),
      );

const startRow = (name: string, program: StartedProgram, firstList: number | null): string[] => [
  name,
  formatNumber(program.medianStart),
  formatNumber(firstList),
  formatMegabytes(program.idleMemory),
  formatMegabytes(program.loadedMemory),
];

const startTable = ({ product, floor }: StartResult): string =>
  table(
    ['Start', 'ready after, ms', 'first list by score after, ms', 'memory idle', 'after load'],
    [startRow('Puente', product, product.firstList), ...(floor === null ? [] : [startRow('the floor', floor, null)])],
  );

/** Describes in one line what was measured on which machine. */
export const describeRun = ({ measuredAt, machine, market, settings }: Results): string =>
  `${formatCount(market.candidates)} candidates and ${formatCount(market.jobs)} jobs` +
  `${market.fillSeconds === null ? '' : `, filled in ${formatNumber(market.fillSeconds)} s`}; ${settings.connections} connections, ` +
  `${settings.seconds} s a call and side after ${settings.warmUpSeconds} s of warm-up; ${machine.cores} cores (${machine.cpu}), ` +
  `${formatNumber(machine.memoryBytes / 1024 ** 3)} GB, Node ${machine.node}, PostgreSQL ${machine.postgres}; ${measuredAt.slice(0, 10)}.`;

const mixLine = ({ mix }: Results): string =>
  mix === null
    ? ''
    : `${mix.people} people send ${mix.askedPerSecond} requests a second for ${mix.seconds} s, with ${mix.sockets} open sockets, on a marketplace of ` +
      `${mix.candidates} candidates: ${formatNumber(mix.answeredPerSecond)} a second were answered, ${formatCount(mix.errors)} with an error.`;

const generatorLine = ({ calls }: Results): string => {
  const max = Math.max(...calls.flatMap(({ product, floor }) => [product.generatorBusy, floor?.generatorBusy ?? 0]));
  return calls.length === 0
    ? ''
    : `The load generator's own thread was busy for at most ${Math.round(max * 100)}% of a call's time.`;
};

/** Returns a warning if other programs caused load before the run. */
const busyMachineLine = ({ machine: { loadBefore, cores } }: Results): string =>
  loadBefore < cores * MAX_LOAD_PER_CORE
    ? ''
    : `**The machine was busy** (load ${loadBefore.toFixed(1)} on ${cores} cores before the run): only the shares of the floor are meaningful.`;

/** Renders the complete report of a run. */
export const report = (results: Results): string => {
  const { calls, start, busy, live, mix } = results;
  const parts = [
    describeRun(results),
    busyMachineLine(results),
    calls.length > 0 ? `${callTable(results)}\n\n${generatorLine(results)}` : '',
    calls.length > 0 ? sizeTable(results) : '',
    start === null ? '' : startTable(start),
    busy.length > 0 ? busyTable(results) : '',
    live.length > 0 ? liveTable(results) : '',
    mix === null ? '' : `${mixLine(results)}\n\n${mixTable(results)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
};
