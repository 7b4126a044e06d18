/**
 * An in-memory index of all open jobs, with an exact search for the best jobs for a candidate. It stores shared values once; the rest of a job takes
 * a few hundred bytes. A search calculates the candidate's credit for each required skill once for all jobs. These credits and the shared values
 * provide an upper bound for every job. The engine's functions score only possible top jobs. The result is the same as after scoring every job. Equal
 * scores are sorted by similarity of the title spellings, then by newest id.
 */
import type { WorkType } from '#shared/vocabulary.ts';
import { BASE_WEIGHTS, combinedScore } from '../scoring/combination.ts';
import { fillRawScores } from '../scoring/factors.ts';
import { type JobFeatures, offeredTexts, type PreparedCandidate, toRequirement } from '../scoring/prepare.ts';
import { creditedShare, creditTables, type Requirement } from '../scoring/skill-credits.ts';
import { highestTitleScore } from '../scoring/title-factor.ts';
import { letterNearness } from '../text/letters.ts';
import { fnv1a } from '../text/text.ts';
import { boundLevel, Counter, type Place, type RowCollector, type ScoredRow, type Slice } from './best-first.ts';
import { Column } from './columns.ts';
import { type DecodedJob, DecodedJobs } from './decoded-jobs.ts';
import { isInZone, type ZoneRanges } from './offset-ranges.ts';
import {
  LEVEL_STEPS,
  MAX_FACTOR_SCORE,
  maxSkillsScore,
  PairBounds,
  scorerAgainstCandidate,
  TitleScores,
} from './pair-bounds.ts';
import { RequirementCredits } from './requirement-credits.ts';
import { type IndexedRow, type PlacedRow, RowIndex, RowSearcher } from './row-index.ts';
import type { Search } from './search-query.ts';
import { Dictionary, Postings, type QueryWord, withCapacity } from './tables.ts';

/** A job to be indexed. Only jobs visible to candidates are indexed. */
export interface IndexedJob extends Omit<IndexedRow, 'form'> {
  companyId: string;
  /** The time at which the job was last opened, in milliseconds. */
  openedAt: number;
  /** The time at which the job was posted, in milliseconds. */
  createdAt: number;
  isCompanyVerified: boolean;
  form: JobFeatures;
}

/** Up to this many jobs are scored one by one, because bounds would take longer to compute. */
const MAX_JOBS_WITHOUT_BOUNDS = 128;

/** Open jobs by slot. All of them are visible in lists. */
export class JobIndex extends RowIndex {
  /** Required skills, stored once per key and label, and the credits that candidates earn for them. Skills and credits have the same numbers. */
  readonly requirements = new Dictionary<string, Requirement>();
  readonly credits = new RequirementCredits();
  /** Slots of jobs by requirement number. */
  readonly requirementPostings = new Postings();
  readonly companies = new Column<string>((id) => id, new Int32Array(64));
  openedAt = new Float64Array(64);
  createdAt = new Float64Array(64);
  /** 1 for jobs of verified companies. */
  verified = new Uint8Array(64);
  /** The total weight of a job's requirements; 0 if there are none. */
  requirementWeights = new Float64Array(64);
  /** Base weights of jobs whose company changed the weights. */
  readonly bases = new Column<readonly number[]>((base) => base.join(' '), new Int32Array(64));
  private readonly decodedJobs = new DecodedJobs();

  /** Returns the base weights of a job. */
  rowBaseWeights(slot: number): readonly number[] {
    return this.bases.of(slot) ?? BASE_WEIGHTS;
  }

  protected override ensureCapacity(capacity: number): void {
    super.ensureCapacity(capacity);
    this.companies.ensureCapacity(capacity);
    this.bases.ensureCapacity(capacity);
    this.openedAt = withCapacity(this.openedAt, capacity);
    this.createdAt = withCapacity(this.createdAt, capacity);
    this.verified = withCapacity(this.verified, capacity);
    this.requirementWeights = withCapacity(this.requirementWeights, capacity);
  }

  /** Adds a job or replaces its previous data. */
  put(job: IndexedJob): void {
    const { form } = job;
    const places = form.countries.length === 0 ? null : form.countries;
    const slot = this.begin({ ...job, form: { ...form, places } }, form.texts, form.budget, true);
    this.companies.put(slot, job.companyId);
    this.openedAt[slot] = job.openedAt;
    this.createdAt[slot] = job.createdAt;
    this.verified[slot] = job.isCompanyVerified ? 1 : 0;
    this.bases.put(slot, form.base === BASE_WEIGHTS ? null : form.base);
    this.putRequirements(slot, form);
    this.finish(slot, job, form.texts);
  }

