/**
 * The best candidates for a job out of the index, exactly: inverted lists of skills give every candidate an upper bound, shared
 * values sharpen it, and only who may still be among the best is scored with the engine's own function.
 * Invariant: the same rows with the same scores as scoring everybody; equal scores in the order of ids.
 */
import { combinedScore } from '../combination.ts';
import { noScores, rawScores, titleScore } from '../factors.ts';
import type { PreparedJob } from '../prepare.ts';
import { hashToken } from '../text.ts';
import { BestRows, BoundQueue, type Scored, searchBest } from './best-first.ts';
import { type CandidateIndex, listedKey } from './candidate-index.ts';
import { Chosen } from './chosen.ts';
import { againstJob, PairBounds } from './pair-bounds.ts';
import type { SoughtWord } from './search-words.ts';
import { SkillShares } from './skill-shares.ts';
import { TitleMemory } from './title-memory.ts';

/** What narrows a list; null and empty narrow nothing. */
export interface CandidateFilter {
  availability: string | null;
  experience: string | null;
  minRate: number | null;
  maxRate: number | null;
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
/** About so many rows are put into the queue first; then so many times as many, and so on. */
const FIRST_ROWS = 1_500;
const MORE_ROWS = 4;
/** One row in so many tells how shares are spread. */
const SAMPLED = 16;
/** Shares are told apart to this many steps when rows are put into the queue. */
const LEVELS = 256;
const LEVEL = 65_536 / LEVELS;
const ALL = 100;
/** Scores of factors have two decimals, so a bound may be rounded up by this. */
const ROUNDING = 0.01;

/** What a job of a search needs beside the index. */
interface Sought {
  job: PreparedJob;
  likeness: (title: number) => number;
}

/** The key under which likenesses to a title are kept. */
const titleKey = ({ titleText, titleConcepts }: PreparedJob): string => `${titleText}\n${titleConcepts.join('\n')}`;

/** Searches an index; it has room of its own to reckon in, so one search at a time. */
export class CandidateSearcher {
  private readonly index: CandidateIndex;
  private readonly titles: TitleMemory;
  private readonly queue = new BoundQueue();
  private readonly shares = new SkillShares();
  private readonly chosen = new Chosen();
  private readonly raw = noScores();
  private readonly top = new Float64Array(LEVELS);

  constructor(index: CandidateIndex) {
    this.index = index;
    this.titles = new TitleMemory(index.columns);
  }

  /** Bytes of the room to reckon in. */
  get bytes(): number {
    return this.queue.bytes + this.shares.bytes + this.chosen.bytes;
  }

  /** The best after a place; fewer than `limit` where no more are left. */
  search({ jobs, filter, after, limit }: CandidateSearch): FoundCandidate[] {
    const { index } = this;
    const sought = jobs.map((job): Sought => ({ job, likeness: this.likenessTo(job) }));
    const isAsked = this.readFilter(filter);
    const best = new BestRows(
      limit,
      (one, other) => other.score - one.score || index.ids.compare(one.slot, other.slot),
    );
    const scored = new Set<number>();
    const isAfter = ({ slot, score }: Scored): boolean =>
      after === null || score < after.score || (score === after.score && index.ids.id(slot) > after.id);
    for (const one of sought) {
      this.searchFor(one, isAsked, best, (slot) => {
        if (scored.has(slot)) return null;
        scored.add(slot);
        const fit = this.bestFit(sought, slot);
        return isAfter(fit) ? fit : null;
      });
    }
    return best.rows.map(({ slot, score, job }) => ({ id: index.ids.id(slot), score, job }));
  }

  private likenessTo(job: PreparedJob): (title: number) => number {
    const { title } = job;
    return title === null ? () => 0 : this.titles.comparing(titleKey(job), title);
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
    return (slot) =>
      (listed[slot] === 1 || among !== null) &&
      chosen.has(slot) &&
      (filter.availability === null || columns.workTypeNumbers[slot] === workType) &&
      (filter.experience === null || (experience > 0 && experienceNumbers[slot] === experience)) &&
      (!asksRate || hasRate[columns.amountNumbers[slot] ?? 0] === true);
  }

  private searchFor(
    { job, likeness }: Sought,
    isAsked: (slot: number) => boolean,
    best: BestRows,
    score: (slot: number) => Scored | null,
  ): void {
    const { index, queue, shares, chosen } = this;
    queue.reset(index.columns.capacity);
    const { columns } = index;
    const bounds = new PairBounds(columns, againstJob(job), (title) =>
      titleScore(job, likeness(title), columns.titles.values[title]?.text !== ''),
    );
    const hasSkills = job.requirements.length > 0 && chosen.count > FEW;
    const skillsTold = job.requirements.length > 0 ? 1 : 0;
    if (hasSkills) shares.fill(index, job);
    const skills = (slot: number): number => (hasSkills ? Math.min(ALL, ALL * shares.of(slot) + ROUNDING) : ALL);
    const levels = hasSkills ? this.levels(isAsked) : [0];
    let from = 0;
    let to = 65_536;
    const ceiling = (): number =>
      from >= levels.length ? Number.NEGATIVE_INFINITY : bounds.highest(this.toSkills(to));
    let next = ceiling();
    const fill = (): void => {
      const low = levels[from++] ?? 0;
      if (!hasSkills) chosen.each(index.ids.end, (slot) => isAsked(slot) && queue.push(slot, ALL, 0));
      else this.push(bounds, low, to, isAsked);
      to = low;
      next = ceiling();
    };
    searchBest(
      queue,
      {
        ceiling: () => next,
        fill,
        looks: 1,
        refine: (slot) => bounds.bound(slot, skills(slot), skillsTold, ALL),
        score,
      },
      best,
    );
  }

  /** The most points for skills of a share below `to`. */
  private toSkills(to: number): number {
    return to > 65_535 ? ALL : Math.min(ALL, ALL * this.shares.highest(to) + ROUNDING);
  }

  /** From which shares on rows are put into the queue, so that few are first. */
  private levels(isAsked: (slot: number) => boolean): number[] {
    const { end } = this.index.ids;
    if (end <= FIRST_ROWS * MORE_ROWS) return [0];
    const counts = new Int32Array(LEVELS);
    const { shares } = this.shares;
    for (let slot = 0; slot < end; slot += SAMPLED) {
      const level = Math.floor((shares[slot] ?? 0) / LEVEL);
      if (level > 0 && isAsked(slot)) counts[level] = (counts[level] ?? 0) + SAMPLED;
    }
    const levels: number[] = [];
    let rows = 0;
    let wanted = FIRST_ROWS;
    for (let level = LEVELS - 1; level > 0; level--) {
      rows += counts[level] ?? 0;
      if (rows < wanted) continue;
      levels.push(level * LEVEL);
      wanted *= MORE_ROWS;
    }
    return [...levels, 0];
  }

  /** Puts the rows with shares (by the lists alone) from `low` to below `high` into the queue. */
  private push(bounds: PairBounds, low: number, high: number, isAsked: (slot: number) => boolean): void {
    const { queue, top } = this;
    for (let level = 0; level < LEVELS; level++) {
      top[level] = bounds.highest(Math.min(ALL, (ALL * (level + 1)) / LEVELS + ROUNDING));
    }
    const { shares } = this.shares;
    const { end } = this.index.ids;
    for (let slot = 0; slot < end; slot++) {
      const share = shares[slot] ?? 0;
      if (share < low || share >= high || !isAsked(slot)) continue;
      queue.push(slot, top[Math.min(LEVELS - 1, Math.floor(LEVELS * this.shares.of(slot)))] ?? ALL, 0);
    }
  }
}
