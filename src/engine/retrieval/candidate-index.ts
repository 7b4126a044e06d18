/**
 * An in-memory index of all candidates who did not opt out of scores, with an exact search for the best candidates for a job. It stores shared values
 * once; the rest of a candidate takes a few hundred bytes. Inverted lists of skills provide an upper bound for every candidate, and shared values
 * tighten it. The engine's function scores only possible top candidates. The result is the same as after scoring every candidate. Equal scores are
 * sorted by similarity of the title spellings, then by id.
 */
import { type LanguageLevel, VERIFICATION_KINDS, type WorkType } from '#shared/vocabulary.ts';
import { combinedScore } from '../scoring/combination.ts';
import { rawScores } from '../scoring/factors.ts';
import { type CandidateFeatures, type ComparedCandidate, offeredTexts, type PreparedJob } from '../scoring/prepare.ts';
import type { Passage } from '../scoring/prose.ts';
import { offeredSkills } from '../scoring/skill-credits.ts';
import { titleScore } from '../scoring/title-factor.ts';
import { letterNearness } from '../text/letters.ts';
import { fnv1a } from '../text/text.ts';
import { boundLevel, type Place, type ScoredRow, type Slice, type TopK } from './best-first.ts';
import { type CandidateFilter, StatedColumns } from './candidate-filter.ts';
import { Column, PastTitles, VerifiedKinds } from './columns.ts';
import {
  LEVEL_STEPS,
  MAX_FACTOR_SCORE,
  maxSkillsScore,
  PairBounds,
  scorerAgainstJob,
  TitleScores,
} from './pair-bounds.ts';
import { indexedHistory } from './prepared-codec.ts';
import type { ByteReader } from './records.ts';
import { type IndexedRow, RowIndex, RowSearcher } from './row-index.ts';
import { PERSON_SEPARATOR } from './search-query.ts';
import { impliedKey, listedKey, SkillShares } from './skill-shares.ts';
import { Dictionary, NAME_MARK, Postings, type QueryWord, withCapacity } from './tables.ts';
import type { Similarities } from './title-bounds.ts';

export interface IndexedCandidate extends Omit<IndexedRow, 'form'> {
  /** True if the candidate is vetted and not suspended, and therefore visible in lists. Other candidates are found only by their ids. */
  isListed: boolean;
  /** True if the candidate is visible in lists that exclude hired people. */
  isAvailable: boolean;
  /** The stated experience level (`3-5`). Used only by filters. */
  experience: string | null;
  /** ISO 3166-1 alpha-2. Used only by filters. */
  country: string | null;
  /** Used only by filters. */
  englishLevel: LanguageLevel | null;
  /** A day (`2027-02-28`). Used only by filters. */
  availableFrom: string | null;
  /** The time at which the profile was listed (milliseconds since 1970). Used only by filters. */
  listedSince: number;
  /**
   * Expiry of each kind of verification, in the order of the kinds: milliseconds since 1970, 0 for none, Infinity for permanent. Empty if the
   * candidate has no verification. Used only by filters, so it does not affect scores.
   */
  verifiedUntil: readonly number[];
  form: CandidateFeatures;
}

const filterWord = (hash: number): number => (hash >>> 5) & 1;
const filterBit = (hash: number): number => 1 << (hash & 31);

const readHashes = (reader: ByteReader, { values }: Dictionary<number, number>): Int32Array => {
  const hashes = new Int32Array(reader.varint());
  for (let index = 0; index < hashes.length; index++) hashes[index] = values[reader.varint()] ?? 0;
  return hashes;
};

/** Returns a search text with a mark before each word of the name and place, which precede `PERSON_SEPARATOR`. */
function withNameMarks(searchText: string): string {
  const end = searchText.indexOf(PERSON_SEPARATOR);
  if (end < 0) return searchText;
  const person = searchText
    .slice(0, end)
    .split(' ')
    .filter((word) => word !== '');
  return `${person.map((word) => `${NAME_MARK}${word}`).join(' ')} ${searchText.slice(end + PERSON_SEPARATOR.length)}`;
}

/** Candidates by slot. */
export class CandidateIndex extends RowIndex {
  /** Words of listed skills. Words of bios are excluded because there are too many. */
  readonly wordPostings = new Postings();
  readonly pastTitles = new PastTitles();
  readonly kinds = new VerifiedKinds();
  readonly experiences = new Column<string>((range) => range, new Uint8Array(64));
  readonly stated = new StatedColumns();
  /** 1 for rows in lists that exclude hired people. */
  available = new Uint8Array(64);
  listedSince = new Float64Array(64);
  /** Bloom filters of the words in texts: two 32-bit words per slot, one bit per word. */
  private textFilters = new Int32Array(128);
  private readonly history = indexedHistory(this.columns);

