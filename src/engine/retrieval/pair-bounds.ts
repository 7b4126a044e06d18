/**
 * Factor scores and upper bounds of many pairs that share one side. The score of a shared value (a year range, a rate, a zone) is calculated once for
 * all rows with this value. It equals the score of the engine (`rawScores`).
 */
import { BASE_WEIGHTS, combinedScore, type RawScores, UNKNOWN } from '../scoring/combination.ts';
import { emptyRawScores, rawScores, textEvidence } from '../scoring/factors.ts';
import { WORTH_STEPS } from '../scoring/history.ts';
import type { ComparedCandidate, ComparedJob } from '../scoring/prepare.ts';
import { reduceScore } from '../scoring/title-factor.ts';
import { boundLevel, type RowBounds } from './best-first.ts';
import { type PastTitles, type SideColumns, TITLE_KIND } from './columns.ts';
import type { Similarities } from './title-bounds.ts';

/** The maximum score of a factor. */
export const MAX_FACTOR_SCORE = 100;
/** Factor scores are rounded to two decimals, so they may exceed an exact share by up to this value. */
const ROUNDING = 0.01;
/** Text lengths are distinguished up to this number of words. Longer texts have full weight (FULL_POST). */
const MAX_LENGTH = 512;

/** Resolution of scores when rows are put into bands. */
export const LEVEL_STEPS = 32;

/** Weight of skills, titles and texts in levels, as in `RawScores`. */
export interface LevelEvidence {
  skills: number;
  title: number;
  text: number;
}

/** Returns an upper bound of the skills score for this share (0-1) of the required skills. */
export const maxSkillsScore = (share: number): number =>
  Math.min(MAX_FACTOR_SCORE, MAX_FACTOR_SCORE * share + ROUNDING);

/** The parts of the other side that are stored in columns. */
export interface SharedParts {
  title?: ComparedCandidate['title'];
  titleText?: string;
  years?: ComparedCandidate['years'];
  amount?: number | null;
  timezone?: ComparedCandidate['timezone'];
  workType?: ComparedCandidate['workType'];
  /** The country of the candidate, or the countries of the job. */
  places?: readonly string[] | null;
  /** Weekly hours of the job. */
  hours?: ComparedJob['hours'];
  /** The number of words of the longest text. */
  words?: number;
}

/** Scores a pair whose other side has only these parts. */
export type ScoreParts = (parts: SharedParts) => RawScores;

const EMPTY_SIDE = {
  title: null,
  bioTitle: null,
  titleText: '',
  years: null,
  history: null,
  timezone: null,
  workType: null,
  country: null,
  countries: [],
  hours: null,
  texts: [],
  bio: null,
  summaries: [],
  base: BASE_WEIGHTS,
} as const;

/** Sets the evidence of the texts in `raw`, and returns `raw`. */
const withEvidence = (raw: RawScores, evidence: number): RawScores => {
  raw.textEvidence = evidence;
  return raw;
};

/** Returns a function that scores parts of candidates against a job. */
export const scorerAgainstJob =
  (job: ComparedJob): ScoreParts =>
  ({ amount = null, places, words, ...parts }) =>
    withEvidence(
      rawScores(
        job,
        {
          ...EMPTY_SIDE,
          ...parts,
          rate: amount,
          country: places?.[0] ?? null,
          offered: { hashes: new Int32Array(0), listed: 0, recent: 0 },
          skillWords: new Int32Array(0),
        },
        emptyRawScores(),
        () => 0,
      ),
      words === undefined ? 0 : Math.max(0, ...job.texts.map(({ prose }) => textEvidence(prose.length))),
    );

/** Returns a function that scores parts of jobs against a candidate. All jobs have the same requirements. */
export const scorerAgainstCandidate =
  (
    candidate: ComparedCandidate,
    { requirements, credits }: Pick<ComparedJob, 'requirements' | 'credits'>,
  ): ScoreParts =>
  ({ amount = null, places, words, ...parts }) =>
    withEvidence(
      rawScores(
        { ...EMPTY_SIDE, ...parts, budget: amount, countries: places ?? [], requirements, credits },
        candidate,
        emptyRawScores(),
        () => 0,
      ),
      words === undefined ? 0 : textEvidence(words),
    );

/** The similarities of a past title to the rows' titles, and its worth (0-1). */
export interface PastSimilarities {
  readonly similarities: Similarities;
  readonly worth: number;
}

