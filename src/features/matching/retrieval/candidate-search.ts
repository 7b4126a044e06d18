/**
 * The best candidates for a job out of the index, exactly: inverted lists of skills give every candidate an upper bound, shared
 * values sharpen it, and only who may still be among the best is scored with the engine's own function.
 * Invariant: the same rows with the same scores as scoring everybody; equal scores in the order of ids.
 */
import { VERIFICATION_KINDS, type VerificationKind } from '#shared/vocabulary.ts';
import { combinedScore } from '../scoring/combination.ts';
import { noScores, rawScores } from '../scoring/factors.ts';
import type { PreparedJob } from '../scoring/prepare.ts';
import { titleScore } from '../scoring/title-factor.ts';
import { hashToken } from '../text/text.ts';
import { Bands, levelOf } from './bands.ts';
import { BestRows, BoundQueue, type Scored, searchBest } from './best-first.ts';
import { type CandidateIndex, listedKey } from './candidate-index.ts';
import { Chosen } from './chosen.ts';
import { againstJob, BEST, PairBounds, STEPS } from './pair-bounds.ts';
import type { SoughtWord } from './search-words.ts';
import { SkillShares } from './skill-shares.ts';
import { type Likenesses, TitleMemory } from './title-memory.ts';
import { TitleScores } from './title-scores.ts';

/** What narrows a list; null and empty narrow nothing. */
export interface CandidateFilter {
  availability: string | null;
  experience: string | null;
  minRate: number | null;
  maxRate: number | null;
  /** All of these kinds of verification must hold at this moment (milliseconds since 1970). */
  verified: { kinds: readonly VerificationKind[]; at: number } | null;
  /** Canonical keys, all of which must be listed. */
  skills: readonly string[];
  words: readonly SoughtWord[];
  /** Only these, whether lists show them or not. */
  among: readonly string[] | null;
  except: readonly string[];
}

/** Everybody whom lists show. */
export const ALL_CANDIDATES: CandidateFilter = {
  availability: null,
  experience: null,
  minRate: null,
  maxRate: null,
  verified: null,
  skills: [],
  words: [],
  among: null,
  except: [],
};

/** Whom to find: the best for any of the jobs, after a place in the list. */
export interface CandidateSearch {
  jobs: readonly PreparedJob[];
  filter: CandidateFilter;
  after: { score: number; id: string } | null;
  limit: number;
}

/** A candidate that was found, with the unrounded score against the job (by its place in the search) they fit best. */
export interface FoundCandidate {
  id: string;
  score: number;
  job: number;
}

/** Up to so many chosen rows are looked at one by one, without the inverted lists of skills. */
const FEW = 1_500;
/** Scores of factors have two decimals, so a bound may be rounded up by this. */
const ROUNDING = 0.01;

/** What a job of a search needs beside the index. */
interface Sought {
  job: PreparedJob;
  likenesses: Likenesses;
}

/** Searches an index; it has room of its own to reckon in, so one search at a time. */
export class CandidateSearcher {
  private readonly index: CandidateIndex;
  private readonly titles: TitleMemory;
  private readonly queue = new BoundQueue();
  private readonly shares = new SkillShares();
  private readonly chosen = new Chosen();
  private readonly raw = noScores();
  private readonly bands = new Bands();
  private titleSteps = new Uint8Array(0);
  private asked = new Uint8Array(0);
  /** Whether the search that goes on narrows nothing. */
  private isEverybody = false;

  constructor(index: CandidateIndex) {
    this.index = index;
    this.titles = new TitleMemory(index.columns);
  }

  /** Makes titles that came ready to be compared, so that the next search does not wait for it. */
  catchUp(): void {
    this.titles.catchUp();
  }

  /** Bytes of the room to reckon in. */
  get bytes(): number {
    const parts = [this.queue, this.shares, this.chosen, this.bands];
    return parts.reduce((sum, { bytes }) => sum + bytes, this.titleSteps.length + this.asked.length);
  }

  /** The best after a place; fewer than `limit` where no more are left. */
  search({ jobs, filter, after, limit }: CandidateSearch): FoundCandidate[] {
    const { index } = this;
    const sought = jobs.map((job): Sought => ({ job, likenesses: this.titles.comparing(job) }));
    if (index.columns.capacity > this.titleSteps.length) {
      this.titleSteps = new Uint8Array(index.columns.capacity);
      this.asked = new Uint8Array(index.columns.capacity);
    }
    const isAsked = this.readFilter(filter);
    const asked = this.chosen.count <= FEW ? null : this.askedSlots(isAsked);
    const best = new BestRows(
      limit,
      (one, other) => other.score - one.score || index.ids.compare(one.slot, other.slot),
    );
    const scored = new Set<number>();
    const isAfter = ({ slot, score }: Scored): boolean =>
      after === null || score < after.score || (score === after.score && index.ids.id(slot) > after.id);
    for (const one of sought) {
      this.searchFor(one, isAsked, asked, best, (slot) => {
        if (scored.has(slot)) return null;
        scored.add(slot);
        const fit = this.bestFit(sought, slot);
        return isAfter(fit) ? fit : null;
      });
    }
    return best.rows.map(({ slot, score, job }) => ({ id: index.ids.id(slot), score, job }));
  }

