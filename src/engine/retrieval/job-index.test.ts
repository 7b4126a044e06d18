import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawExperienced } from '#testing/market/history.ts';
import { drawConditions, drawCountry, drawPost, drawWeights } from '#testing/market/market.ts';
import { createSeededRandom, type SeededRandom } from '#testing/market/random.ts';
import { foldText, type PreparedJob, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { meets, type SearchedRow, searchLike, stepOf, textHas } from '../testdata/search-reference.ts';
import { letterNearness } from '../text/letters.ts';
import { comparePlaces } from './best-first.ts';
import { ALL_JOBS, type JobFilter, JobIndex, type JobSearch, JobSearcher } from './job-index.ts';
import { occupationWords } from './search-query.ts';

const COMPANIES = ['a', 'b', 'c', 'd'];

interface Post {
  id: string;
  companyId: string;
  openedAt: number;
  createdAt: number;
  isCompanyVerified: boolean;
  searchText: string;
  prepared: PreparedJob;
}

const drawId = (random: SeededRandom): string => {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
};

/** A random post, or one without title, skills or text. */
const drawAnyPost = (random: SeededRandom) => {
  const post = drawPost(random);
  if (random.happens(0.2)) post.title = '';
  if (random.happens(0.2)) post.requiredSkills = [];
  if (random.happens(0.2)) [post.description, post.responsibilities] = ['', null];
  return post;
};

/** A random profile, or one without title, skills or bio. */
const drawAnyProfile = (random: SeededRandom) => {
  const profile = drawExperienced(random, 0.5);
  if (random.happens(0.3)) profile.jobTitle = random.happens(0.5) ? '' : 'Happy to help';
  if (random.happens(0.3)) profile.skills = [];
  if (random.happens(0.3)) profile.bio = null;
  return profile;
};

const drawJob = (random: SeededRandom, id = drawId(random), post = drawAnyPost(random)): Post => {
  return {
    id,
    companyId: random.pick(COMPANIES),
    openedAt: random.between(1, 1_000),
    createdAt: random.between(1, 1_000),
    isCompanyVerified: random.happens(0.5),
    searchText: ` ${[post.title, post.description, ...post.requiredSkills].map(foldText).join(' ')} ${occupationWords(post.title).join(' ')} `,
    prepared: prepareJob({ ...post, ...drawConditions(random), factorWeights: drawWeights(random) }),
  };
};

const put = (index: JobIndex, { prepared, ...post }: Post): void => index.put({ ...post, form: prepared });

const createMarket = (random: SeededRandom, size: number) => {
  const posts = Array.from({ length: size }, () => drawJob(random));
  const index = new JobIndex();
  for (const post of posts) put(index, post);
  return { posts, index, searcher: new JobSearcher(index) };
};

const drawFilter = (random: SeededRandom, posts: readonly Post[]): JobFilter => {
  const post = random.pick(posts);
  const words = post.searchText.split(' ').filter((word) => /^[a-z]/.test(word));
  const search = random.happens(0.5) ? searchLike(random.some(words, 2), random.happens(0.3)) : null;
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
      companyIds: random.some(COMPANIES, random.between(0, 1)),
    })),
    except: random.happens(0.3) ? random.some(posts, 20).map(({ id }) => id) : [],
    openedAfter: random.happens(0.3) ? random.between(1, 1_000) : null,
    postedSince: random.happens(0.3) ? random.between(1, 1_000) : null,
    isCompanyVerified: random.happens(0.2),
    openTo: random.happens(0.2) ? random.some(['CO', 'MX', 'BR', 'UY'], random.between(1, 2)) : [],
  };
};

const rowOf = ({ named }: JobFilter, { companyId, searchText, prepared }: Post): SearchedRow => {
  const isNamed = ({ text }: { text: string }): boolean =>
    named.some((entry) => entry.text === text && entry.companyIds.includes(companyId));
  return {
    hasWord: (word) => textHas(searchText, word) || isNamed(word),
    hasWhole: (word) => searchText.split(' ').includes(word.text) || isNamed(word),
    isNamed,
    // Skills that only the text describes are not listed.
    skills: prepared.listsSkills ? prepared.requirements.map(({ key }) => key) : [],
    title: prepared.title,
  };
};