/** Returns the score for a title similarity (0-1). `isStated` is false for a title that was read from text. */
type ScoreTitle = (similarity: number, isStated: boolean) => number;

/** Resolution of similarities if scores are needed only in steps. */
const COARSE_STEPS = 1_024;

/**
 * Scores (0-100) of the rows' titles by title number, compared with a job's title or with a candidate's current and past titles. `of` is never below
 * the engine's score, and `upperBound` is never below `of`.
 */
export class TitleScores {
  private readonly current: Similarities;
  private readonly scoreTitle: ScoreTitle;
  private readonly kinds: Uint8Array;
  private readonly pastTitles: readonly PastSimilarities[];

  /** `kinds` contains the `TITLE_KIND` of each title, by number. */
  constructor(
    current: Similarities,
    scoreTitle: ScoreTitle,
    kinds: Uint8Array,
    pastTitles: readonly PastSimilarities[] = [],
  ) {
    this.current = current;
    this.scoreTitle = scoreTitle;
    this.kinds = kinds;
    this.pastTitles = pastTitles;
  }

  private isStated(number: number): boolean {
    return this.kinds[number] !== TITLE_KIND.read;
  }

  /** Returns an upper bound of a title's score without comparing titles. */
  upperBound(number: number): number {
    const isStated = this.isStated(number);
    let best = this.scoreTitle(this.current.upperBound(number), isStated);
    for (const { similarities, worth } of this.pastTitles) {
      best = Math.max(best, reduceScore(this.scoreTitle(similarities.upperBound(number), isStated), worth));
    }
    return best;
  }

  /** Returns the upper bounds of all titles below `count` in steps, rounded up. A score of 100 equals `steps`. */
  upperBoundSteps(count: number, steps: number): Uint8Array {
    const { current, pastTitles, kinds } = this;
    const toStep = (score: number): number => Math.ceil((score * steps) / MAX_FACTOR_SCORE);
    // With past titles or few titles, each title is scored directly. Otherwise, the score is evaluated once per rounded similarity.
    if (pastTitles.length > 0 || count <= COARSE_STEPS) {
      return Uint8Array.from({ length: count }, (_, number) => toStep(this.upperBound(number)));
    }
    const similaritySteps = (isStated: boolean): Uint8Array =>
      Uint8Array.from({ length: COARSE_STEPS + 1 }, (_, index) =>
        toStep(this.scoreTitle(index / COARSE_STEPS, isStated)),
      );
    const stated = similaritySteps(true);
    const read = similaritySteps(false);
    const result = new Uint8Array(count);
    for (let number = 0; number < count; number++) {
      const coarse = Math.ceil(current.upperBound(number) * COARSE_STEPS);
      result[number] = (kinds[number] === TITLE_KIND.read ? read : stated)[coarse] ?? steps;
    }
    return result;
  }

  /** Returns true if `upperBound` is the exact score. */
  isCompared(number: number): boolean {
    return (
      this.current.isCompared(number) && this.pastTitles.every(({ similarities }) => similarities.isCompared(number))
    );
  }

  /** Returns the score of a title. Compares it with each title that may score best, unless the comparison is cached. */
  of(number: number): number {
    const isStated = this.isStated(number);
    let best = this.scoreTitle(this.current.similarity(number), isStated);
    for (const { similarities, worth } of this.pastTitles) {
      if (reduceScore(this.scoreTitle(similarities.upperBound(number), isStated), worth) <= best) continue;
      best = Math.max(best, reduceScore(this.scoreTitle(similarities.similarity(number), isStated), worth));
    }
    return best;
  }
}

/** Scores of rows from their columns, and upper bounds of their total scores. */
export class PairBounds {
  private readonly columns: SideColumns;
  /** Factor scores by the number of the shared value. */
  private readonly experience: number[];
  private readonly rate: number[];
  private readonly timezone: number[];
  private readonly availability: number[];
  private readonly country: number[];
  /** Scores of the hours factor: by type of work for candidates, by stated hours for jobs. */
  private readonly workTypeHours: number[];
  private readonly hours: number[];
  /** The `TITLE_KIND` of each title by number, and the evidence of each kind. */
  private readonly kinds: Uint8Array;
  private readonly titleEvidence: readonly number[];
  /** Evidence of texts, by length. */
  private readonly textEvidence = new Float64Array(MAX_LENGTH).fill(Number.NaN);
  private readonly raw = emptyRawScores();
  private readonly score: ScoreParts;
  private readonly titles: TitleScores;
  private readonly pastTitles: PastTitles | null;
  /** Base weights for levels and for bounds of rows. */
  private readonly base: readonly number[];
  private readonly rowBaseWeights: (slot: number) => readonly number[];

