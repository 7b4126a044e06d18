/** Renders the counterfactual audit as a page and as CSV. Pure. */
import { MATCH_FACTORS } from '../../src/engine/matching.contract.ts';
import { toCsv } from '../../src/server/csv.ts';
import { GENERATED } from './bias-report.ts';
import type { Impact, ScoreChange, SwapResult } from './counterfactual-measures.ts';
import { barChart, factList, htmlPage, htmlTable } from './page.ts';
import { SWAP_GROUPS, type SwapGroup } from './swaps.ts';

/** Metadata of a report. */
export interface CounterfactualMetadata {
  madeAt: string;
  source: string;
  isGenerated: boolean;
  engine: string;
  seed: number;
  profiles: number;
  jobs: number;
  /** The number of changed scores that the file leaves out. */
  movesLeftOut: number;
}

const GROUPS: Record<SwapGroup, { title: string; text: string }> = {
  identity: {
    title: 'Personal details',
    text: 'Two versions of each profile that differ in a name, a gendered title, a school, a country, an age or another personal detail, and are otherwise identical. No score may change. Every change is a defect.',
  },
  writing: {
    title: 'The same content in different words',
    text: 'Dialects, spellings, accents, and the same time zone written in another way. Scores should hardly change.',
  },
  career: {
    title: 'Gaps',
    text: 'All positions except the newest start and end two years earlier. The change shows how much the time since a position counts.',
  },
  'stand-in': {
    title: 'Proxies for nationality',
    text: 'The engine reads country, time zone and rate on purpose, because jobs state countries, hours and budgets. All three correlate with nationality, so this table shows how much they count. A country may change a score only through the countries that a job lists, and a time zone only by shared hours. Any other factor in the last column is a defect.',
  },
};