  /** The exact score against the job a row fits best, the first of equals. */
  private bestFit(sought: readonly Sought[], slot: number): Scored {
    const candidate = this.index.read(slot);
    let best: Scored | null = null;
    sought.forEach(({ job }, at) => {
      const score = combinedScore(rawScores(job, candidate, this.raw));
      if (best === null || score > best.score) best = { slot, score, job: at };
    });
    return best ?? { slot, score: 0, job: -1 };
  }

  /** Whether a slot is as asked, by its columns; marks those that have the skills and words where these are asked for. */
  private readFilter(filter: CandidateFilter): (slot: number) => boolean {
    const { index, chosen } = this;
    const { columns, listed, experienceNumbers } = index;
    chosen.reset(columns.capacity);
    for (const skill of filter.skills) {
      const key = listedKey(index.skills.find(hashToken(skill)));
      chosen.require((mark) => index.skillPostings.each(key, mark));
    }
    for (const word of filter.words) chosen.require((mark) => index.texts.eachWith(word, mark));
    const { among } = filter;
    if (among !== null) {
      chosen.require((mark) => among.forEach((id) => mark(index.ids.find(id))));
    }
    for (const id of filter.except) chosen.refuse(index.ids.find(id));
    const workType = filter.availability === null ? -1 : columns.workTypes.find(filter.availability);
    const experience = filter.experience === null ? -1 : index.experiences.find(filter.experience) + 1;
    const { minRate, maxRate } = filter;
    const hasRate = columns.amounts.values.map(
      (rate) => (minRate === null || (rate ?? -1) >= minRate) && (maxRate === null || (rate ?? Infinity) <= maxRate),
    );
    const asksRate = minRate !== null || maxRate !== null;
    const verified = filter.verified;
    const kinds = (verified?.kinds ?? []).map((kind) => VERIFICATION_KINDS.indexOf(kind));
    const asksColumns = asksRate || kinds.length > 0 || filter.availability !== null || filter.experience !== null;
    this.isEverybody = chosen.isEverybody && !asksColumns;
    if (this.isEverybody) return (slot) => listed[slot] === 1;
    return (slot) =>
      (listed[slot] === 1 || among !== null) &&
      chosen.has(slot) &&
      (filter.availability === null || columns.workTypeNumbers[slot] === workType) &&
      (filter.experience === null || (experience > 0 && experienceNumbers[slot] === experience)) &&
      (!asksRate || hasRate[columns.amountNumbers[slot] ?? 0] === true) &&
      (verified === null || index.kinds.holdsAll(slot, kinds, verified.at));
  }

  /** 1 for every slot that is asked for. */
  private askedSlots(isAsked: (slot: number) => boolean): Uint8Array {
    if (this.isEverybody) return this.index.listed;
    const { asked } = this;
    for (let slot = 0; slot < this.index.ids.end; slot++) asked[slot] = isAsked(slot) ? 1 : 0;
    return asked;
  }

  private searchFor(
    { job, likenesses }: Sought,
    isAsked: (slot: number) => boolean,
    asked: Uint8Array | null,
    best: BestRows,
    score: (slot: number) => Scored | null,
  ): void {
    const { index, queue, shares, chosen, bands } = this;
    const { columns, ids } = index;
    queue.reset(columns.capacity);
    const titles = new TitleScores(
      likenesses,
      (likeness, isStated) => titleScore(job, likeness, isStated),
      columns.titleKinds(),
    );
    const bounds = new PairBounds(columns, againstJob(job), titles, index.held);
    const told = job.requirements.length > 0 ? 1 : 0;
    const hasShares = told === 1 && asked !== null;
    const skills = (slot: number): number => (hasShares ? Math.min(BEST, BEST * shares.of(slot) + ROUNDING) : BEST);
    bands.begin(ids.end);
    if (hasShares) shares.fill(index, job);
    if (asked === null) chosen.each(ids.end, (slot) => isAsked(slot) && bands.put(slot, levelOf(1)));
    else {
      const skillSteps = hasShares ? shares.highest(ids.end, STEPS) : null;
      const title = bounds.titleWeight();
      const levels = bounds.levels({ skills: told, title, text: 1 });
      bounds.fillTitleSteps(title, ids.end, this.titleSteps);
      bands.fill(asked, skillSteps, this.titleSteps, levels);
    }
    const ceiling = (): number => (bands.highestLeft < 0 ? Number.NEGATIVE_INFINITY : BEST * bands.highestLeft);
    let next = ceiling();
    const fill = (): void => {
      bands.next((slot) => {
        const bound = bounds.bound(slot, skills(slot), told, bounds.titleAtMost(slot), BEST);
        if (bound >= best.least) queue.push(slot, bound, bounds.isCompared(slot) ? 1 : 0);
      });
      next = ceiling();
    };
    const refine = (slot: number): number => bounds.bound(slot, skills(slot), told, bounds.title(slot), BEST);
    searchBest(queue, { ceiling: () => next, fill, looks: 1, refine, score }, best);
  }
}
