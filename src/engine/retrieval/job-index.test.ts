import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawExperienced } from '#testing/market/history.ts';
import { drawPost, drawWeights } from '#testing/market/market.ts';
import { type Chance, createChance } from '#testing/market/random.ts';
import { foldText, type PreparedJob, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { ALL_JOBS, type JobFilter, JobIndex, type JobSearch, JobSearcher } from './job-index.ts';

const COMPANIES = ['a', 'b', 'c', 'd'];

interface Post {
  id: string;
  companyId: string;
  openedAt: number;
  searchText: string;
  prepared: PreparedJob;
}

const drawId = (chance: Chance): string => {
  const digits = (count: number) => Array.from({ length: count }, () => chance.between(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-7${digits(3)}-8${digits(3)}-${digits(12)}`;
};

/** A random post, or one without title, skills or text. */
const drawAnyPost = (chance: Chance) => {
  const post = drawPost(chance);
  if (chance.happens(0.2)) post.title = '';
  if (chance.happens(0.2)) post.requiredSkills = [];
  if (chance.happens(0.2)) [post.description, post.responsibilities] = ['', null];
  return post;
};

/** A random profile, or one without title, skills or bio. */
const drawAnyProfile = (chance: Chance) => {
  const profile = drawExperienced(chance, 0.5);
  if (chance.happens(0.3)) profile.jobTitle = chance.happens(0.5) ? '' : 'Happy to help';
  if (chance.happens(0.3)) profile.skills = [];
  if (chance.happens(0.3)) profile.bio = null;
  return profile;
};

const drawJob = (chance: Chance, id = drawId(chance), post = drawAnyPost(chance)): Post => {
  return {
    id,
    companyId: chance.pick(COMPANIES),
    openedAt: chance.between(1, 1_000),
    searchText: ` ${[post.title, post.description, ...post.requiredSkills].map(foldText).join(' ')} `,
    prepared: prepareJob({ ...post, factorWeights: drawWeights(chance) }),
  };
};

const put = (index: JobIndex, { prepared, ...post }: Post): void => index.put({ ...post, form: prepared });

const market = (chance: Chance, size: number) => {
  const posts = Array.from({ length: size }, () => drawJob(chance));
  const index = new JobIndex();
  for (const post of posts) put(index, post);
  return { posts, index, searcher: new JobSearcher(index) };
};

const drawFilter = (chance: Chance, posts: readonly Post[]): JobFilter => {
  const one = chance.pick(posts);
  return {
    jobType: chance.happens(0.3) ? chance.pick(['full-time', 'contract']) : null,
    minBudget: chance.happens(0.3) ? chance.between(5, 30) : null,
    zone: chance.happens(0.3)
      ? {
          january: [
            { from: -360, to: -240 },
            { from: 0, to: 60 },
          ],
          july: [{ from: -360, to: 120 }],
        }
      : null,
    skills: chance.happens(0.2) ? [one.prepared.requirements[0]?.key ?? ''] : [],
    words: chance.happens(0.3)
      ? chance
          .some(one.searchText.split(' ').filter(Boolean), 2)
          .map((text) => ({ text, isStart: text.length < 3, companyIds: chance.some(COMPANIES, 1) }))
      : [],
    except: chance.happens(0.3) ? chance.some(posts, 20).map(({ id }) => id) : [],
    openedAfter: chance.happens(0.3) ? chance.between(1, 1_000) : null,
  };
};

const isAsked = (filter: JobFilter, { id, companyId, openedAt, searchText, prepared }: Post): boolean => {
  const { timezone, requirements, listsSkills } = prepared;
  const isIn = (ranges: readonly { from: number; to: number }[], offset: number) =>
    ranges.some(({ from, to }) => from <= offset && offset <= to);
  return (
    (filter.jobType === null || prepared.workType === filter.jobType) &&
    (filter.minBudget === null || (prepared.budget !== null && prepared.budget >= filter.minBudget)) &&
    (filter.zone === null ||
      (timezone !== null && isIn(filter.zone.january, timezone.january) && isIn(filter.zone.july, timezone.july))) &&
    // Skills that only the text describes are not listed.
    filter.skills.every((skill) => listsSkills && requirements.some(({ key }) => key === skill)) &&
    filter.words.every(
      ({ text, isStart, companyIds }) =>
        searchText.includes(isStart ? ` ${text}` : text) || companyIds.includes(companyId),
    ) &&
    !filter.except.includes(id) &&
    (filter.openedAfter === null || openedAt > filter.openedAfter)
  );
};

/** The expected result: every job scored with the engine's function. */
const byScoringAll = (posts: readonly Post[], { candidate, filter, after, limit, above = -1 }: JobSearch) => {
  const asked = posts.filter((post) => isAsked(filter, post));
  const found = asked
    .map(({ id, prepared }) => ({ id, score: rankScore(prepared, candidate) }))
    .filter(({ score }) => score > above)
    .filter(({ id, score }) => after === null || score < after.score || (score === after.score && id < after.id))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
  return { found, total: asked.length };
};

describe('JobIndex', () => {
  it('returns the same jobs and scores as scoring all of them, for any search', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = createChance(seed);
        const { posts, searcher } = market(chance, 150);
        for (let i = 0; i < 10; i++) {
          const candidate = prepareCandidate(drawAnyProfile(chance));
          const filter = chance.happens(0.4) ? ALL_JOBS : drawFilter(chance, posts);
          const search = {
            candidate,
            filter,
            after: null,
            limit: chance.between(1, 40),
            above: chance.pick([-1, 20, 59.5]),
          };
          expect(searcher.search(search)).toEqual(byScoringAll(posts, search));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('returns every job exactly once across pages', () => {
    const chance = createChance(3);
    const { posts, searcher } = market(chance, 120);
    const candidate = prepareCandidate(drawAnyProfile(chance));
    const seen: string[] = [];
    let after: JobSearch['after'] = null;
    for (;;) {
      const { found } = searcher.search({ candidate, filter: ALL_JOBS, after, limit: 7 });
      seen.push(...found.map(({ id }) => id));
      const last = found.at(-1);
      if (last === undefined) break;
      after = last;
    }
    const { found } = byScoringAll(posts, { candidate, filter: ALL_JOBS, after: null, limit: posts.length });
    expect(seen).toEqual(found.map(({ id }) => id));
  });

  it('reflects opened, changed and closed jobs', () => {
    const chance = createChance(4);
    const { posts, index, searcher } = market(chance, 100);
    let present = posts;
    for (let round = 0; round < 10; round++) {
      for (let i = 0; i < 20; i++) {
        const known = chance.pick(present);
        if (chance.happens(0.4)) {
          index.remove(known.id);
          present = present.filter(({ id }) => id !== known.id);
        } else {
          const fresh = chance.happens(0.5) ? drawJob(chance, known.id) : drawJob(chance);
          put(index, fresh);
          present = [...present.filter(({ id }) => id !== fresh.id), fresh];
        }
      }
      const candidate = prepareCandidate(drawAnyProfile(chance));
      const search = { candidate, filter: ALL_JOBS, after: null, limit: 20 };
      expect(searcher.search(search)).toEqual(byScoringAll(present, search));
    }
  });

  it('counts a new title from its first job on, even after earlier searches', () => {
    const chance = createChance(10);
    const index = new JobIndex();
    const searcher = new JobSearcher(index);
    const posts: Post[] = [];
    const candidate = prepareCandidate({ ...drawAnyProfile(chance), jobTitle: 'Bookkeeper' });
    const search = { candidate, filter: ALL_JOBS, after: null, limit: 10 };
    for (const title of ['Nurse', 'Bookkeeper', 'Senior Bookkeeper', 'Beekeeper']) {
      const post = drawJob(chance, undefined, { ...drawPost(chance), title });
      put(index, post);
      posts.push(post);
      expect(searcher.search(search)).toEqual(byScoringAll(posts, search));
    }
  });

  it('is exact with thousands of jobs that leave fields empty', () => {
    const chance = createChance(9);
    const drawn = market(chance, 400).posts;
    const posts = Array.from({ length: 4_000 }, () => ({ ...chance.pick(drawn), id: drawId(chance) }));
    const index = new JobIndex();
    for (const post of posts) put(index, post);
    const searcher = new JobSearcher(index);
    for (let i = 0; i < 6; i++) {
      const candidate = prepareCandidate(drawAnyProfile(chance));
      const search = { candidate, filter: ALL_JOBS, after: null, limit: 25 };
      expect(searcher.search(search)).toEqual(byScoringAll(posts, search));
    }
  });
});