  private putRequirements(slot: number, { requirements, listsSkills }: JobFeatures): void {
    const numbers = requirements.map(({ key, label }) =>
      this.requirements.intern(`${key}\n${label}`, () => this.addRequirement(key, label)),
    );
    this.writer.varints(numbers);
    for (const number of numbers) this.requirementPostings.add(number, slot);
    this.requirementWeights[slot] = requirements.reduce((sum, { weight }) => sum + weight, 0);
    const listed = listsSkills ? new Set(requirements.map(({ key }) => fnv1a(key))) : [];
    const skills = [...listed].map((hash) => this.skills.intern(hash, () => hash));
    this.writer.varints(skills);
    for (const skill of skills) this.skillPostings.add(skill, slot);
  }

  private addRequirement(key: string, label: string): Requirement {
    const added = toRequirement(label, key);
    this.credits.add(added);
    return added;
  }

  override remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    const reader = this.records.reader(slot);
    reader.eachVarint((number) => this.requirementPostings.remove(number, slot));
    reader.eachVarint((skill) => this.skillPostings.remove(skill, slot));
    this.decodedJobs.drop(slot);
    this.forget(slot, reader);
  }

  /** Restores all data of a job that scores depend on. */
  read(slot: number): DecodedJob {
    return this.decodedJobs.of(slot, () => this.decode(slot));
  }

  private decode(slot: number): DecodedJob {
    const { columns } = this;
    const reader = this.records.reader(slot);
    const numbers: number[] = [];
    reader.eachVarint((number) => numbers.push(number));
    reader.eachVarint(() => {});
    return {
      numbers,
      title: columns.preparedTitle(slot),
      titleText: columns.titleText(slot),
      requirements: numbers.flatMap((number) => this.requirements.values[number] ?? []),
      years: columns.years.of(slot),
      budget: columns.amounts.of(slot),
      timezone: columns.zones.of(slot),
      workType: columns.workTypes.of(slot),
      countries: columns.places.of(slot) ?? [],
      hours: columns.hours.of(slot),
      texts: this.passages.read(reader),
      base: this.rowBaseWeights(slot),
    };
  }
}

/** A word of a search with the companies whose names contain it. */
export interface NamedCompanies {
  text: string;
  companyIds: readonly string[];
}

/** List filters. A filter that is null or empty does not restrict the list. */
export interface JobFilter {
  jobType: string | null;
  minBudget: number | null;
  /** Allowed UTC offsets in January and July. */
  zone: ZoneRanges | null;
  /** Canonical keys. The job must require all of these skills. */
  skills: readonly string[];
  /** Jobs must meet the `wide` condition of the search. Jobs that answer it better come first. */
  search: Search | null;
  /** The companies whose names contain a typed word, for each typed word. Their jobs are treated as containing the word. */
  named: readonly NamedCompanies[];
  except: readonly string[];
  /** The job was opened after this time (milliseconds). */
  openedAfter: number | null;
  /** The job was posted at this time or later (milliseconds). */
  postedSince: number | null;
  isCompanyVerified: boolean;
  /** The job is open to any of these countries. Jobs without countries are open to all. */
  openTo: readonly string[];
}

/** All jobs shown in lists. */
export const ALL_JOBS: JobFilter = {
  jobType: null,
  minBudget: null,
  zone: null,
  skills: [],
  search: null,
  named: [],
  except: [],
  openedAfter: null,
  postedSince: null,
  isCompanyVerified: false,
  openTo: [],
};

/** A search for the best jobs for a candidate. */
export interface JobSearch extends Slice {
  candidate: PreparedCandidate;
  filter: JobFilter;
}

/** A request to count the jobs that score more than `above`, up to `limit`. */
type JobCount = Pick<JobSearch, 'candidate' | 'filter'> & { above: number; limit: number };

export type FoundJob = Place;

/** Levels of jobs with and without requirements. */
interface JobLevels {
  withSkills: Uint8Array;
  withoutSkills: Uint8Array;
}

const NO_REQUIREMENTS = { requirements: [], credits: creditTables([]) };

export class JobSearcher extends RowSearcher<JobIndex> {
  /** The candidate's credits: `credits` by requirement number, `earned` by slot as the sum over the job's requirements. */
  private credits: Float64Array = new Float64Array(0);
  private earned = new Float64Array(0);
  /** Levels by the evidence of texts. Valid for all candidates, because they assume default weights and the best score for every other factor. */
  private readonly levels = new Map<0 | 1, JobLevels>();
  /** The companies whose names contain each word of the current search. */
  private named: ReadonlyMap<string, ReadonlySet<number>> = new Map();

