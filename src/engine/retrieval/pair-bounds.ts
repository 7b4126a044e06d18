/**
 * The numbers of many pairs with one side in common, from shared values: what a year range, a rate or a zone is worth is worked
 * out once for all rows that have it. Knows no row. Invariant: every number is the engine's own (`rawScores`) for that value.
 */
import { BASE_WEIGHTS, combinedScore, type RawScores } from '../scoring/combination.ts';
import { noScores, rawScores, textEvidence } from '../scoring/factors.ts';
import { WORTH_STEPS } from '../scoring/history.ts';
import type { ComparedCandidate, ComparedJob } from '../scoring/prepare.ts';
import { partOf } from '../scoring/title-factor.ts';
import { levelOf, type RowBounds } from './best-first.ts';
import { type PastTitles, type SideColumns, TITLE_KIND } from './columns.ts';
import type { Similarities } from './title-table.ts';

/** The best a factor can be. */
export const BEST = 100;
/** Scores of factors have two decimals, so a bound may be rounded up by this. */
const ROUNDING = 0.01;
/** Texts are told apart by length up to here; beyond it a text has its full weight (FULL_POST). */
const LENGTHS = 512;

/** Scores are told apart to this many steps where rows are put in bands. */
export const STEPS = 32;

/** How much skills, titles and texts count in levels, as in `RawScores`. */
export interface LevelEvidence {
  skills: number;
  title: number;
  text: number;
}

/** What so large a share (0-1) of the required skills scores at most. */
export const skillsAtMost = (share: number): number => Math.min(BEST, BEST * share + ROUNDING);

/** The parts of the other side that stand in columns. */
export interface SharedParts {
  title?: ComparedCandidate['title'];
  titleText?: string;
  years?: ComparedCandidate['years'];
  amount?: number | null;
  timezone?: ComparedCandidate['timezone'];
  workType?: ComparedCandidate['workType'];
  /** Words of the longest text. */
  words?: number;
}

/** Scores a pair whose other side has nothing but these parts. */
export type ScoreParts = (parts: SharedParts) => RawScores;

const NOTHING = {
  title: null,
  toldTitle: null,
  titleText: '',
  years: null,
  history: null,
  timezone: null,
  workType: null,
  texts: [],
  bio: null,
  summaries: [],
  base: BASE_WEIGHTS,
} as const;

/** What the numbers of a pair are where its texts count for so much evidence. */
const withEvidence = (raw: RawScores, evidence: number): RawScores => {
  raw.textEvidence = evidence;
  return raw;
};

/** Candidates of some parts against a job. */
export const againstJob =
  (job: ComparedJob): ScoreParts =>
  ({ amount = null, words, ...parts }) =>
    withEvidence(
      rawScores(
        job,
        {
          ...NOTHING,
          ...parts,
          rate: amount,
          offered: { hashes: new Int32Array(0), listed: 0, fresh: 0 },
          skillWords: new Int32Array(0),
        },
        noScores(),
        () => 0,
      ),
      words === undefined ? 0 : Math.max(0, ...job.texts.map(({ prose }) => textEvidence(prose.length))),
    );

/** Jobs of some parts against a candidate, all with the same requirements. */
export const againstCandidate =
  (
    candidate: ComparedCandidate,
    { requirements, credits }: Pick<ComparedJob, 'requirements' | 'credits'>,
  ): ScoreParts =>
  ({ amount = null, words, ...parts }) =>
    withEvidence(
      rawScores({ ...NOTHING, ...parts, budget: amount, requirements, credits }, candidate, noScores(), () => 0),
      words === undefined ? 0 : textEvidence(words),
    );

/** A title that was held, and its worth (0-1). */
export interface PastSimilarities {
  readonly similarities: Similarities;
  readonly worth: number;
}

/** What a title so alike (0-1) scores at most, stated or read out of a text. */
type ScoreOfTitle = (similarity: number, isStated: boolean) => number;

/** Similarities are told apart to this many parts where scores are needed in steps only. */
const COARSE = 1_024;

/**
 * What the titles of the rows score (0-100) against who searches, by their numbers: against one title of a job, or against the title of a
 * candidate and those that were held. Invariant: `of` is never below what the engine gives, and `atMost` never below `of`.
 */
export class TitleScores {
  private readonly today: Similarities;
  private readonly scoreOf: ScoreOfTitle;
  private readonly kinds: Uint8Array;
  private readonly held: readonly PastSimilarities[];

  /** `kinds` tells of a title by its number how it names work (`TITLE_KIND`). */
  constructor(today: Similarities, scoreOf: ScoreOfTitle, kinds: Uint8Array, held: readonly PastSimilarities[] = []) {
    this.today = today;
    this.scoreOf = scoreOf;
    this.kinds = kinds;
    this.held = held;
  }

  private isStated(number: number): boolean {
    return this.kinds[number] !== TITLE_KIND.read;
  }