  /**
   * `pastTitles` contains the past titles of rows, if they have any. `rowBaseWeights` returns the base weights of a row, if rows have different
   * weights.
   */
  constructor(
    columns: SideColumns,
    score: ScoreParts,
    titles: TitleScores,
    pastTitles: PastTitles | null = null,
    rowBaseWeights: ((slot: number) => readonly number[]) | null = null,
  ) {
    this.columns = columns;
    this.score = score;
    this.titles = titles;
    this.pastTitles = pastTitles;
    this.rowBaseWeights = rowBaseWeights ?? (() => this.base);
    this.base = score({}).base ?? BASE_WEIGHTS;
    this.kinds = columns.titleKinds();
    this.titleEvidence = Object.values(TITLE_KIND).map((kind) => this.scoreTitleEvidence(this.kinds.indexOf(kind)));
    this.experience = columns.years.values.map((years) => score({ years }).experience);
    this.rate = columns.amounts.values.map((amount) => score({ amount }).rate);
    this.timezone = columns.zones.values.map((timezone) => score({ timezone }).timezone);
    this.availability = columns.workTypes.values.map((workType) => score({ workType }).availability);
    this.country = columns.places.values.map((places) => score({ places }).country);
    this.workTypeHours = columns.workTypes.values.map((workType) => score({ workType }).hours);
    this.hours = columns.hours.values.map((hours) => score({ hours }).hours);
  }

  private scoreTitleEvidence(number: number): number {
    const titleText = this.columns.titles.values[number]?.text ?? '';
    return this.score({ title: this.columns.title(number), titleText }).titleEvidence;
  }

  /** Returns an upper bound for rows with at most these scores for skills and title. */
  private levelBound(evidence: LevelEvidence, skills: number, title: number): number {
    const { raw } = this;
    raw.skills = skills;
    raw.skillsEvidence = evidence.skills;
    raw.title = title;
    raw.titleEvidence = evidence.title;
    raw.text = MAX_FACTOR_SCORE;
    raw.textEvidence = evidence.text;
    raw.experience = MAX_FACTOR_SCORE;
    raw.rate = MAX_FACTOR_SCORE;
    raw.timezone = MAX_FACTOR_SCORE;
    raw.availability = MAX_FACTOR_SCORE;
    raw.country = MAX_FACTOR_SCORE;
    raw.hours = MAX_FACTOR_SCORE;
    return combinedScore(raw, this.base);
  }

  /**
   * Returns upper bounds as levels of `Bands`, at index `skills * (LEVEL_STEPS + 1) + title` (both in steps). Every other factor has its best score.
   * Text has its best score if `evidence.text` is 1. If it is 0, text is omitted, and the result is an upper bound for rows whose text scores 0.
   */
  levels(evidence: LevelEvidence): Uint8Array {
    return Uint8Array.from({ length: (LEVEL_STEPS + 1) ** 2 }, (_, index) => {
      const skills = (MAX_FACTOR_SCORE * Math.floor(index / (LEVEL_STEPS + 1))) / LEVEL_STEPS;
      return boundLevel(
        this.levelBound(evidence, skills, (MAX_FACTOR_SCORE * (index % (LEVEL_STEPS + 1))) / LEVEL_STEPS) /
          MAX_FACTOR_SCORE,
      );
    });
  }

  /** Returns the weight of titles when all rows are compared with one job. */
  titleWeight(): number {
    return this.score({ title: null, titleText: '' }).titleEvidence;
  }

  /**
   * Fills `into` with upper bounds of the title scores of all slots below `end`, in steps, for levels with this `titleEvidence`. A title with
   * different evidence gets the best score, because a low score costs less if the title has less weight.
   */
  fillTitleSteps(titleEvidence: number, end: number, into: Uint8Array): void {
    const { titleNumbers, titles } = this.columns;
    const steps = this.titles.upperBoundSteps(titles.size, LEVEL_STEPS);
    const hasOtherEvidence = this.titleEvidence.map((evidence) => evidence !== titleEvidence);
    if (hasOtherEvidence.includes(true)) {
      for (let number = 0; number < steps.length; number++) {
        if (hasOtherEvidence[this.kinds[number] ?? 0] === true) steps[number] = LEVEL_STEPS;
      }
    }
    for (let slot = 0; slot < end; slot++) into[slot] = steps[titleNumbers[slot] ?? 0] ?? 0;
    this.pastTitles?.raise(steps, into);
  }