  /** Returns the best jobs after a position and the total number. Returns fewer than `limit` if no more are left. */
  search(search: JobSearch): { found: FoundJob[]; total: number } {
    const passes = this.readFilter(search.filter);
    let total = 0;
    this.matching.each(this.index.ids.end, (slot) => {
      if (passes(slot)) total += 1;
    });
    return { found: this.bestJobs(search, passes).map(({ place }) => place()), total };
  }

  /** Returns the ids of the best jobs, for callers that need neither positions nor the total. */
  searchIds(search: JobSearch): string[] {
    const { ids } = this.index;
    return this.bestJobs(search, this.readFilter(search.filter)).map(({ row }) => ids.id(row.slot));
  }

  /** Returns the number of jobs that score more than `above`, up to `limit`. */
  count({ candidate, filter, above, limit }: JobCount): number {
    const counter = new Counter(above, limit);
    this.searchFor(candidate, this.readFilter(filter), counter);
    return counter.count;
  }

  private bestJobs({ candidate, filter, ...slice }: JobSearch, passes: (slot: number) => boolean): PlacedRow[] {
    const { ids, columns } = this.index;
    const nearness = ({ slot }: ScoredRow): number => letterNearness(candidate.titleText, columns.titleText(slot));
    const ties = { ids, newestFirst: true, nearness };
    return this.bestRows(filter.search, slice, ties, (isAtStep, top) =>
      this.searchFor(candidate, (slot) => isAtStep(slot) && passes(slot), top),
    );
  }

  private score(candidate: PreparedCandidate, slot: number): ScoredRow {
    const job = this.index.read(slot);
    const share = creditedShare(job.requirements, this.credits, job.numbers);
    return { slot, score: combinedScore(fillRawScores(job, candidate, share, this.raw)), job: 0 };
  }

  private searchFor(candidate: PreparedCandidate, isRequested: (slot: number) => boolean, top: RowCollector): void {
    const { index, rows } = this;
    const { ids, columns, requirementWeights } = index;
    const requested: number[] = [];
    this.matching.each(ids.end, (slot) => {
      if (isRequested(slot)) requested.push(slot);
    });
    this.credits = index.credits.of(candidate);
    if (requested.length <= MAX_JOBS_WITHOUT_BOUNDS || top.hasRoomFor(requested.length)) {
      for (const slot of requested) top.offer(this.score(candidate, slot));
      return;
    }
    const bounds = new PairBounds(
      columns,
      scorerAgainstCandidate(candidate, NO_REQUIREMENTS),
      this.titleScores(candidate),
      null,
      (slot) => index.rowBaseWeights(slot),
    );
    this.fillEarned();
    const text = offeredTexts(candidate).length === 0 ? 0 : MAX_FACTOR_SCORE;
    const skillsPoints = (slot: number): number => maxSkillsScore(this.skillShare(slot));
    rows.reset(ids.end);
    const { withSkills, withoutSkills } = this.cachedLevels(bounds, text > 0 ? 1 : 0);
    if (columns.capacity > this.titleSteps.length) this.titleSteps = new Uint8Array(columns.capacity);
    const { titleSteps } = this;
    bounds.fillTitleSteps(1, ids.end, titleSteps);
    for (const slot of requested) {
      const title = titleSteps[slot] ?? 0;
      const skills = Math.ceil((skillsPoints(slot) * LEVEL_STEPS) / MAX_FACTOR_SCORE) * (LEVEL_STEPS + 1);
      // Levels assume default factor weights. Jobs with changed weights start at the highest level.
      const hasDefaultWeights = index.bases.numbers[slot] === 0;
      const level = (requirementWeights[slot] ?? 0) > 0 ? withSkills[skills + title] : withoutSkills[title];
      rows.bands.put(slot, hasDefaultWeights ? (level ?? 0) : boundLevel(1));
    }
    rows.search(
      {
        ...bounds.rowBounds(skillsPoints, (slot) => ((requirementWeights[slot] ?? 0) > 0 ? 1 : 0), text),
        score: (slot) => this.score(candidate, slot),
      },
      top,
    );
  }

  private cachedLevels(bounds: PairBounds, text: 0 | 1): JobLevels {
    const cached = this.levels.get(text);
    if (cached !== undefined) return cached;
    const levels = {
      withSkills: bounds.levels({ skills: 1, title: 1, text }),
      withoutSkills: bounds.levels({ skills: 0, title: 1, text }),
    };
    this.levels.set(text, levels);
    return levels;
  }

