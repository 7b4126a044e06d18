import { describe, expect, it } from 'vitest';
import { growthChart, logScale, rateChart, spreadLabels } from './chart.ts';
import { replacePart, withResults } from './documents.ts';
import type { CallResult, Results } from './results.ts';
import { callTable, formatNumber, report, sizeTable } from './tables.ts';

const side = (perSecond: number, p95: number) => ({
  perSecond,
  times: { count: 100, p50: 1, p95, p99: 40, max: 50 },
  errors: 0,
  serverCpu: 2.5,
  databaseCpu: 1.6,
  generatorBusy: 0.2,
  responseSize: { bytes: 20_000, gzip: 5_000, brotli: 4_000, rows: 25 },
});

const newest: CallResult = {
  name: 'newest',
  title: 'candidates, newest first',
  product: side(500, 30),
  floor: side(1_000, 9),
};
const bestFirst: CallResult = { name: 'match-job', title: 'best <first>', product: side(0.42, 3_000), floor: null };

const createResults = (candidates: number): Results => ({
  measuredAt: '2026-11-22T12:00:00.000Z',
  machine: { cpu: 'Some CPU', cores: 2, memoryBytes: 8 * 1024 ** 3, node: '24.0.0', postgres: '15.1', loadBefore: 0.1 },
  market: { candidates, jobs: 5_000, fillSeconds: 12 },
  settings: { seconds: 8, warmUpSeconds: 3, connections: 32 },
  calls: [newest, bestFirst],
  start: null,
  busy: [],
  live: [],
  mix: null,
});

describe('tables', () => {
  it('show numbers with fewer decimals the larger they are', () => {
    expect([0, 0.424, 7.31, 128.4, 2310, null, NaN].map(formatNumber)).toEqual([
      '0',
      '0.42',
      '7.3',
      '128',
      '2,310',
      '–',
      '–',
    ]);
  });

  it('show each call with its floor, or a dash', () => {
    const [, , first, second] = callTable({ calls: [newest, bestFirst] }).split('\n');
    expect(first).toBe(
      '| candidates, newest first | 500 | 1,000 | 0.50 | 1.0 | 30 | 40 | 9.0 | 2.5 + 1.6 | 2.5 + 1.6 | 0 |',
    );
    expect(second).toBe('| best <first> | 0.42 | – | – | 1.0 | 3,000 | 40 | – | 2.5 + 1.6 | – | 0 |');
  });

  it('have as many cells in every row as in the header', () => {
    for (const text of [callTable(createResults(1)), sizeTable(createResults(1))]) {
      expect(new Set(text.split('\n').map((line) => line.split('|').length)).size).toBe(1);
    }
  });

  it('warn if the machine was busy', () => {
    const results = createResults(10_000);
    expect(report(results)).not.toContain('The machine was busy');
    const text = report({ ...results, machine: { ...results.machine, loadBefore: 7 } });
    expect(text).toContain('**The machine was busy** (load 7.0 on 2 cores before the run)');
  });

  it('omit what was not measured', () => {
    const text = report(createResults(10_000));
    expect(text).toContain('10,000 candidates and 5,000 jobs, filled in 12 s; 32 connections');
    expect(text).not.toMatch(/The mix|Start|Messages|undefined|NaN/);
  });
});

describe('charts', () => {
  it('name every call with its numbers, escaped for XML', () => {
    const picture = rateChart(createResults(10_000));
    expect(picture).toContain('Requests per second with 10,000 candidates');
    expect(picture).toContain('1,000, of which 0.50');
    expect(picture).toContain('best &#60;first&#62;');
    expect(picture).not.toMatch(/NaN|undefined/);
  });

  it('draw a line for each list over the measured sizes', () => {
    const picture = growthChart([createResults(10_000), createResults(100_000), createResults(1_000_000)]);
    expect(picture.match(/<polyline/g)).toHaveLength(2);
    expect(picture.match(/<circle/g)).toHaveLength(6);
    expect(growthChart([createResults(10_000)])).not.toMatch(/NaN|Infinity/);
  });

  it('have a scale with powers of ten around all values', () => {
    const { ticks, toPosition } = logScale([3, 4_000], 0, 400);
    expect(ticks).toEqual([1, 10, 100, 1_000, 10_000]);
    expect([1, 100, 10_000].map(toPosition)).toEqual([0, 200, 400]);
  });

  it('keep labels apart', () => {
    expect(spreadLabels([50, 10, 12], 18)).toEqual([50, 10, 28]);
  });
});

describe('the document', () => {
  const document = 'Words.\n<!-- results -->\nold\n<!-- /results -->\nMore words.\n';

  it('contains the results of all sizes, smallest first, and keeps the text around them', () => {
    const written = withResults(document, [createResults(100_000), createResults(10_000)]);
    expect(written.indexOf('## 10,000')).toBeLessThan(written.indexOf('## 100,000'));
    expect(written).toMatch(/^Words\.\n<!-- results -->\n/);
    expect(written).toMatch(/<!-- \/results -->\nMore words\.\n$/);
    expect(written).not.toContain('old');
    expect(withResults(written, [createResults(100_000), createResults(10_000)])).toBe(written);
  });

  it('is rejected if it lacks the markers', () => {
    expect(() => replacePart('Words.', 'results', 'new')).toThrow('lacks the markers');
  });
});