  protected override ensureCapacity(capacity: number): void {
    super.ensureCapacity(capacity);
    for (const column of [this.kinds, this.experiences, this.stated]) column.ensureCapacity(capacity);
    this.available = withCapacity(this.available, capacity);
    this.listedSince = withCapacity(this.listedSince, capacity);
    this.textFilters = withCapacity(this.textFilters, 2 * capacity);
  }

  /** Adds a candidate or replaces their previous data. */
  put(candidate: IndexedCandidate): void {
    const { form } = candidate;
    const texts = offeredTexts(form);
    const places = form.country === null ? null : [form.country];
    const stated = { ...form, titleConcepts: [], places, hours: null };
    const slot = this.begin({ ...candidate, form: stated }, texts, form.rate, candidate.isListed);
    this.available[slot] = candidate.isListed && candidate.isAvailable ? 1 : 0;
    this.listedSince[slot] = candidate.listedSince;
    this.experiences.put(slot, candidate.experience);
    this.stated.put(slot, candidate);
    this.kinds.put(slot, candidate.verifiedUntil);
    this.putSkills(slot, form);
    const pastTitles = this.history.write(this.writer, form.history).filter(({ worth }) => worth > 0);
    const bioTitleNumber = form.titleConcepts.length === 0 ? null : this.columns.titleNumber('', form.titleConcepts);
    this.writer.varint(bioTitleNumber === null ? 0 : bioTitleNumber + 1);
    // A title from the bio is compared like a past title with full worth. `titleScore` lowers the score of titles that were read from text.
    this.pastTitles.put(
      slot,
      bioTitleNumber === null ? pastTitles : [...pastTitles, { number: bioTitleNumber, worth: 1 }],
    );
    this.putTextFilter(slot, texts);
    this.writer.varint(form.bio === null ? 0 : 1);
    this.finish(slot, { ...candidate, searchText: withNameMarks(candidate.searchText) }, texts);
  }

  /** Indexes the skills of a slot. A skill that is both listed and implied is indexed only as listed. */
  private putSkills(slot: number, form: CandidateFeatures): void {
    const { hashes, ...counts } = offeredSkills(form);
    const numbers = [...new Set(Array.from(hashes, (hash) => this.skills.intern(hash, () => hash)))];
    const distinct = (count: number): number => new Set(hashes.subarray(0, count)).size;
    const listed = distinct(counts.listed);
    this.writer.varint(listed);
    this.writer.varint(distinct(counts.recent));
    this.writer.varints(numbers);
    numbers.forEach((number, index) =>
      this.skillPostings.add(index < listed ? listedKey(number) : impliedKey(number), slot),
    );
    const terms = Array.from(form.skillWords, (hash) => this.terms.intern(hash, () => hash));
    this.writer.varints(terms);
    for (const term of terms) this.wordPostings.add(term, slot);
  }

  private putTextFilter(slot: number, texts: readonly Passage[]): void {
    this.textFilters[2 * slot] = 0;
    this.textFilters[2 * slot + 1] = 0;
    for (const { prose } of texts) {
      for (const hash of prose.hashes) {
        const word = 2 * slot + filterWord(hash);
        this.textFilters[word] = (this.textFilters[word] ?? 0) | filterBit(hash);
      }
    }
  }

  /** Returns false only if no text of the slot has a word with this hash. */
  mayMention(slot: number, hash: number): boolean {
    return ((this.textFilters[2 * slot + filterWord(hash)] ?? 0) & filterBit(hash)) !== 0;
  }

  override remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    const reader = this.records.reader(slot);
    const listed = reader.varint();
    reader.varint();
    let index = 0;
    reader.eachVarint((skill) =>
      this.skillPostings.remove(index++ < listed ? listedKey(skill) : impliedKey(skill), slot),
    );
    reader.eachVarint((term) => this.wordPostings.remove(term, slot));
    this.history.read(reader);
    reader.varint();
    reader.varint();
    this.pastTitles.drop(slot);
    this.kinds.drop(slot);
    this.available[slot] = 0;
    this.forget(slot, reader);
  }

  /** Restores all data of a candidate that scores depend on. */
  read(slot: number): ComparedCandidate {
    const { columns } = this;
    const reader = this.records.reader(slot);
    const listed = reader.varint();
    const recentCount = reader.varint();
    const hashes = readHashes(reader, this.skills);
    const skillWords = readHashes(reader, this.terms);
    const history = this.history.read(reader);
    const bioTitleNumber = reader.varint() - 1;
    const hasBio = reader.varint() === 1;
    const texts = this.passages.read(reader);
    return {
      title: columns.preparedTitle(slot),
      bioTitle: bioTitleNumber < 0 ? null : columns.title(bioTitleNumber),
      offered: { hashes, listed, recent: recentCount },
      skillWords,
      years: columns.years.of(slot),
      history,
      rate: columns.amounts.of(slot),
      timezone: columns.zones.of(slot),
      workType: columns.workTypes.of(slot),
      country: columns.places.of(slot)?.[0] ?? null,
      bio: hasBio ? (texts[0] ?? null) : null,
      summaries: hasBio ? texts.slice(1) : texts,
    };
  }
}