  protected override visitWithWord(word: QueryWord, visit: (slot: number) => void): void {
    this.index.texts.visitMatching(word, visit);
    if (!word.notInName) this.visitNamed(word, visit);
  }

  protected override visitNamed({ text }: QueryWord, visit: (slot: number) => void): void {
    const companies = this.named.get(text);
    if (companies === undefined) return;
    const { ids, companies: column } = this.index;
    for (let slot = 0; slot < ids.end; slot++) if (companies.has(column.numbers[slot] ?? -1)) visit(slot);
  }

  protected override visitListing(skill: string, visit: (slot: number) => void): void {
    this.index.skillPostings.each(this.index.skills.find(fnv1a(skill)), visit);
  }

  private titleScores(candidate: PreparedCandidate): TitleScores {
    const pastTitles = (candidate.history?.pastTitles ?? []).map(({ text, title, worth }) => ({
      similarities: this.titles.similaritiesTo({ title, titleText: text, titleConcepts: [] }),
      worth,
    }));
    const { title, titleText, bioTitle, titleConcepts } = candidate;
    const current = this.titles.similaritiesTo({ title, titleText, titleConcepts: [] });
    const fromBio = {
      similarities: this.titles.similaritiesTo({ title: bioTitle, titleText: '', titleConcepts }),
      worth: 1,
    };
    const otherTitles = bioTitle === null ? pastTitles : [fromBio, ...pastTitles];
    return new TitleScores(current, highestTitleScore, this.index.columns.titleKinds(), otherTitles);
  }

  /** Sums up the candidate's credits for the requirements of every job. */
  private fillEarned(): void {
    const { index, credits } = this;
    if (index.columns.capacity > this.earned.length) this.earned = new Float64Array(index.columns.capacity);
    else this.earned.fill(0);
    const { earned } = this;
    index.requirements.values.forEach(({ weight }, number) => {
      const points = weight * (credits[number] ?? 0);
      if (points === 0) return;
      index.requirementPostings.each(number, (slot) => {
        earned[slot] = (earned[slot] ?? 0) + points;
      });
    });
  }

  /** Returns the fulfilled share (0-1) of a job's requirements; 0 if there are none. */
  private skillShare(slot: number): number {
    const weight = this.index.requirementWeights[slot] ?? 0;
    return weight === 0 ? 0 : Math.min(1, (this.earned[slot] ?? 0) / weight);
  }

  private readFilter(filter: JobFilter) {
    const { jobType, minBudget, zone, skills, search, named, except, openedAfter, postedSince, openTo } = filter;
    const { index, matching } = this;
    const { columns, companies, listed, openedAt, createdAt, verified } = index;
    matching.reset(columns.capacity);
    const companyNumbers = (companyIds: readonly string[]): ReadonlySet<number> =>
      new Set(companyIds.map((id) => companies.find(id)).filter((number) => number >= 0));
    this.named = new Map(named.map(({ text, companyIds }) => [text, companyNumbers(companyIds)]));
    for (const skill of skills) matching.intersect((mark) => this.visitListing(skill, mark));
    if (search !== null) this.restrictTo(search.wide);
    for (const id of except) matching.exclude(index.ids.find(id));
    const workType = jobType === null ? -1 : columns.workTypes.find(jobType as WorkType);
    const paysEnough = columns.amounts.values.map((budget) => minBudget === null || (budget ?? -1) >= minBudget);
    const isNear = columns.zones.values.map(
      (offsets) => zone === null || (offsets !== null && isInZone(zone, offsets)),
    );
    const isOpen = columns.places.values.map(
      (codes) => openTo.length === 0 || codes === null || codes.some((code) => openTo.includes(code)),
    );
    return (slot: number): boolean =>
      listed[slot] === 1 &&
      matching.has(slot) &&
      (jobType === null || columns.workTypes.numbers[slot] === workType) &&
      paysEnough[columns.amounts.numbers[slot] ?? 0] === true &&
      isNear[columns.zones.numbers[slot] ?? 0] === true &&
      isOpen[columns.places.numbers[slot] ?? 0] === true &&
      (openedAfter === null || (openedAt[slot] ?? 0) > openedAfter) &&
      (postedSince === null || (createdAt[slot] ?? 0) >= postedSince) &&
      (!filter.isCompanyVerified || verified[slot] === 1);
  }
}