const signed = (value: number | null, digits = 2): string =>
  value === null ? '–' : `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;
const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

const swapRow = ({ swap, group, profiles, compared, moved, meanShift, largest, factors }: SwapResult): string[] => [
  swap,
  String(profiles),
  String(compared),
  group === 'identity' && moved > 0 ? `!${moved}` : String(moved),
  signed(meanShift, 3),
  String(largest),
  Object.entries(factors)
    .toSorted(([, a], [, b]) => b - a)
    .map(([factor, count]) => `${factor} ${count}`)
    .join(', ') || '–',
];

const groupParts = (group: SwapGroup, results: readonly SwapResult[]): string[] => {
  const own = results.filter((result) => result.group === group);
  const head = ['Swapped', 'Profiles', 'Scores', 'Changed', 'Mean shift', 'Largest change', 'By factor'];
  return [
    `<h2>${GROUPS[group].title}</h2><p>${GROUPS[group].text}</p>`,
    htmlTable(GROUPS[group].title, head, own.map(swapRow)),
  ];
};

const impactParts = ({ factors, countries, betweenCountries, mean, pairs }: Impact): string[] => [
  '<h2>Impact by factor</h2>',
  `<p>${pairs} pairs, ${mean.toFixed(1)} points on average; ${percent(betweenCountries)} of the variance of scores lies between countries. The last column shows which factors cause it. A country’s shift is the sum of its factors. Countries with fewer than five profiles are withheld. A difference between countries does not prove its cause: people in a country may look for different work.</p>`,
  htmlTable(
    'How much each factor counts',
    ['Factor', 'Mean points', 'Share of score variance', 'Share of differences between countries'],
    factors.map(({ factor, points, varianceShare, countryShare }) => [
      factor,
      points.toFixed(2),
      percent(varianceShare),
      percent(countryShare),
    ]),
  ),
  barChart(
    'Share of the variance of scores, by factor',
    factors.map(({ factor, varianceShare }) => ({ name: factor, value: varianceShare, label: percent(varianceShare) })),
  ),
  htmlTable(
    'Mean shift of scores by country, in points, and by factor',
    ['Country', 'Profiles', 'Shift', ...MATCH_FACTORS],
    countries.map(({ country, profiles, shift, factors: shifts }) => [
      country,
      profiles === null ? 'withheld' : String(profiles),
      signed(shift),
      ...shifts.map((value) => signed(value)),
    ]),
  ),
  barChart(
    'Mean shift of scores by country, in points',
    countries.flatMap(({ country, shift }) =>
      shift === null ? [] : [{ name: country, value: shift, label: signed(shift) }],
    ),
  ),
];

/** Renders the report as a self-contained page. */
export const counterfactualPage = (
  metadata: CounterfactualMetadata,
  results: readonly SwapResult[],
  impact: Impact,
): string => {
  const changedScores = results
    .filter(({ group }) => group === 'identity')
    .reduce((sum, result) => sum + result.moved, 0);
  return htmlPage('Counterfactual audit: effects on scores', metadata.isGenerated ? [GENERATED] : [], [
    factList([
      ['Made at', metadata.madeAt],
      ['Source', metadata.source],
      ['Engine', metadata.engine],
      ['Sample', `${metadata.profiles} profiles, ${metadata.jobs} jobs, seed ${metadata.seed}`],
      ['Scores changed by personal details', String(changedScores)],
    ]),
    `<p>moves.csv lists every changed score with its factor${metadata.movesLeftOut > 0 ? `, except ${metadata.movesLeftOut} that exceed the size limit of the file` : ''}. Its ids identify people, so protect it like their profiles. This is not legal advice.</p>`,
    ...SWAP_GROUPS.flatMap((group) => groupParts(group, results)),
    ...impactParts(impact),
  ]);
};

const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(6)));

/** Renders one line for each changed score. */
export const movesCsv = (changes: readonly ScoreChange[]): string =>
  toCsv(
    ['group', 'swap', 'job', 'profile', 'before', 'after', 'shift', 'factor', 'factor_shift'],
    changes.map(({ factorShift, before, after, ...change }) => ({
      ...change,
      before,
      after,
      shift: rounded(after - before),
      factor_shift: rounded(factorShift),
    })),
  );

/** Renders one line for each swap, with the report's metadata. */
export const swapsCsv = (metadata: CounterfactualMetadata, results: readonly SwapResult[]): string =>
  toCsv(
    [
      'group',
      'swap',
      'profiles',
      'compared',
      'moved',
      'mean_shift',
      'most',
      ...MATCH_FACTORS,
      'generated',
      'made_at',
      'engine',
      'source',
    ],
    results.map(({ meanShift, largest, factors, ...result }) => ({
      ...result,
      mean_shift: rounded(meanShift),
      most: largest,
      ...(Object.fromEntries(MATCH_FACTORS.map((factor) => [factor, factors[factor] ?? 0])) as Record<
        (typeof MATCH_FACTORS)[number],
        number
      >),
      generated: metadata.isGenerated ? 'yes' : 'no',
      made_at: metadata.madeAt,
      engine: metadata.engine,
      source: metadata.source,
    })),
  );

/** Renders one line for each factor: mean points, and its share of the variance of scores and of differences between countries. */
export const factorsCsv = ({ factors }: Impact): string =>
  toCsv(
    ['factor', 'points', 'of_variance', 'of_countries'],
    factors.map(({ factor, points, varianceShare, countryShare }) => ({
      factor,
      points: rounded(points),
      of_variance: rounded(varianceShare),
      of_countries: rounded(countryShare),
    })),
  );

/** Renders one line for each country: its difference, by factor. */
export const countriesCsv = ({ countries }: Impact): string =>
  toCsv(
    ['lives_in', 'profiles', 'shift', ...MATCH_FACTORS],
    countries.map(({ country, profiles, shift, factors }) => ({
      lives_in: country,
      profiles,
      shift: rounded(shift),
      ...(Object.fromEntries(MATCH_FACTORS.map((factor, index) => [factor, rounded(factors[index] ?? null)])) as Record<
        (typeof MATCH_FACTORS)[number],
        number | null
      >),
    })),
  );
