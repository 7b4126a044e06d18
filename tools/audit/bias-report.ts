/** Renders a bias audit as a page and as CSV. Pure: the same measures give the same bytes. */
import { csvOf } from '../../src/server/csv.ts';
import {
  type BiasMeasures,
  type Category,
  type CategoryTable,
  FOUR_FIFTHS,
  type Rate,
  SMALL_CELL,
  SMALL_SHARE,
} from './bias-measures.ts';
import { barChart, factList, htmlPage, htmlTable } from './page.ts';

/** Metadata of a report. */
export interface ReportHead {
  /** ISO 8601. */
  madeAt: string;
  source: string;
  isGenerated: boolean;
  isCut: boolean;
  hasAnswers: boolean;
  period: string;
  engine: string;
  scheme: string;
}

export const GENERATED =
  'GENERATED DATA. This market was drawn by a program, wholly or in part. Its numbers show how the report is made; they say nothing about people and are no bias audit.';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const fixed = (value: number | null, digits = 3): string => (value === null ? '–' : value.toFixed(digits));

const WHY_EMPTY: Record<Category['state'], string> = {
  counted: '',
  'small-share': `below ${SMALL_SHARE * 100} % of the sample: left out of impact ratios`,
  withheld: 'withheld: too few people',
  empty: 'nobody',
};

function noteOf(state: Category['state'], rate: Rate | null): string {
  if (state !== 'counted' || rate === null) return WHY_EMPTY[state];
  if (rate.isBelowFourFifths) return rate.isUncertain ? '!below four fifths; may be chance' : '!below four fifths';
  return rate.isUncertain ? 'small sample, or within chance' : '';
}

const row = ({ name, state, people }: Category, rate: Rate | null): string[] => [
  name,
  people === null ? '–' : String(people),
  rate === null ? '–' : `${rate.hits} of ${rate.of}`,
  rate === null ? '–' : percent(rate.rate),
  rate === null ? '–' : `${percent(rate.low)} to ${percent(rate.high)}`,
  fixed(rate?.ratio ?? null),
  fixed(rate?.chance ?? null),
  noteOf(state, rate),
];

const MEASURES = [
  { key: 'scoring', name: 'Scoring rate', hits: 'Above the median' },
  { key: 'selection', name: 'Selection rate', hits: 'Moved forward' },
] as const;

const tableParts = ({ name, categories, unknown }: CategoryTable): string[] => [
  `<h2>${name}</h2>`,
  ...MEASURES.flatMap((measure) => {
    const rated = categories.flatMap((category) => {
      const rate = category[measure.key];
      return rate === null ? [] : [{ ...category, rate }];
    });
    const bars = rated.flatMap(({ name: title, rate: { ratio, isBelowFourFifths } }) =>
      ratio === null ? [] : [{ name: title, value: ratio, label: ratio.toFixed(3), isMarked: isBelowFourFifths }],
    );
    return [
      htmlTable(
        `${measure.name} by ${name.toLowerCase()}. Not stated by ${unknown}.`,
        [
          'Category',
          'Applications',
          measure.hits,
          measure.name,
          '95 % interval',
          'Impact ratio',
          'Chance (Fisher)',
          'Note',
        ],
        categories.map((category) => row(category, category[measure.key])),
      ),
      bars.length > 0
        ? barChart(
            `Impact ratio of the ${measure.name.toLowerCase()}, ${name.toLowerCase()}; line: four fifths`,
            bars,
            FOUR_FIFTHS,
          )
        : '',
    ];
  }),
];

