/**
 * The numbers of many pairs with one side in common, from shared values: what a year range, a rate or a zone is worth is worked
 * out once for all rows that have it. Knows no row. Invariant: every number is the engine's own (`rawScores`) for that value.
 */
import { combinedScore, type RawScores } from '../combination.ts';
import { type ComparedCandidate, type ComparedJob, noScores, rawScores } from '../factors.ts';
import type { Prose } from '../prose.ts';
import type { SideColumns } from './side-columns.ts';

/** The best a factor can be. */
const BEST = 100;
/** Texts are told apart by length up to here; beyond it a text has its full weight (FULL_BIO, FULL_POST). */
const LENGTHS = 512;

/** A text of so many words, none of which matters here. */
const textOf = (length: number): Prose => ({
  hashes: new Int32Array(0),
  weights: new Float64Array(0),
  total: 0,
  length,
});

/** The parts of the other side that stand in columns. */
export interface SharedParts {
  title?: ComparedCandidate['title'];
  titleText?: string;
  years?: ComparedCandidate['years'];
  amount?: number | null;
  timezone?: ComparedCandidate['timezone'];
  workType?: ComparedCandidate['workType'];
  prose?: Prose | null;
}

/** Scores a pair whose other side has nothing but these parts. */
export type ScoreParts = (parts: SharedParts) => RawScores;

const NOTHING = {
  title: null,
  titleText: '',
  years: null,
  timezone: null,
  workType: null,
  prose: null,
  runs: new Int32Array(0),
} as const;

/** Candidates of some parts against a job. */
export const againstJob =
  (job: ComparedJob): ScoreParts =>
  ({ amount = null, ...parts }) =>
    rawScores(
      job,
      {
        ...NOTHING,
        ...parts,
        rate: amount,
        offered: { hashes: new Int32Array(0), listed: 0 },
        skillWords: new Int32Array(0),
      },
      noScores(),
      () => 0,
    );

/** Jobs of some parts against a candidate, all with the same requirements. */
export const againstCandidate =
  (
    candidate: ComparedCandidate,
    { requirements, credits }: Pick<ComparedJob, 'requirements' | 'credits'>,
  ): ScoreParts =>
  ({ amount = null, ...parts }) =>
    rawScores({ ...NOTHING, ...parts, budget: amount, requirements, credits }, candidate, noScores(), () => 0);

/** The scores of rows by what stands in their columns, and upper bounds of their whole scores. */
export class PairBounds {
  private readonly columns: SideColumns;
  private readonly experience: number[];
  private readonly rate: number[];
  private readonly timezone: number[];
  private readonly availability: number[];
  /** By how firmly a title is stated and whether there is a text; by length of the text. */
  private readonly titleTold = { stated: [] as number[], read: [] as number[], none: [] as number[] };
  private readonly textTold = new Float64Array(LENGTHS).fill(Number.NaN);
  private readonly raw = noScores();
  private readonly score: ScoreParts;
  private readonly scoreTitle: (title: number) => number;

  /** `scoreTitle` tells what a title of the other side scores, by its number. */
  constructor(columns: SideColumns, score: ScoreParts, scoreTitle: (title: number) => number) {
    this.columns = columns;
    this.score = score;
    this.scoreTitle = scoreTitle;
    this.experience = columns.years.values.map((years) => score({ years }).experience);
    this.rate = columns.amounts.values.map((amount) => score({ amount }).rate);
    this.timezone = columns.zones.values.map((timezone) => score({ timezone }).timezone);
    this.availability = columns.workTypes.values.map((workType) => score({ workType }).availability);
  }

  /** The highest score of any row that gets at most this for its skills. */
  highest(skills: number): number {
    const { raw } = this;
    raw.skills = skills;
    raw.skillsTold = 1;
    raw.title = BEST;
    raw.titleTold = 1;
    raw.text = BEST;
    raw.textTold = 1;
    raw.experience = BEST;
    raw.rate = BEST;
    raw.timezone = BEST;
    raw.availability = BEST;
    return combinedScore(raw);
  }

  private titleToldOf(number: number, hasText: boolean): number {
    const told = this.titleTold[this.columns.titleKind(number)];
    const at = hasText ? 1 : 0;
    const known = told[at];
    if (known !== undefined) return known;
    const title = this.columns.title(number);
    const titleText = this.columns.titles.values[number]?.text ?? '';
    const fresh = this.score({ title, titleText, prose: hasText ? textOf(1) : null }).titleTold;
    told[at] = fresh;
    return fresh;
  }

  private textToldOf(length: number): number {
    const at = Math.min(length, LENGTHS - 1);
    const known = this.textTold[at] ?? 0;
    if (!Number.isNaN(known)) return known;
    const told = this.score({ prose: length === 0 ? null : textOf(length - 1) }).textTold;
    this.textTold[at] = told;
    return told;
  }

  /** The highest score of a row that gets at most this for its skills and its text. */
  bound(slot: number, skills: number, skillsTold: number, text: number): number {
    const { raw, columns } = this;
    const title = columns.titleNumbers[slot] ?? 0;
    const length = columns.textLengths[slot] ?? 0;
    raw.skills = skills;
    raw.skillsTold = skillsTold;
    raw.title = this.scoreTitle(title);
    raw.titleTold = this.titleToldOf(title, length > 0);
    raw.text = length === 0 ? 0 : text;
    raw.textTold = this.textToldOf(length);
    raw.experience = this.experience[columns.yearsNumbers[slot] ?? 0] ?? 0;
    raw.rate = this.rate[columns.amountNumbers[slot] ?? 0] ?? 0;
    raw.timezone = this.timezone[columns.zoneNumbers[slot] ?? 0] ?? 0;
    raw.availability = this.availability[columns.workTypeNumbers[slot] ?? 0] ?? 0;
    return combinedScore(raw);
  }
}
