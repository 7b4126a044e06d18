/**
 * Compares read values with the truth by kind: F1, precision and recall. Values match if they are equal ignoring case, accents and punctuation. For F1,
 * wrong values count as much as missed ones.
 */
import type { Proposal } from '../../src/features/resumes/resumes.contract.ts';
import type { Truth } from './people/resume-person.ts';

export const FIELD_KINDS = [
  'name',
  'e-mail',
  'links',
  'place',
  'titles',
  'companies',
  'dates',
  'schools',
  'degrees',
  'languages',
  'skills',
  'phone',
] as const;
/** Kinds of the precision and recall table. The dates are those of positions. */
export const DETAIL_KINDS = [
  'name',
  'e-mail',
  'position titles',
  'companies',
  'starts',
  'ends',
  'schools',
  'degrees',
  'skills',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number] | (typeof DETAIL_KINDS)[number];
/** All kinds, each once. */
export const ALL_KINDS: readonly FieldKind[] = [...new Set<FieldKind>([...FIELD_KINDS, ...DETAIL_KINDS])];

/** The number of right, wrong and missed values. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export const EMPTY_TALLY: Tally = { right: 0, wrong: 0, missed: 0 };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  missed: a.missed + b.missed,
});

/** Returns F1 (0-1), or null if there was nothing to find and nothing was found. */
export const f1 = ({ right, wrong, missed }: Tally): number | null =>
  right + wrong + missed === 0 ? null : (2 * right) / (2 * right + wrong + missed);

/** Returns the share of the read values that are right, or null if none was read. */
export const precision = ({ right, wrong }: Tally): number | null =>
  right + wrong === 0 ? null : right / (right + wrong);

/** Returns the share of the résumés' values that were read, or null if there are none. */
export const recall = ({ right, missed }: Tally): number | null =>
  right + missed === 0 ? null : right / (right + missed);

const normalizeText = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const normalizeUrl = (url: string | null): string =>
  (url ?? '')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

/** The values of one kind in a résumé (`expected`), and those that were read (`actual`). */
interface Comparison {
  readonly expected: readonly string[];
  readonly actual: readonly string[];
}

const createComparison = (expected: readonly string[], actual: readonly string[]): Comparison => ({ expected, actual });

/** Returns the values of a kind that are in one list only. */
const findDifferences = ({ expected, actual }: Comparison): { missed: string[]; wrong: string[] } => {
  const wrong = actual.filter((value) => value !== '');
  const missed = expected.filter((value) => {
    const index = wrong.indexOf(value);
    if (index >= 0) wrong.splice(index, 1);
    return value !== '' && index < 0;
  });
  return { missed, wrong };
};

const tallyValues = (values: Comparison): Tally => {
  const { missed, wrong } = findDifferences(values);
  return {
    right: values.expected.filter((value) => value !== '').length - missed.length,
    wrong: wrong.length,
    missed: missed.length,
  };
};

interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
}

const CURRENT = 'current';
/** Returns the end to compare. A position with a start and no end is current; without either, nothing was read. */
const positionEnd = ({ start, end }: DateRange): string => end ?? (start === null ? '' : CURRENT);

/** Lists the values to compare, by kind. If a résumé has only years, a month in the proposal is wrong. */
const listComparisons = (truth: Truth, proposal: Proposal): Record<FieldKind, Comparison> => {
  const toWrittenDate = (month: string | null): string | null =>
    truth.hasMonths ? month : (month?.slice(0, 4) ?? null);
  const range = ({ start, end }: DateRange): string => `${start ?? ''}/${end ?? ''}`.replace(/^\/$/, '');
  const dateRanges = (item: { positions: readonly DateRange[]; education: readonly DateRange[] }): DateRange[] => [
    ...item.positions,
    ...item.education,
  ];
  const degree = (item: { degree: string | null; field: string | null }): string =>
    normalizeText(`${item.degree ?? ''} ${item.field ?? ''}`);
  return {
    name: createComparison(
      [normalizeText(truth.firstName), normalizeText(truth.lastName)],
      [normalizeText(proposal.firstName), normalizeText(proposal.lastName)],
    ),
    'e-mail': createComparison([truth.email], [proposal.email ?? '']),
    links: createComparison(
      [normalizeUrl(truth.linkedinUrl), normalizeUrl(truth.portfolioUrl)],
      [normalizeUrl(proposal.linkedinUrl), normalizeUrl(proposal.portfolioUrl)],
    ),
    place: createComparison(
      [truth.country, normalizeText(truth.city)],
      [proposal.country ?? '', normalizeText(proposal.city)],
    ),
    titles: createComparison(
      [truth.jobTitle, ...truth.positions.map(({ title }) => title)].map(normalizeText),
      [proposal.jobTitle, ...proposal.positions.map(({ title }) => title)].map(normalizeText),
    ),
    'position titles': createComparison(
      truth.positions.map(({ title }) => normalizeText(title)),
      proposal.positions.map(({ title }) => normalizeText(title)),
    ),
    companies: createComparison(
      truth.positions.map(({ company }) => normalizeText(company)),
      proposal.positions.map(({ company }) => normalizeText(company)),
    ),
    dates: createComparison(
      dateRanges(truth).map(({ start, end }) => range({ start: toWrittenDate(start), end: toWrittenDate(end) })),
      dateRanges(proposal).map(range),
    ),
    starts: createComparison(
      truth.positions.map(({ start }) => toWrittenDate(start) ?? ''),
      proposal.positions.map(({ start }) => start ?? ''),
    ),
    ends: createComparison(
      truth.positions.map(({ end }) => toWrittenDate(end) ?? CURRENT),
      proposal.positions.map(positionEnd),
    ),
    schools: createComparison(
      truth.education.map(({ school }) => normalizeText(school)),
      proposal.education.map(({ school }) => normalizeText(school)),
    ),
    degrees: createComparison(truth.education.map(degree), proposal.education.map(degree)),
    languages: createComparison(
      truth.languages.map(({ language, level }) => `${language} ${level}`),
      proposal.languages.map(({ language, level }) => `${language} ${level}`),
    ),
    skills: createComparison(truth.skills.map(normalizeText), proposal.skills.map(normalizeText)),
    phone: truth.phone === null ? createComparison([], []) : createComparison([truth.phone], [proposal.phone ?? '']),
  };
};

/** Counts the right, wrong and missed values of a proposal by kind. */
export const compareFields = (truth: Truth, proposal: Proposal): Record<FieldKind, Tally> => {
  const values = listComparisons(truth, proposal);
  return Object.fromEntries(ALL_KINDS.map((kind) => [kind, tallyValues(values[kind])])) as Record<FieldKind, Tally>;
};

/** Returns a line for each kind that differs: the missed values, then the values read instead. */
export const listMisses = (truth: Truth, proposal: Proposal): string[] => {
  const values = listComparisons(truth, proposal);
  return FIELD_KINDS.flatMap((kind) => {
    const { missed, wrong } = findDifferences(values[kind]);
    return missed.length + wrong.length === 0 ? [] : [`${kind}: -[${missed.join(' | ')}] +[${wrong.join(' | ')}]`];
  });
};
