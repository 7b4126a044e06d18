/** Random open jobs, random searches for them, and a full scan with the engine's function. An index must return the same result. */
import {
  foldText,
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  rankScore,
} from '#engine/matching.domain.ts';
import { comparePlaces } from '#engine/retrieval/best-first.ts';
import { ALL_JOBS, type JobFilter, type JobSearch } from '#engine/retrieval/job-index.ts';
import { occupationMarkers } from '#engine/retrieval/search-query.ts';
import { containsWord, meets, referenceStep, type SearchedRow, searchLike } from '#engine/testdata/search-reference.ts';
import { letterNearness } from '#engine/text/letters.ts';
import { drawExperienced } from './history.ts';
import { drawConditions, drawCountry, drawPost, drawWeights, type Profile } from './market.ts';
import { drawId, type SeededRandom } from './random.ts';

const COMPANIES = ['a', 'b', 'c', 'd'];

/** A job with all data that a filter reads. */
export interface ScannedJob {
  id: string;
  companyId: string;
  openedAt: number;
  createdAt: number;
  isCompanyVerified: boolean;
  searchText: string;
  prepared: PreparedJob;
}

/** Draws a job post. Some have no title, skills or text. */
const drawAnyPost = (random: SeededRandom) => {
  const post = drawPost(random);
  if (random.happens(0.2)) post.title = '';
  if (random.happens(0.2)) post.requiredSkills = [];
  if (random.happens(0.2)) [post.description, post.responsibilities] = ['', null];
  return post;
};

/** Draws a profile. Some have no title, skills or bio. */
const drawAnyProfile = (random: SeededRandom) => {
  const profile = drawExperienced(random, 0.5);
  if (random.happens(0.3)) profile.jobTitle = random.happens(0.5) ? '' : 'Happy to help';
  if (random.happens(0.3)) profile.skills = [];
  if (random.happens(0.3)) profile.bio = null;
  return profile;
};

/** Draws an open job, by default with a random job post. */
export const drawJob = (random: SeededRandom, id = drawId(random), post = drawAnyPost(random)): ScannedJob => {
  return {
    id,
    companyId: random.pick(COMPANIES),
    openedAt: random.between(1, 1_000),
    createdAt: random.between(1, 1_000),
    isCompanyVerified: random.happens(0.5),
    searchText: ` ${[post.title, post.description, ...post.requiredSkills].map(foldText).join(' ')} ${occupationMarkers(post.title).join(' ')} `,
    prepared: prepareJob({ ...post, ...drawConditions(random), factorWeights: drawWeights(random) }),
  };
};

const drawRestriction = (random: SeededRandom, posts: readonly ScannedJob[]): JobFilter => {
  const post = random.pick(posts);
  const words = post.searchText.split(' ').filter((word) => /^[a-z]/.test(word));
  const search = random.happens(0.5) ? searchLike(random.sample(words, 2), random.happens(0.3)) : null;
  return {
    jobType: random.happens(0.3) ? random.pick(['full-time', 'contract']) : null,
    minBudget: random.happens(0.3) ? random.between(5, 30) : null,
    zone: random.happens(0.3)
      ? {
          january: [
            { from: -360, to: -240 },
            { from: 0, to: 60 },
          ],
          july: [{ from: -360, to: 120 }],
        }
      : null,
    skills: random.happens(0.2) ? [post.prepared.requirements[0]?.key ?? ''] : [],
    search,
    named: (search?.typed ?? []).map(({ text }) => ({
      text,
      companyIds: random.sample(COMPANIES, random.between(0, 1)),
    })),
    except: random.happens(0.3) ? random.sample(posts, 20).map(({ id }) => id) : [],
    openedAfter: random.happens(0.3) ? random.between(1, 1_000) : null,
    postedSince: random.happens(0.3) ? random.between(1, 1_000) : null,
    isCompanyVerified: random.happens(0.2),
    openTo: random.happens(0.2) ? random.sample(['CO', 'MX', 'BR', 'UY'], random.between(1, 2)) : [],
  };
};

const toSearchedRow = ({ named }: JobFilter, { companyId, searchText, prepared }: ScannedJob): SearchedRow => {
  const isNamed = ({ text }: { text: string }): boolean =>
    named.some((entry) => entry.text === text && entry.companyIds.includes(companyId));
  return {
    hasWord: (word) => containsWord(searchText, word) || isNamed(word),
    hasWhole: (word) => searchText.split(' ').includes(word.text) || isNamed(word),
    isNamed,
    // Skills that are only in the text are not listed.
    skills: prepared.listsSkills ? prepared.requirements.map(({ key }) => key) : [],
    title: prepared.title,
  };
};

const matchesFilter = (filter: JobFilter, post: ScannedJob): boolean => {
  const { id, openedAt, prepared } = post;
  const { timezone } = prepared;
  const row = toSearchedRow(filter, post);
  const isIn = (ranges: readonly { from: number; to: number }[], offset: number) =>
    ranges.some(({ from, to }) => from <= offset && offset <= to);
  return (
    (filter.jobType === null || prepared.workType === filter.jobType) &&
    (filter.minBudget === null || (prepared.budget !== null && prepared.budget >= filter.minBudget)) &&
    (filter.zone === null ||
      (timezone !== null && isIn(filter.zone.january, timezone.january) && isIn(filter.zone.july, timezone.july))) &&
    filter.skills.every((skill) => row.skills.includes(skill)) &&
    (filter.search === null || meets(filter.search.wide, row)) &&
    !filter.except.includes(id) &&
    (filter.openedAfter === null || openedAt > filter.openedAfter) &&
    (filter.postedSince === null || post.createdAt >= filter.postedSince) &&
    (!filter.isCompanyVerified || post.isCompanyVerified) &&
    (filter.openTo.length === 0 ||
      prepared.countries.length === 0 ||
      prepared.countries.some((code) => filter.openTo.includes(code)))
  );
};

/** Draws a candidate to search jobs for. `overrides` replace generated fields. */
export const drawSearcher = (random: SeededRandom, overrides: Partial<Profile> = {}): PreparedCandidate =>
  prepareCandidate({ ...drawAnyProfile(random), country: drawCountry(random), ...overrides });

/** Returns the filter for all jobs, or a random filter. */
export const drawJobFilter = (random: SeededRandom, posts: readonly ScannedJob[]): JobFilter =>
  random.happens(0.4) ? ALL_JOBS : drawRestriction(random, posts);

/** Returns the exact result of a search. */
export const scanJobs = (posts: readonly ScannedJob[], { candidate, filter, after, limit, above = -1 }: JobSearch) => {
  const matching = posts.filter((post) => matchesFilter(filter, post));
  const found = matching
    .map((post) => ({
      id: post.id,
      score: rankScore(post.prepared, candidate),
      nearness: letterNearness(candidate.titleText, post.prepared.titleText),
      step: referenceStep(filter.search, toSearchedRow(filter, post)),
    }))
    .filter(({ score }) => score > above)
    .filter((place) => after === null || (place.id !== after.id && comparePlaces(after, place, true) < 0))
    .toSorted((a, b) => comparePlaces(a, b, true))
    .slice(0, limit);
  return { found, total: matching.length };
};