  private scoreTextEvidence(length: number): number {
    const index = Math.min(length, MAX_LENGTH - 1);
    const cached = this.textEvidence[index] ?? 0;
    if (!Number.isNaN(cached)) return cached;
    const evidence = length === 0 ? 0 : this.score({ words: length - 1 }).textEvidence;
    this.textEvidence[index] = evidence;
    return evidence;
  }

  /** Returns an upper bound of a slot's title score without comparing titles. */
  maxTitleScore(slot: number): number {
    const { titles, columns, pastTitles } = this;
    let best = titles.upperBound(columns.titleNumbers[slot] ?? 0);
    if (pastTitles === null) return best;
    for (let index = pastTitles.firstIndex(slot); index < pastTitles.endIndex(slot); index++) {
      const score = reduceScore(titles.upperBound(pastTitles.titleAt(index)), pastTitles.worthAt(index) / WORTH_STEPS);
      if (score > best) best = score;
    }
    return best;
  }

  /** Returns true if the slot's titles were compared, so `maxTitleScore` is exact. */
  isCompared(slot: number): boolean {
    const { titles, columns, pastTitles } = this;
    if (!titles.isCompared(columns.titleNumbers[slot] ?? 0)) return false;
    if (pastTitles === null) return true;
    for (let index = pastTitles.firstIndex(slot); index < pastTitles.endIndex(slot); index++) {
      if (!titles.isCompared(pastTitles.titleAt(index))) return false;
    }
    return true;
  }

  titleScore(slot: number): number {
    const { titles, columns, pastTitles } = this;
    let best = titles.of(columns.titleNumbers[slot] ?? 0);
    if (pastTitles === null) return best;
    for (let index = pastTitles.firstIndex(slot); index < pastTitles.endIndex(slot); index++) {
      const [number, worth] = [pastTitles.titleAt(index), pastTitles.worthAt(index) / WORTH_STEPS];
      if (reduceScore(titles.upperBound(number), worth) > best)
        best = Math.max(best, reduceScore(titles.of(number), worth));
    }
    return best;
  }

  /** Returns an upper bound for a row with at most these scores for skills, title and text. */
  bound(slot: number, skills: number, skillsEvidence: number, title: number, text: number): number {
    const { raw, columns } = this;
    const number = columns.titleNumbers[slot] ?? 0;
    const length = columns.textLengths[slot] ?? 0;
    raw.skills = skills;
    raw.skillsEvidence = skillsEvidence;
    raw.title = title;
    raw.titleEvidence = this.titleEvidence[this.kinds[number] ?? 0] ?? 0;
    raw.text = length === 0 ? 0 : text;
    raw.textEvidence = this.scoreTextEvidence(length);
    raw.experience = this.experience[columns.years.numbers[slot] ?? 0] ?? 0;
    raw.rate = this.rate[columns.amounts.numbers[slot] ?? 0] ?? 0;
    raw.timezone = this.timezone[columns.zones.numbers[slot] ?? 0] ?? 0;
    const workType = columns.workTypes.numbers[slot] ?? 0;
    raw.availability = this.availability[workType] ?? 0;
    raw.country = this.country[columns.places.numbers[slot] ?? 0] ?? 0;
    raw.hours = Math.max(
      this.workTypeHours[workType] ?? UNKNOWN,
      this.hours[columns.hours.numbers[slot] ?? 0] ?? UNKNOWN,
    );
    return combinedScore(raw, this.rowBaseWeights(slot));
  }

  /** Returns bounds of rows with at most these scores for skills and text. Refining a bound compares titles. */
  rowBounds(skills: (slot: number) => number, skillsEvidence: (slot: number) => number, text: number): RowBounds {
    const rowBound = (slot: number, title: number): number =>
      this.bound(slot, skills(slot), skillsEvidence(slot), title, text);
    return {
      bound: (slot) => rowBound(slot, this.maxTitleScore(slot)),
      isTight: (slot) => this.isCompared(slot),
      refine: (slot) => rowBound(slot, this.titleScore(slot)),
    };
  }
}
