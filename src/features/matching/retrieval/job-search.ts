/**
 * The best open jobs for a candidate out of the index, exactly. What the candidate earns for a skill is worked out once for all jobs
 * that require it; that and shared values give every job an upper bound, and only those that may still be among the best are
 * scored with the engine's own function.
 * Invariant: the same rows with the same scores as scoring every job; of equal scores the newest id first.
 */
import type { WorkType } from '#shared/vocabulary.ts';
import { combinedScore } from '../scoring/combination.ts';
import { rawScores } from '../scoring/factors.ts';
import type { ComparedCandidate, PreparedCandidate } from '../scoring/prepare.ts';
import { creditTables, fulfilledShare } from '../scoring/skill-credits.ts';
import { highestTitleScore } from '../scoring/title-factor.ts';
import { fnv1a } from '../text/text.ts';
import { BestRows, levelOf, type Slice } from './best-first.ts';
import type { JobIndex } from './job-index.ts';
import { againstCandidate, BEST, PairBounds, STEPS, skillsAtMost, TitleScores } from './pair-bounds.ts';
import { RowSearcher } from './row-index.ts';
import type { SoughtWord } from './tables.ts';

/** Minutes from UTC, both ends included. */
export interface OffsetRange {
  from: number;
  to: number;
}

/** What narrows a list; null and empty narrow nothing. */
export interface JobFilter {
  jobType: string | null;
  minBudget: number | null;
  /** What a job's zone must be in January and in July. */
  zone: { january: readonly OffsetRange[]; july: readonly OffsetRange[] } | null;
  /** Canonical keys, all of which must be listed. */
  skills: readonly string[];
  /** Each in the job's text, or the job of one of the companies. */
  words: readonly (SoughtWord & { companyIds: readonly string[] })[];
  except: readonly string[];
  /** Opened after this moment, in milliseconds. */
  openedAfter: number | null;
}

/** All jobs that lists show. */
export const ALL_JOBS: JobFilter = {
  jobType: null,
  minBudget: null,
  zone: null,
  skills: [],
  words: [],
  except: [],
  openedAfter: null,
};

/** What to find: the best for a candidate. */
export interface JobSearch extends Slice {
  candidate: PreparedCandidate;
  filter: JobFilter;
}

/** A job that was found, with its unrounded score. */
export interface FoundJob {
  id: string;
  score: number;
}

const NO_REQUIREMENTS = { requirements: [], credits: creditTables([]) };

/** Searches jobs. */
export class JobSearcher extends RowSearcher<JobIndex> {
  private earned = new Float64Array(0);

  /** The best after a place, fewer than `limit` where no more are left; and how many there are in all. */
  search({ candidate, filter, ...slice }: JobSearch): { found: FoundJob[]; total: number } {
    const { index, rows } = this;
    const { ids, columns, weights } = index;
    const isAsked = this.readFilter(filter);
    const bounds = new PairBounds(
      columns,
      againstCandidate(candidate, NO_REQUIREMENTS),
      this.titleScores(candidate),
      null,
      (slot) => index.baseOf(slot),
    );
    this.fillEarned(candidate);
    const text = candidate.prose === null ? 0 : BEST;
    const pointsOf = (slot: number): number => skillsAtMost(this.shareOf(slot));
    rows.begin(ids.end);
    const textEvidence = text > 0 ? 1 : 0;
    const told = bounds.levels({ skills: 1, title: 1, text: textEvidence });
    const untold = bounds.levels({ skills: 0, title: 1, text: textEvidence });
    if (columns.capacity > this.titleSteps.length) this.titleSteps = new Uint8Array(columns.capacity);
    const { titleSteps } = this;
    bounds.fillTitleSteps(1, ids.end, titleSteps);
    let total = 0;
    this.chosen.each(ids.end, (slot) => {
      if (!isAsked(slot)) return;
      total += 1;
      const title = titleSteps[slot] ?? 0;
      const skills = Math.ceil((pointsOf(slot) * STEPS) / BEST) * (STEPS + 1);
      // Levels are those of factors that count as usual; where a company weighs them otherwise, its bound decides.
      const isUsual = index.bases.numbers[slot] === 0;
      const level = (weights[slot] ?? 0) > 0 ? told[skills + title] : untold[title];
      rows.bands.put(slot, isUsual ? (level ?? 0) : levelOf(1));
    });
    const best = new BestRows(ids, true, slice);
    rows.search(
      {
        ...bounds.looks(pointsOf, (slot) => ((weights[slot] ?? 0) > 0 ? 1 : 0), text),
        score: (slot) => ({ slot, score: combinedScore(rawScores(index.read(slot), candidate, this.raw)), job: 0 }),
      },
      best,
    );
    return { found: best.rows.map((row) => ({ id: ids.id(row.slot), score: row.score })), total };
  }

