/**
 * Measures the table, alone and as a part of the engine's similarity, on titles judged by experts and on the project's own pairs of titles. None of
 * these titles is used for training.
 */
import {
  type PreparedTitle,
  prepareTitle,
  readTitleMeaning,
  titleSimilarity,
} from '../../src/engine/taxonomy/titles.ts';
import { DIFFERENT_WORK } from '../../src/engine/testdata/different-work.ts';
import { EVERYDAY_PAIRS } from '../../src/engine/testdata/everyday-titles.ts';
import { SAME_WORK } from '../../src/engine/testdata/same-work.ts';
import { closeness } from '../../src/engine/text/title-meaning.ts';
import { type LabeledSet, readLabeledSet, setFolders } from '../matching/labeled-sets.ts';
import { measure, pooledAuc } from '../matching/ranking-measures.ts';

/** Two similarities of a pair of titles, from the table alone and from the engine. */
interface ComparedPair {
  /** The engine's similarity, which includes the table. */
  readonly engine: number;
  readonly table: number;
}

const readTitle = (text: string | null | undefined): { title: PreparedTitle | null; meaning: Int8Array } => ({
  title: prepareTitle(text ?? ''),
  meaning: readTitleMeaning(text ?? ''),
});

/** Calculates both similarities of every job with every candidate. */
function compareAll({ jobs, candidates }: LabeledSet): ComparedPair[][] {
  const offered = candidates.map(({ jobTitle }) => readTitle(jobTitle));
  return jobs.map((job) => {
    const parsedTitle = readTitle(job.title);
    return offered.map(({ title, meaning }) => ({
      engine: parsedTitle.title === null || title === null ? 0 : titleSimilarity(parsedTitle.title, title),
      table: Math.max(0, closeness(parsedTitle.meaning, meaning)),
    }));
  });
}

function meanPrecision(set: LabeledSet, compared: readonly ComparedPair[][], by: keyof ComparedPair): number {
  const judged = set.jobs.map(({ id }, job) => {
    const fitting = set.fitting.get(id) ?? new Set<string>();
    const scored = set.candidates.map((candidate, index) => {
      return { candidateId: candidate.id, score: compared[job]?.[index]?.[by] ?? 0, fits: fitting.has(candidate.id) };
    });
    return { scored, fitting: fitting.size };
  });
  return measure(judged).map;
}

/** Renders a Markdown table of the mean average precision on each set of titles in a folder. */
export async function renderJudgedTable(folder: string): Promise<string> {
  const head = '| Mean average precision | the engine with the table | the table alone |\n| --- | --- | --- |\n';
  const rows: string[] = [];
  for (const path of setFolders(folder)) {
    const set = await readLabeledSet(path);
    if (set.candidates.some(({ bio }) => Boolean(bio))) continue;
    const compared = compareAll(set);
    const figures = (['engine', 'table'] as const).map((by) => meanPrecision(set, compared, by).toFixed(3));
    rows.push(`| ${set.name} | ${figures.join(' | ')} |\n`);
  }
  return head + rows.join('');
}

const measureCloseness = (text: string): number[] =>
  text
    .trim()
    .split(/\n|; /)
    .map((pair) => {
      const [first = '', second = ''] = pair.split(' = ');
      return closeness(readTitleMeaning(first), readTitleMeaning(second));
    });

const quantile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2);

/** Renders a Markdown table of the closeness of the project's pairs, and the AUC of pairs with the same work against pairs with different work. */
export function pairsTable(): string {
  const different = measureCloseness(DIFFERENT_WORK);
  const unfitting = different.map((score) => ({ score, fits: false }));
  const row = (name: string, values: readonly number[], isSame: boolean): string => {
    const sorted = values.toSorted((a, b) => a - b);
    const quantiles = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => quantile(sorted, share));
    const fitting = values.map((score) => ({ score, fits: true }));
    const auc = isSame ? pooledAuc([...fitting, ...unfitting]).toFixed(3) : '';
    return `| ${name} | ${values.length} | ${quantiles.join(' | ')} | ${auc} |\n`;
  };
  return `| Closeness of pairs | pairs | 10% | 25% | 50% | 75% | 90% | AUC |\n| --- | --- | --- | --- | --- | --- | --- | --- |
${row('same work', measureCloseness(SAME_WORK), true)}${row('same work, small businesses', measureCloseness(EVERYDAY_PAIRS), true)}${row('different work, a word in common', different, false)}`;
}