/** A search for the best candidates for any of the jobs. */
export interface CandidateSearch extends Slice {
  jobs: readonly PreparedJob[];
  filter: CandidateFilter;
}

/** A found candidate with the best-fitting job (its index in the search). If the search has no jobs, the index is -1 and the score is 0. */
export interface FoundCandidate extends Place {
  job: number;
}

/**
 * If the filters for skills, words and ids leave at most this many rows, the search visits them one by one instead of using the inverted lists of
 * skills.
 */
const MAX_SCANNED_ROWS = 1_500;

/** A job in a search with its derived data. */
interface SearchedJob {
  job: PreparedJob;
  similarities: Similarities;
}

export class CandidateSearcher extends RowSearcher<CandidateIndex> {
  private readonly shares = new SkillShares();
  private requested = new Uint8Array(0);
  /** `listed` or `available`, depending on whether the current search includes hired people. */
  private shown = new Uint8Array(0);
  /** True if the current search has no filter except `shown`. */
  private isUnfiltered = false;

  /** Returns the best candidates after a position and the total number. Returns fewer than `limit` if no more are left. */
  search({ jobs, filter, ...slice }: CandidateSearch): { found: FoundCandidate[]; total: number } {
    const { index } = this;
    const searchedJobs = jobs.map((job): SearchedJob => ({ job, similarities: this.titles.similaritiesTo(job) }));
    if (index.columns.capacity > this.titleSteps.length) {
      this.titleSteps = new Uint8Array(index.columns.capacity);
      this.requested = new Uint8Array(index.columns.capacity);
    }
    const passes = this.readFilter(filter);
    let total = 0;
    this.matching.each(index.ids.end, (slot) => {
      if (passes(slot)) total += 1;
    });
    const nearness = ({ slot, job }: ScoredRow): number =>
      job < 0 ? 0 : letterNearness(jobs[job]?.titleText ?? '', index.columns.titleText(slot));
    const ties = { ids: index.ids, newestFirst: false, nearness };
    const best = this.bestRows(filter.search, slice, ties, (isAtStep, top) => {
      const isRequested = filter.search === null ? passes : (slot: number) => isAtStep(slot) && passes(slot);
      if (searchedJobs.length === 0) this.offerUnscored(isRequested, top);
      else this.searchForAll(searchedJobs, isRequested, top);
    });
    return { found: best.map(({ row, place }) => ({ ...place(), job: row.job })), total };
  }

  /** Offers all requested rows without scores, because there is no job. Only the answers to the search determine the order. */
  private offerUnscored(isRequested: (slot: number) => boolean, top: TopK): void {
    this.matching.each(this.index.ids.end, (slot) => {
      if (isRequested(slot)) top.offer({ slot, score: 0, job: -1 });
    });
  }

  private searchForAll(searchedJobs: readonly SearchedJob[], isRequested: (slot: number) => boolean, top: TopK): void {
    const requested = this.matching.count <= MAX_SCANNED_ROWS ? null : this.requestedSlots(isRequested);
    const scored = new Set<number>();
    for (const job of searchedJobs) {
      this.searchFor(job, isRequested, requested, top, (slot) => {
        if (scored.has(slot)) return null;
        scored.add(slot);
        return this.bestFit(searchedJobs, slot);
      });
    }
  }

  protected override visitWithWord(word: QueryWord, visit: (slot: number) => void): void {
    this.index.texts.visitMatching(word, visit);
  }

  protected override visitNamed({ text }: QueryWord, visit: (slot: number) => void): void {
    this.index.texts.visitExact(`${NAME_MARK}${text}`, visit);
  }

  protected override visitListing(skill: string, visit: (slot: number) => void): void {
    this.index.skillPostings.each(listedKey(this.index.skills.find(fnv1a(skill))), visit);
  }

  /** Returns the exact score for the job that fits best, or for the first of equally good jobs. */
  private bestFit(searchedJobs: readonly SearchedJob[], slot: number): ScoredRow {
    const candidate = this.index.read(slot);
    let best: ScoredRow | null = null;
    searchedJobs.forEach(({ job }, index) => {
      const score = combinedScore(rawScores(job, candidate, this.raw));
      if (best === null || score > best.score) best = { slot, score, job: index };
    });
    return best ?? { slot, score: 0, job: -1 };
  }

