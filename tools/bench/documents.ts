/** Writes the generated parts of docs/performance.md and its charts from stored results. Replaces only the text between pairs of markers. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { growthChart, rateChart } from './chart.ts';
import type { Results } from './results.ts';
import { formatCount, report } from './tables.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const DOCUMENT = 'performance.md';
/** The number of candidates in the chart of rates. If it was not measured, the chart uses the largest measured number. */
const RATE_CHART_SIZE = 100_000;

const partMarkers = (name: string): { begin: string; end: string } => ({
  begin: `<!-- ${name} -->`,
  end: `<!-- /${name} -->`,
});

/** Replaces the text between the two markers of `name`. Throws if they are missing. */
export const replacePart = (document: string, name: string, content: string): string => {
  const { begin, end } = partMarkers(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/${DOCUMENT} lacks the markers ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n${content}\n${document.slice(to)}`;
};

const compareMarketSize = (a: Results, b: Results): number => a.market.candidates - b.market.candidates;

/** Returns the document with the results of all runs, smallest number of candidates first. */
export const withResults = (document: string, runs: readonly Results[]): string =>
  replacePart(
    document,
    'results',
    runs
      .toSorted(compareMarketSize)
      .map((run) => `\n## ${formatCount(run.market.candidates)} candidates\n\n${report(run)}\n`)
      .join(''),
  );

/** Reads `--json` files and writes the document and its charts. Resolves to the written paths below docs/. */
export const writeDocuments = async (files: readonly string[]): Promise<string[]> => {
  const runs = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Results));
  const sorted = runs.toSorted(compareMarketSize);
  const drawn = sorted.find(({ market }) => market.candidates === RATE_CHART_SIZE) ?? sorted.at(-1);
  if (drawn === undefined) throw new Error('There are no results');
  const path = join(DOCS, DOCUMENT);
  await writeFile(path, withResults(await readFile(path, 'utf8'), sorted));
  await mkdir(join(DOCS, 'pictures'), { recursive: true });
  const pictures = { 'performance-rates.svg': rateChart(drawn), 'performance-growth.svg': growthChart(sorted) };
  for (const [name, picture] of Object.entries(pictures)) await writeFile(join(DOCS, 'pictures', name), picture);
  return [DOCUMENT, ...Object.keys(pictures).map((name) => `pictures/${name}`)];
};