const isRequested = (filter: JobFilter, post: Post): boolean => {
  const { id, openedAt, prepared } = post;
  const { timezone } = prepared;
  const row = rowOf(filter, post);
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

/** The expected result: every job scored with the engine's function. */
const scoreAll = (posts: readonly Post[], { candidate, filter, after, limit, above = -1 }: JobSearch) => {
  const matching = posts.filter((post) => isRequested(filter, post));
  const found = matching
    .map((post) => ({
      id: post.id,
      score: rankScore(post.prepared, candidate),
      near: letterNearness(candidate.titleText, post.prepared.titleText),
      step: stepOf(filter.search, rowOf(filter, post)),
    }))
    .filter(({ score }) => score > above)
    .filter((place) => after === null || (place.id !== after.id && comparePlaces(after, place, true) < 0))
    .toSorted((a, b) => comparePlaces(a, b, true))
    .slice(0, limit);
  return { found, total: matching.length };
};

describe('JobIndex', () => {
  it('returns the same jobs and scores as scoring all of them, for any search', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = createSeededRandom(seed);
        const { posts, searcher } = createMarket(random, 150);
        for (let i = 0; i < 10; i++) {
          const candidate = prepareCandidate({ ...drawAnyProfile(random), country: drawCountry(random) });
          const filter = random.happens(0.4) ? ALL_JOBS : drawFilter(random, posts);
          const search = {
            candidate,
            filter,
            after: null,
            // With room for all of the jobs, and without a minimum, every one is scored without bounds.
            limit: random.happens(0.5) ? random.between(1, 40) : random.between(41, 200),
            above: random.happens(0.4) ? undefined : random.pick([-1, 20, 59.5]),
          };
          expect(searcher.search(search)).toEqual(scoreAll(posts, search));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('returns every job exactly once across pages', () => {
    const random = createSeededRandom(3);
    const { posts, searcher } = createMarket(random, 120);
    const candidate = prepareCandidate({ ...drawAnyProfile(random), country: drawCountry(random) });
    const ids: string[] = [];
    let after: JobSearch['after'] = null;
    for (;;) {
      const { found } = searcher.search({ candidate, filter: ALL_JOBS, after, limit: 7 });
      ids.push(...found.map(({ id }) => id));
      const last = found.at(-1);
      if (last === undefined) break;
      after = last;
    }
    const { found } = scoreAll(posts, { candidate, filter: ALL_JOBS, after: null, limit: posts.length });
    expect(ids).toEqual(found.map(({ id }) => id));
  });

  it('reflects opened, changed and closed jobs', () => {
    const random = createSeededRandom(4);
    const { posts, index, searcher } = createMarket(random, 100);
    let present = posts;
    for (let round = 0; round < 10; round++) {
      for (let i = 0; i < 20; i++) {
        const existing = random.pick(present);
        if (random.happens(0.4)) {
          index.remove(existing.id);
          present = present.filter(({ id }) => id !== existing.id);
        } else {
          const fresh = random.happens(0.5) ? drawJob(random, existing.id) : drawJob(random);
          put(index, fresh);
          present = [...present.filter(({ id }) => id !== fresh.id), fresh];
        }
      }
      const candidate = prepareCandidate({ ...drawAnyProfile(random), country: drawCountry(random) });
      const search = { candidate, filter: ALL_JOBS, after: null, limit: 20 };
      expect(searcher.search(search)).toEqual(scoreAll(present, search));
    }
  });

  it('counts the jobs above a score like a search with that limit', () => {
    const random = createSeededRandom(11);
    const { posts, searcher } = createMarket(random, 300);
    for (let i = 0; i < 40; i++) {
      const candidate = prepareCandidate({ ...drawAnyProfile(random), country: drawCountry(random) });
      const filter = random.happens(0.5) ? ALL_JOBS : drawFilter(random, posts);
      const above = random.pick([-1, 20, 40, 59.5]);
      const limit = random.pick([5, 50, 1_000]);
      const { found } = scoreAll(posts, { candidate, filter, after: null, limit, above });
      expect(searcher.count({ candidate, filter, above, limit })).toBe(found.length);
    }
  });

  it('finds the first job with a new title, even after earlier searches', () => {
    const random = createSeededRandom(10);
    const index = new JobIndex();
    const searcher = new JobSearcher(index);
    const posts: Post[] = [];
    const candidate = prepareCandidate({ ...drawAnyProfile(random), jobTitle: 'Bookkeeper' });
    // The minimum makes the search compare titles for bounds, although all jobs have room.
    const search = { candidate, filter: ALL_JOBS, after: null, limit: 10, above: -1 };
    for (const title of ['Nurse', 'Bookkeeper', 'Senior Bookkeeper', 'Beekeeper']) {
      const post = drawJob(random, undefined, { ...drawPost(random), title });
      put(index, post);
      posts.push(post);
      expect(searcher.search(search)).toEqual(scoreAll(posts, search));
    }
  });

  it('is exact with thousands of jobs that leave fields empty', () => {
    const random = createSeededRandom(9);
    const drawn = createMarket(random, 400).posts;
    const posts = Array.from({ length: 4_000 }, () => ({ ...random.pick(drawn), id: drawId(random) }));
    const index = new JobIndex();
    for (const post of posts) put(index, post);
    const searcher = new JobSearcher(index);
    for (let i = 0; i < 6; i++) {
      const candidate = prepareCandidate({ ...drawAnyProfile(random), country: drawCountry(random) });
      const search = { candidate, filter: ALL_JOBS, after: null, limit: 25 };
      expect(searcher.search(search)).toEqual(scoreAll(posts, search));
    }
  });
});