const METHOD = [
  'Each application counts once; somebody who applied to several jobs counts for each. The sample is the whole market, not one employer or one position: an audit under a law that asks for these takes the part of it that the law means.',
  'Scoring rate: the share of a category with a score above the median of all scores of the sample, those of unknown categories included. Selection rate: the share that a company moved to an interview, an offer or a hire, moves that were taken back not counted. Impact ratio: the rate divided by that of the most favoured category (6 RCNY § 5-300).',
  'Categories are what people said of themselves, voluntarily and after a decision; who said nothing is unknown. Those who answer may differ from those who do not, and the more unknown there are, the less the rest says. People are asked by the categories of their country: in a report by EEO-1 those who were asked by IBGE are unknown in race or ethnicity, and the reverse.',
  `Withheld: categories of fewer than ${SMALL_CELL} different people, however many applications they filed, and, where these are fewer than ${SMALL_CELL} together, the next smallest. Categories below ${SMALL_SHARE * 100} % of the sample are left out of impact ratios, and nothing is compared with them (6 RCNY § 5-301).`,
  'Intervals are those of Wilson; the chance is that of Fisher’s exact test, two-sided, against the most favoured category: how often two groups of the same chance would differ as much. With fewer than 30 people in either, or a chance above 0.05, the mark says that it may be chance. Applications of one person are not independent of each other, so the true chance is larger. A mark is a question to look into (29 CFR § 1607.4(D)), not a finding; its absence is no acquittal.',
];

const warningsOf = ({ isGenerated, isCut, hasAnswers }: ReportHead): string[] => [
  ...(isGenerated ? [GENERATED] : []),
  ...(hasAnswers
    ? []
    : ['NO ANSWERS. No voluntary answer belongs to these applications, so every category is unknown.']),
  ...(isCut ? ['CUT. The period has more applications than were read; the newest of them are in here.'] : []),
];

/** The report as a self-contained page. */
export const biasPage = (head: ReportHead, measures: BiasMeasures): string =>
  htmlPage('Bias audit: tables for an independent auditor', warningsOf(head), [
    factList([
      ['Made at', head.madeAt],
      ['Source', head.source],
      ['Applications filed', head.period],
      ['Engine', head.engine],
      ['Categories of race or ethnicity', head.scheme],
      ['Applications', String(measures.applications)],
      ['With a score', String(measures.scored)],
      ['Median score', fixed(measures.median, 1)],
      ['Moved forward', String(measures.selected)],
    ]),
    '<p>These tables are computed by the operator’s own program. They are no audit until somebody independent has made it one, and no legal advice.</p>',
    ...measures.tables.flatMap(tableParts),
    '<h2>How it was computed</h2>',
    ...METHOD.map((text) => `<p>${text}</p>`),
  ]);

const number = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(6)));

/** The report as CSV: one line for each category of each table and measure, and one for unknowns; withheld cells are empty. */
export const biasCsv = (head: ReportHead, { tables }: BiasMeasures): string => {
  const names = [
    'table',
    'measure',
    'category',
    'state',
    'people',
    'hits',
    'of',
    'rate',
    'low',
    'high',
    'impact_ratio',
    'below_four_fifths',
    'fisher',
    'uncertain',
    'generated',
    'made_at',
    'engine',
    'source',
  ] as const;
  const said = {
    generated: head.isGenerated ? 'yes' : 'no',
    made_at: head.madeAt,
    engine: head.engine,
    source: head.source,
  };
  const none = {
    hits: null,
    of: null,
    rate: null,
    low: null,
    high: null,
    impact_ratio: null,
    below_four_fifths: null,
    fisher: null,
    uncertain: null,
  };
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const rows = tables.flatMap((table) =>
    MEASURES.flatMap(({ key }) => [
      ...table.categories.map((category) => {
        const rate = category[key];
        const numbers =
          rate === null
            ? none
            : {
                hits: number(rate.hits),
                of: number(rate.of),
                rate: number(rate.rate),
                low: number(rate.low),
                high: number(rate.high),
                impact_ratio: number(rate.ratio),
                below_four_fifths: yes(rate.isBelowFourFifths),
                fisher: number(rate.chance),
                uncertain: yes(rate.isUncertain),
              };
        return {
          table: table.name,
          measure: key,
          category: category.code,
          state: category.state,
          people: number(category.people),
          ...numbers,
          ...said,
        };
      }),
      {
        table: table.name,
        measure: key,
        category: 'unknown',
        state: 'unknown',
        people: number(table.unknown),
        ...none,
        ...said,
      },
    ]),
  );
  return csvOf(names, rows);
};