  /** The most that a title scores; compares none. */
  atMost(number: number): number {
    const isStated = this.isStated(number);
    let best = this.scoreOf(this.today.atMost(number), isStated);
    for (const { similarities, worth } of this.held) {
      best = Math.max(best, partOf(this.scoreOf(similarities.atMost(number), isStated), worth));
    }
    return best;
  }

  /** `atMost` of the titles numbered below `count`, in steps, of which `steps` are 100; rounded up. */
  inSteps(count: number, steps: number): Uint8Array {
    const { today, held, kinds } = this;
    const toStep = (score: number): number => Math.ceil((score * steps) / BEST);
    if (held.length > 0) return Uint8Array.from({ length: count }, (_, number) => toStep(this.atMost(number)));
    // A market has many thousand titles: the curves are walked once for all that are about as alike.
    const stepsOf = (isStated: boolean): Uint8Array =>
      Uint8Array.from({ length: COARSE + 1 }, (_, at) => toStep(this.scoreOf(at / COARSE, isStated)));
    const stated = stepsOf(true);
    const read = stepsOf(false);
    const inSteps = new Uint8Array(count);
    for (let number = 0; number < count; number++) {
      const coarse = Math.ceil(today.atMost(number) * COARSE);
      inSteps[number] = (kinds[number] === TITLE_KIND.read ? read : stated)[coarse] ?? steps;
    }
    return inSteps;
  }

  /** Whether `atMost` is what a title scores. */
  isCompared(number: number): boolean {
    return this.today.isCompared(number) && this.held.every(({ similarities }) => similarities.isCompared(number));
  }

  /** What a title scores; compares what may be the best and was not compared yet. */
  of(number: number): number {
    const isStated = this.isStated(number);
    let best = this.scoreOf(this.today.of(number), isStated);
    for (const { similarities, worth } of this.held) {
      if (partOf(this.scoreOf(similarities.atMost(number), isStated), worth) <= best) continue;
      best = Math.max(best, partOf(this.scoreOf(similarities.of(number), isStated), worth));
    }
    return best;
  }
}

/** The scores of rows by what stands in their columns, and upper bounds of their whole scores. */
export class PairBounds {
  private readonly columns: SideColumns;
  private readonly experience: number[];
  private readonly rate: number[];
  private readonly timezone: number[];
  private readonly availability: number[];
  /** How each title names work, and what a title of each kind counts for. */
  private readonly kinds: Uint8Array;
  private readonly titleEvidence: readonly number[];
  /** By length of the text. */
  private readonly textEvidence = new Float64Array(LENGTHS).fill(Number.NaN);
  private readonly raw = noScores();
  private readonly score: ScoreParts;
  private readonly titles: TitleScores;
  private readonly held: PastTitles | null;
  /** What the factors count for in levels, and in bounds of rows. */
  private readonly base: readonly number[];
  private readonly baseOf: (slot: number) => readonly number[];

  /**
   * `held` has the further titles of rows, where they have some; `baseOf` says what the factors of a row count for, where that is not
   * the same for all.
   */
  constructor(
    columns: SideColumns,
    score: ScoreParts,
    titles: TitleScores,
    held: PastTitles | null = null,
    baseOf: ((slot: number) => readonly number[]) | null = null,
  ) {
    this.columns = columns;
    this.score = score;
    this.titles = titles;
    this.held = held;
    this.baseOf = baseOf ?? (() => this.base);
    this.base = score({}).base ?? BASE_WEIGHTS;
    this.kinds = columns.titleKinds();
    this.titleEvidence = Object.values(TITLE_KIND).map((kind) => this.titleEvidenceOf(this.kinds.indexOf(kind)));
    this.experience = columns.years.values.map((years) => score({ years }).experience);
    this.rate = columns.amounts.values.map((amount) => score({ amount }).rate);
    this.timezone = columns.zones.values.map((timezone) => score({ timezone }).timezone);
    this.availability = columns.workTypes.values.map((workType) => score({ workType }).availability);
  }

  private titleEvidenceOf(number: number): number {
    const titleText = this.columns.titles.values[number]?.text ?? '';
    return this.score({ title: this.columns.title(number), titleText }).titleEvidence;
  }

  /** The highest score of any row that gets at most this for its skills, its title and its text. */
  private highest(evidence: LevelEvidence, skills: number, title: number): number {
    const { raw } = this;
    raw.skills = skills;
    raw.skillsEvidence = evidence.skills;
    raw.title = title;
    raw.titleEvidence = evidence.title;
    raw.text = BEST;
    raw.textEvidence = evidence.text;
    raw.experience = BEST;
    raw.rate = BEST;
    raw.timezone = BEST;
    raw.availability = BEST;
    return combinedScore(raw, this.base);
  }

