/**
 * The best open jobs for a candidate out of the index, exactly. What the candidate earns for a skill is worked out once for all jobs
 * that require it; that and shared values give every job an upper bound, and only those that may still be among the best are
 * scored with the engine's own function.
 * Invariant: the same rows with the same scores as scoring every job; of equal scores the newest id first.
 */
import { combinedScore } from '../combination.ts';
import { type ComparedCandidate, highestTitleScore, noScores, rawScores } from '../factors.ts';
import type { PreparedCandidate } from '../prepare.ts';
import { creditTables, fulfilledShare } from '../skill-credits.ts';
import { hashToken } from '../text.ts';
import { BestRows, BoundQueue, type Scored, searchBest } from './best-first.ts';
import { Chosen } from './chosen.ts';
import type { JobIndex } from './job-index.ts';
import { againstCandidate, PairBounds } from './pair-bounds.ts';
import type { SoughtWord } from './search-words.ts';
import { TitleMemory } from './title-memory.ts';

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

/** What to find: the best for a candidate, after a place in the list. */
export interface JobSearch {
  candidate: PreparedCandidate;
  filter: JobFilter;
  after: { score: number; id: string } | null;
  limit: number;
}

/** A job that was found, with its unrounded score. */
export interface FoundJob {
  id: string;
  score: number;
}

const ALL = 100;
/** Scores of factors have two decimals, so a bound may be rounded up by this. */
const ROUNDING = 0.01;
const NO_REQUIREMENTS = { requirements: [], credits: creditTables([]) };

/** Searches an index; it has room of its own to reckon in, so one search at a time. */
export class JobSearcher {
  private readonly index: JobIndex;
  private readonly titles: TitleMemory;
  private readonly queue = new BoundQueue();
  private readonly chosen = new Chosen();
  private readonly raw = noScores();

  constructor(index: JobIndex) {
    this.index = index;
    this.titles = new TitleMemory(index.columns);
  }

  /** Bytes of the room to reckon in. */
  get bytes(): number {
    return this.queue.bytes + this.chosen.bytes;
  }

  /** The best after a place, fewer than `limit` where no more are left; and how many there are in all. */
  search({ candidate, filter, after, limit }: JobSearch): { found: FoundJob[]; total: number } {
    const { index, queue } = this;
    const { ids, columns } = index;
    const isAsked = this.readFilter(filter);
    const likeness = this.likenessTo(candidate);
    const bounds = new PairBounds(columns, againstCandidate(candidate, NO_REQUIREMENTS), (title) =>
      highestTitleScore(likeness(title)),
    );
    const earned = this.earnedBy(candidate);
    const text = candidate.prose === null ? 0 : ALL;
    const bound = (slot: number): number => {
      const skills = Math.min(ALL, ALL * index.fulfilled(slot, earned) + ROUNDING);
      return bounds.bound(slot, skills, index.requires(slot) ? 1 : 0, text);
    };
    queue.reset(columns.capacity);
    let total = 0;
    this.chosen.each(ids.end, (slot) => {
      if (!isAsked(slot)) return;
      total += 1;
      queue.push(slot, bound(slot), 0);
    });
    const isAfter = ({ slot, score }: Scored): boolean =>
      after === null || score < after.score || (score === after.score && ids.id(slot) < after.id);
    const best = new BestRows(limit, (one, other) => other.score - one.score || ids.compare(other.slot, one.slot));
    const score = (slot: number): Scored | null => {
      const raw = rawScores(index.read(slot), candidate, this.raw);
      const scored = { slot, score: combinedScore(raw), job: 0 };
      return isAfter(scored) ? scored : null;
    };
    searchBest(
      queue,
      { ceiling: () => Number.NEGATIVE_INFINITY, fill: () => {}, looks: 0, refine: () => 0, score },
      best,
    );
    return { found: best.rows.map((row) => ({ id: ids.id(row.slot), score: row.score })), total };
  }

  private likenessTo({ title, titleText, titleConcepts }: PreparedCandidate): (number: number) => number {
    return title === null ? () => 0 : this.titles.comparing(`${titleText}\n${titleConcepts.join('\n')}`, title);
  }

  /** What the candidate earns for each requirement that jobs have. */
  private earnedBy(candidate: ComparedCandidate): Float64Array {
    return Float64Array.from(this.index.requirements.values, (shared) => fulfilledShare(shared, candidate));
  }

  private readFilter({ jobType, minBudget, zone, skills, words, except, openedAfter }: JobFilter) {
    const { index, chosen } = this;
    const { columns, present, openedAt, companyNumbers } = index;
    chosen.reset(columns.capacity);
    for (const skill of skills) {
      chosen.require((mark) => index.skillPostings.each(index.skills.find(hashToken(skill)), mark));
    }
    for (const word of words) {
      const companies = new Set(word.companyIds.map((id) => index.companies.find(id)).filter((number) => number >= 0));
      chosen.require((mark) => {
        index.texts.eachWith(word, mark);
        if (companies.size === 0) return;
        for (let slot = 0; slot < index.ids.end; slot++) if (companies.has(companyNumbers[slot] ?? -1)) mark(slot);
      });
    }
    for (const id of except) chosen.refuse(index.ids.find(id));
    const workType = jobType === null ? -1 : columns.workTypes.find(jobType);
    const pays = columns.amounts.values.map((budget) => minBudget === null || (budget ?? -1) >= minBudget);
    const isIn = (ranges: readonly OffsetRange[], offset: number): boolean =>
      ranges.some(({ from, to }) => offset >= from && offset <= to);
    const isNear = columns.zones.values.map(
      (offsets) =>
        zone === null || (offsets !== null && isIn(zone.january, offsets.january) && isIn(zone.july, offsets.july)),
    );
    return (slot: number): boolean =>
      present[slot] === 1 &&
      chosen.has(slot) &&
      (jobType === null || columns.workTypeNumbers[slot] === workType) &&
      pays[columns.amountNumbers[slot] ?? 0] === true &&
      isNear[columns.zoneNumbers[slot] ?? 0] === true &&
      (openedAfter === null || (openedAt[slot] ?? 0) > openedAfter);
  }
}
