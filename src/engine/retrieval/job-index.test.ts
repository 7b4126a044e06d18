import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPost } from '#testing/market/market.ts';
import { createSeededRandom, drawId, type SeededRandom } from '#testing/market/random.ts';
import { drawJob, drawJobFilter, drawSearcher, type ScannedJob, scanJobs } from '#testing/market/scanned-jobs.ts';
import { ALL_JOBS, JobIndex, type JobSearch, JobSearcher } from './job-index.ts';

const put = (index: JobIndex, { prepared, ...post }: ScannedJob): void => index.put({ ...post, form: prepared });

const createMarket = (random: SeededRandom, size: number) => {
  const posts = Array.from({ length: size }, () => drawJob(random));
  const index = new JobIndex();
  for (const post of posts) put(index, post);
  return { posts, index, searcher: new JobSearcher(index) };
};

describe('JobIndex', () => {
  it('returns the same result as scoring every job, for any search', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = createSeededRandom(seed);
        const { posts, searcher } = createMarket(random, 150);
        for (let i = 0; i < 10; i++) {
          const candidate = drawSearcher(random);
          const filter = drawJobFilter(random, posts);
          const search = {
            candidate,
            filter,
            after: null,
            // If all jobs have room and there is no minimum, the search scores each of them without bounds.
            limit: random.happens(0.5) ? random.between(1, 40) : random.between(41, 200),
            above: random.happens(0.4) ? undefined : random.pick([-1, 20, 59.5]),
          };
          expect(searcher.search(search)).toEqual(scanJobs(posts, search));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('returns every job exactly once across pages', () => {
    const random = createSeededRandom(3);
    const { posts, searcher } = createMarket(random, 120);
    const candidate = drawSearcher(random);
    const ids: string[] = [];
    let after: JobSearch['after'] = null;
    for (;;) {
      const { found } = searcher.search({ candidate, filter: ALL_JOBS, after, limit: 7 });
      ids.push(...found.map(({ id }) => id));
      const last = found.at(-1);
      if (last === undefined) break;
      after = last;
    }
    const { found } = scanJobs(posts, { candidate, filter: ALL_JOBS, after: null, limit: posts.length });
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
      const candidate = drawSearcher(random);
      const search = { candidate, filter: ALL_JOBS, after: null, limit: 20 };
      expect(searcher.search(search)).toEqual(scanJobs(present, search));
    }
  });

  it('counts the jobs above a score up to a limit', () => {
    const random = createSeededRandom(11);
    const { posts, searcher } = createMarket(random, 300);
    for (let i = 0; i < 40; i++) {
      const candidate = drawSearcher(random);
      const filter = drawJobFilter(random, posts);
      const above = random.pick([-1, 20, 40, 59.5]);
      const limit = random.pick([5, 50, 1_000]);
      const { found } = scanJobs(posts, { candidate, filter, after: null, limit, above });
      expect(searcher.count({ candidate, filter, above, limit })).toBe(found.length);
    }
  });

  it('finds the first job with a new title, even after earlier searches', () => {
    const random = createSeededRandom(10);
    // Enough jobs for titles to be compared by bounds.
    const { posts, index, searcher } = createMarket(random, 300);
    const candidate = drawSearcher(random, { jobTitle: 'Bookkeeper' });
    const search = { candidate, filter: ALL_JOBS, after: null, limit: 10 };
    for (const title of ['Nurse', 'Bookkeeper', 'Senior Bookkeeper', 'Beekeeper']) {
      const post = drawJob(random, undefined, { ...drawPost(random), title });
      put(index, post);
      posts.push(post);
      expect(searcher.search(search)).toEqual(scanJobs(posts, search));
    }
  });

  it('is exact for thousands of jobs with empty fields', () => {
    const random = createSeededRandom(9);
    const drawn = createMarket(random, 400).posts;
    const posts = Array.from({ length: 4_000 }, () => ({ ...random.pick(drawn), id: drawId(random) }));
    const index = new JobIndex();
    for (const post of posts) put(index, post);
    const searcher = new JobSearcher(index);
    for (let i = 0; i < 6; i++) {
      const candidate = drawSearcher(random);
      const search = { candidate, filter: ALL_JOBS, after: null, limit: 25 };
      expect(searcher.search(search)).toEqual(scanJobs(posts, search));
    }
  });
});