  private titleScores(candidate: PreparedCandidate): TitleScores {
    const held = (candidate.history?.held ?? []).map(({ text, title, worth }) => ({
      similarities: this.titles.comparing({ title, titleText: text, titleConcepts: [] }),
      worth,
    }));
    return new TitleScores(this.titles.comparing(candidate), highestTitleScore, this.index.columns.titleKinds(), held);
  }

  /** Adds up what the candidate earns for what every job requires. */
  private fillEarned(candidate: ComparedCandidate): void {
    const { index } = this;
    if (index.columns.capacity > this.earned.length) this.earned = new Float64Array(index.columns.capacity);
    else this.earned.fill(0);
    const { earned } = this;
    index.requirements.values.forEach((shared, number) => {
      if (index.requirementPostings.of(number).length === 0) return;
      const points = shared.requirements[0].weight * fulfilledShare(shared, candidate);
      if (points === 0) return;
      index.requirementPostings.each(number, (slot) => {
        earned[slot] = (earned[slot] ?? 0) + points;
      });
    });
  }

  /** The share (0-1) of its requirements that a job has fulfilled. 0 for one that requires nothing. */
  private shareOf(slot: number): number {
    const weight = this.index.weights[slot] ?? 0;
    return weight === 0 ? 0 : Math.min(1, (this.earned[slot] ?? 0) / weight);
  }

  private readFilter({ jobType, minBudget, zone, skills, words, except, openedAfter }: JobFilter) {
    const { index, chosen } = this;
    const { columns, companies, listed, openedAt } = index;
    chosen.reset(columns.capacity);
    for (const skill of skills) {
      chosen.require((mark) => index.skillPostings.each(index.skills.find(fnv1a(skill)), mark));
    }
    for (const word of words) {
      const asked = new Set(word.companyIds.map((id) => companies.find(id)).filter((number) => number >= 0));
      chosen.require((mark) => {
        index.texts.eachWith(word, mark);
        if (asked.size === 0) return;
        for (let slot = 0; slot < index.ids.end; slot++) if (asked.has(companies.numbers[slot] ?? -1)) mark(slot);
      });
    }
    for (const id of except) chosen.refuse(index.ids.find(id));
    const workType = jobType === null ? -1 : columns.workTypes.find(jobType as WorkType);
    const pays = columns.amounts.values.map((budget) => minBudget === null || (budget ?? -1) >= minBudget);
    const isIn = (ranges: readonly OffsetRange[], offset: number): boolean =>
      ranges.some(({ from, to }) => offset >= from && offset <= to);
    const isNear = columns.zones.values.map(
      (offsets) =>
        zone === null || (offsets !== null && isIn(zone.january, offsets.january) && isIn(zone.july, offsets.july)),
    );
    return (slot: number): boolean =>
      listed[slot] === 1 &&
      chosen.has(slot) &&
      (jobType === null || columns.workTypes.numbers[slot] === workType) &&
      pays[columns.amounts.numbers[slot] ?? 0] === true &&
      isNear[columns.zones.numbers[slot] ?? 0] === true &&
      (openedAfter === null || (openedAt[slot] ?? 0) > openedAfter);
  }
}