  /** Returns a predicate over columns, and intersects `matching` with the requested skills and words. */
  private readFilter(filter: CandidateFilter): (slot: number) => boolean {
    const { index, matching } = this;
    const { columns, experiences } = index;
    const shown = filter.includesHired ? index.listed : index.available;
    this.shown = shown;
    matching.reset(columns.capacity);
    for (const skill of filter.skills) matching.intersect((mark) => this.visitListing(skill, mark));
    if (filter.search !== null) this.restrictTo(filter.search.wide);
    const { among } = filter;
    if (among !== null) {
      matching.intersect((mark) => among.forEach((id) => mark(index.ids.find(id))));
    }
    for (const id of filter.except) matching.exclude(index.ids.find(id));
    const workType = filter.availability === null ? -1 : columns.workTypes.find(filter.availability as WorkType);
    const experience = filter.experience === null ? -1 : experiences.find(filter.experience);
    const { minRate, maxRate, listedAfter } = filter;
    const isRateInRange = columns.amounts.values.map(
      (rate) => (minRate === null || (rate ?? -1) >= minRate) && (maxRate === null || (rate ?? Infinity) <= maxRate),
    );
    const filtersRate = minRate !== null || maxRate !== null;
    const verified = filter.verified;
    const kinds = (verified?.kinds ?? []).map((kind) => VERIFICATION_KINDS.indexOf(kind));
    const passesStated = index.stated.createPredicate(filter, columns.zones);
    const filtersOwnFields =
      filter.availability !== null || filter.experience !== null || listedAfter !== null || passesStated !== null;
    const filtersColumns = filtersRate || kinds.length > 0 || filtersOwnFields;
    this.isUnfiltered = matching.isUnrestricted && !filtersColumns;
    if (this.isUnfiltered) return (slot) => shown[slot] === 1;
    return (slot) =>
      (shown[slot] === 1 || among !== null) &&
      matching.has(slot) &&
      (filter.availability === null || columns.workTypes.numbers[slot] === workType) &&
      (filter.experience === null || experiences.numbers[slot] === experience) &&
      (!filtersRate || isRateInRange[columns.amounts.numbers[slot] ?? 0] === true) &&
      (listedAfter === null || (index.listedSince[slot] ?? 0) > listedAfter) &&
      (passesStated === null || passesStated(slot)) &&
      (verified === null || index.kinds.holdsAll(slot, kinds, verified.at));
  }

  /** Returns an array with 1 for every requested slot. */
  private requestedSlots(isRequested: (slot: number) => boolean): Uint8Array {
    if (this.isUnfiltered) return this.shown;
    const { requested } = this;
    for (let slot = 0; slot < this.index.ids.end; slot++) requested[slot] = isRequested(slot) ? 1 : 0;
    return requested;
  }

  private searchFor(
    { job, similarities }: SearchedJob,
    isRequested: (slot: number) => boolean,
    requested: Uint8Array | null,
    top: TopK,
    score: (slot: number) => ScoredRow | null,
  ): void {
    const { index, rows, shares, matching, titleSteps } = this;
    const { columns, ids } = index;
    const titles = new TitleScores(
      similarities,
      (similarity, isStated) => titleScore(job, similarity, isStated),
      columns.titleKinds(),
    );
    const bounds = new PairBounds(columns, scorerAgainstJob(job), titles, index.pastTitles);
    const skillsEvidence = job.requirements.length > 0 ? 1 : 0;
    const hasShares = skillsEvidence === 1 && requested !== null;
    const skills = (slot: number): number => (hasShares ? maxSkillsScore(shares.of(slot)) : MAX_FACTOR_SCORE);
    rows.reset(ids.end);
    if (hasShares) shares.fill(index, job);
    if (requested === null) matching.each(ids.end, (slot) => isRequested(slot) && rows.bands.put(slot, boundLevel(1)));
    else {
      const skillSteps = hasShares ? shares.highestShares(ids.end, LEVEL_STEPS) : null;
      const title = bounds.titleWeight();
      const levels = bounds.levels({ skills: skillsEvidence, title, text: 1 });
      bounds.fillTitleSteps(title, ids.end, titleSteps);
      for (let slot = 0; slot < ids.end; slot++) {
        if (requested[slot] !== 1) continue;
        const row = skillSteps === null ? LEVEL_STEPS : (skillSteps[slot] ?? 0);
        rows.bands.put(slot, levels[row * (LEVEL_STEPS + 1) + (titleSteps[slot] ?? 0)] ?? 0);
      }
    }
    rows.search({ ...bounds.rowBounds(skills, () => skillsEvidence, MAX_FACTOR_SCORE), score }, top);
  }
}