  /**
   * The most that rows score, the rest at its best, as a level of `Bands`: at `skills * (STEPS + 1) + title`, both in steps. Text
   * stands at its best where `evidence.text` is 1; 0 leaves it out, which is the most where it scores nothing.
   */
  levels(evidence: LevelEvidence): Uint8Array {
    return Uint8Array.from({ length: (STEPS + 1) ** 2 }, (_, at) => {
      const skills = (BEST * Math.floor(at / (STEPS + 1))) / STEPS;
      return levelOf(this.highest(evidence, skills, (BEST * (at % (STEPS + 1))) / STEPS) / BEST);
    });
  }

  /** What titles weigh where all rows are compared with one job. */
  titleWeight(): number {
    return this.score({ title: null, titleText: '' }).titleEvidence;
  }

  /**
   * Fills `into` with the most that the titles of every slot below `end` score, in steps, for levels of this `titleEvidence`. A low score
   * counts for less where a title weighs less, so such a title is put at its best.
   */
  fillTitleSteps(titleEvidence: number, end: number, into: Uint8Array): void {
    const { titleNumbers, titles } = this.columns;
    const steps = this.titles.inSteps(titles.size, STEPS);
    const weighsLess = this.titleEvidence.map((ofKind) => ofKind !== titleEvidence);
    if (weighsLess.includes(true)) {
      for (let number = 0; number < steps.length; number++) {
        if (weighsLess[this.kinds[number] ?? 0] === true) steps[number] = STEPS;
      }
    }
    for (let slot = 0; slot < end; slot++) into[slot] = steps[titleNumbers[slot] ?? 0] ?? 0;
    this.held?.raise(steps, into);
  }

  private textEvidenceOf(length: number): number {
    const at = Math.min(length, LENGTHS - 1);
    const known = this.textEvidence[at] ?? 0;
    if (!Number.isNaN(known)) return known;
    const evidence = length === 0 ? 0 : this.score({ words: length - 1 }).textEvidence;
    this.textEvidence[at] = evidence;
    return evidence;
  }

  /** The most that the titles of a slot score, without comparing any. */
  titleAtMost(slot: number): number {
    const { titles, columns, held } = this;
    let best = titles.atMost(columns.titleNumbers[slot] ?? 0);
    if (held === null) return best;
    for (let at = held.startOf(slot); at < held.endOf(slot); at++) {
      const score = partOf(titles.atMost(held.titleAt(at)), held.worthAt(at) / WORTH_STEPS);
      if (score > best) best = score;
    }
    return best;
  }

  /** Whether the titles of a slot were compared, so that `titleAtMost` is what they score. */
  isCompared(slot: number): boolean {
    const { titles, columns, held } = this;
    if (!titles.isCompared(columns.titleNumbers[slot] ?? 0)) return false;
    if (held === null) return true;
    for (let at = held.startOf(slot); at < held.endOf(slot); at++) {
      if (!titles.isCompared(held.titleAt(at))) return false;
    }
    return true;
  }

  /** What the titles of a slot score. */
  title(slot: number): number {
    const { titles, columns, held } = this;
    let best = titles.of(columns.titleNumbers[slot] ?? 0);
    if (held === null) return best;
    for (let at = held.startOf(slot); at < held.endOf(slot); at++) {
      const [number, worth] = [held.titleAt(at), held.worthAt(at) / WORTH_STEPS];
      if (partOf(titles.atMost(number), worth) > best) best = Math.max(best, partOf(titles.of(number), worth));
    }
    return best;
  }

  /** The highest score of a row that gets at most this for its skills, its title and its text. */
  bound(slot: number, skills: number, skillsEvidence: number, title: number, text: number): number {
    const { raw, columns } = this;
    const number = columns.titleNumbers[slot] ?? 0;
    const length = columns.textLengths[slot] ?? 0;
    raw.skills = skills;
    raw.skillsEvidence = skillsEvidence;
    raw.title = title;
    raw.titleEvidence = this.titleEvidence[this.kinds[number] ?? 0] ?? 0;
    raw.text = length === 0 ? 0 : text;
    raw.textEvidence = this.textEvidenceOf(length);
    raw.experience = this.experience[columns.years.numbers[slot] ?? 0] ?? 0;
    raw.rate = this.rate[columns.amounts.numbers[slot] ?? 0] ?? 0;
    raw.timezone = this.timezone[columns.zones.numbers[slot] ?? 0] ?? 0;
    raw.availability = this.availability[columns.workTypes.numbers[slot] ?? 0] ?? 0;
    return combinedScore(raw, this.baseOf(slot));
  }

  /** The bounds of rows that get at most this for their skills and their text; the closer ones come with compared titles. */
  rowBounds(skills: (slot: number) => number, skillsEvidence: (slot: number) => number, text: number): RowBounds {
    const boundOf = (slot: number, title: number): number =>
      this.bound(slot, skills(slot), skillsEvidence(slot), title, text);
    return {
      bound: (slot) => boundOf(slot, this.titleAtMost(slot)),
      isTight: (slot) => this.isCompared(slot),
      refine: (slot) => boundOf(slot, this.title(slot)),
    };
  }
}
