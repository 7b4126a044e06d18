/** The benchmark's tables as Markdown: rankings compared with baselines, calibration by band, and the ablation. Formatting only. */
import { leaveOneOut, VARIANTS } from './ablation.ts';
import { BASELINES, candidateText, jobText, type TextScorer } from './baselines.ts';
import { BANDS, bandsByConfidence, calibrate } from './calibration.ts';
import { judgeSet, type PreparedSet } from './judging.ts';
import type { LabeledSet } from './labeled-sets.ts';
import { type JudgedJob, type Measures, measure } from './ranking-measures.ts';

/** Renders a row of a Markdown table. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
/** Renders the header of a Markdown table: text columns, then numeric ones. */
export const head = (textColumns: readonly string[], numberColumns: readonly string[]): string =>
  row([...textColumns, ...numberColumns]) + row([...textColumns.map(() => '---'), ...numberColumns.map(() => '---:')]);
/** Formats a number with three decimals. NaN becomes a dash. */
export const fixed3 = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3));
/** Formats a share as a percentage with one decimal. NaN becomes a dash. */
export const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`);

function judgeBaseline({ jobs, candidates, fitting }: LabeledSet, score: TextScorer): JudgedJob[] {
  return jobs.map((job) => {
    const scores = score(jobText(job));
    const fits = fitting.get(job.id) ?? new Set<string>();
    return {
      fitting: fits.size,
      scored: candidates.map(({ id }, index) => ({ candidateId: id, score: scores[index] ?? 0, fits: fits.has(id) })),
    };
  });
}

export const RANKING_HEAD = head(
  ['Set', 'Jobs × candidates', 'Ranked by'],
  ['MAP', 'MRR', 'P@10', 'nDCG@10', 'Pooled AUC'],
);

/** Renders one row for the engine and for each baseline on one set. */
export function rankingRows(set: LabeledSet, judged: readonly JudgedJob[]): string {
  const line = (name: string, { map, mrr, precisionAt10, ndcgAt10, auc }: Measures): string =>
    row([
      set.name,
      `${set.jobs.length} × ${set.candidates.length}`,
      name,
      ...[map, mrr, precisionAt10, ndcgAt10, auc].map(fixed3),
    ]);
  const texts = set.candidates.map(candidateText);
  const baselines = BASELINES.map(([name, createScorer]) =>
    line(name, measure(judgeBaseline(set, createScorer(texts)))),
  );
  return line('Puente', measure(judged)) + baselines.join('');
}

const bandName = ([from, to]: readonly [number, number]): string => `${from}–${to}`;

export const CALIBRATION_HEAD = head(
  ['Set', 'Pairs'],
  [...BANDS.map(bandName), 'Median', 'AUC within jobs', 'Pooled AUC'],
);

/** Renders the distribution of scores in one set: fitting pairs, others, and the share of each band that fits. */
export function calibrationRows(name: string, judged: readonly JudgedJob[]): string {
  const { fitting, others, shareFitting, medianFitting, medianOthers, ...auc } = calibrate(judged);
  return (
    row([
      name,
      'fitting',
      ...fitting.map(percent),
      String(medianFitting),
      fixed3(auc.aucWithinJobs),
      fixed3(auc.pooledAuc),
    ]) +
    row([name, 'others', ...others.map(percent), String(medianOthers), '', '']) +
    row([name, 'of the band, fitting', ...shareFitting.map(percent), '', '', ''])
  );
}

export const CONFIDENCE_HEAD = head(['Set', 'Confidence'], BANDS.map(bandName));

/** Renders the share of a band's pairs that fit, by confidence, and the number of pairs. */
export const confidenceRows = (name: string, judged: readonly JudgedJob[]): string =>
  bandsByConfidence(judged)
    .map(({ confidence, pairs, shareFitting }) =>
      row([name, confidence, ...shareFitting.map((share, band) => `${percent(share)} of ${pairs[band] ?? 0}`)]),
    )
    .join('');

/** Renders the mean average precision and pooled AUC of every set with other weights, and the leave-one-out test. */
export function ablationTables(sets: readonly PreparedSet[]): string {
  const variants = VARIANTS.map(({ name, weights }) => {
    const cells = sets.map((set) => {
      const { map, auc } = measure(judgeSet(set, weights));
      return `${fixed3(map)} · ${fixed3(auc)}`;
    });
    return row([name, ...cells]);
  });
  const weightRows = sets.map((set) => {
    const { shipped, leftOut, best } = leaveOneOut(set);
    return row([set.name, fixed3(shipped), fixed3(leftOut), fixed3(best)]);
  });
  return [
    'MAP · pooled AUC with other weights:\n\n',
    head(
      ['Weights'],
      sets.map(({ name }) => name),
    ),
    ...variants,
    '\nMAP with the weights of a grid that are best on the other jobs:\n\n',
    head(['Set'], ['As shipped', 'Left-out job', 'Best on all, in hindsight']),
    ...weightRows,
  ].join('');
}
