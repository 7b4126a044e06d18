import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPost, drawProfile } from '#testing/market/market.ts';
import { createSeededRandom, drawId, type SeededRandom } from '#testing/market/random.ts';
import {
  drawCandidate,
  drawCandidateFilter,
  drawSearchedJob,
  type ScannedCandidate,
  scanCandidates,
} from '#testing/market/scanned-candidates.ts';
import { prepareJob } from '../matching.domain.ts';
import { ALL_CANDIDATES } from './candidate-filter.ts';
import { CandidateIndex, type CandidateSearch, CandidateSearcher } from './candidate-index.ts';
import { readSearch } from './search-query.ts';

const put = (index: CandidateIndex, { prepared, ...member }: ScannedCandidate): void =>
  index.put({ ...member, form: prepared });

const createMarket = (random: SeededRandom, size: number) => {
  const members = Array.from({ length: size }, () => drawCandidate(random));
  const index = new CandidateIndex();
  for (const member of members) put(index, member);
  return { members, index, searcher: new CandidateSearcher(index) };
};

describe('CandidateIndex', () => {
  it('returns the same result as scoring every candidate, for any search', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = createSeededRandom(seed);
        const { members, searcher } = createMarket(random, 250);
        for (let i = 0; i < 10; i++) {
          const jobs = Array.from({ length: random.between(1, 4) }, () => drawSearchedJob(random));
          const filter = drawCandidateFilter(random, members);
          const search = { jobs, filter, after: null, limit: random.between(1, 40) };
          expect(searcher.search(search)).toEqual(scanCandidates(members, search));
        }
      }),
      { numRuns: 8 },
    );
  });

  it.each([null, 'developer', 'mason', 'contador'])(
    'returns every matching candidate exactly once across pages (search words: %s)',
    (words) => {
      const random = createSeededRandom(5);
      const { members, searcher } = createMarket(random, 200);
      const filter = { ...ALL_CANDIDATES, search: words === null ? null : readSearch(words) };
      const jobs = [drawSearchedJob(random), drawSearchedJob(random)];
      const ids: string[] = [];
      let after: CandidateSearch['after'] = null;
      for (;;) {
        const { found: page } = searcher.search({ jobs, filter, after, limit: 4 });
        ids.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (last === undefined) break;
        after = last;
      }
      const { found: all } = scanCandidates(members, { jobs, filter, after: null, limit: members.length });
      expect(all.length).toBeGreaterThan(10);
      expect(ids).toEqual(all.map(({ id }) => id));
    },
  );

  it('reflects added, changed and removed candidates', () => {
    const random = createSeededRandom(6);
    const { members, index, searcher } = createMarket(random, 150);
    let present = members;
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 30; i++) {
        const existing = random.pick(present);
        if (random.happens(0.4)) {
          index.remove(existing.id);
          present = present.filter(({ id }) => id !== existing.id);
        } else {
          const fresh = random.happens(0.5) ? drawCandidate(random, existing.id) : drawCandidate(random);
          put(index, fresh);
          present = [...present.filter(({ id }) => id !== fresh.id), fresh];
        }
      }
      expect(index.size).toBe(present.length);
      const search = {
        jobs: [drawSearchedJob(random)],
        filter: ALL_CANDIDATES,
        after: null,
        limit: 30,
      };
      expect(searcher.search(search)).toEqual(scanCandidates(present, search));
    }
  });

  it('finds the first candidate with a new title, even after earlier searches', () => {
    const random = createSeededRandom(10);
    const index = new CandidateIndex();
    const searcher = new CandidateSearcher(index);
    const members: ScannedCandidate[] = [];
    const job = prepareJob({ ...drawPost(random), title: 'Bookkeeper', requiredSkills: [] });
    const search = { jobs: [job], filter: ALL_CANDIDATES, after: null, limit: 10 };
    for (const jobTitle of ['Nurse', 'Bookkeeper', 'Senior Bookkeeper', 'Beekeeper']) {
      const member = drawCandidate(random, undefined, { ...drawProfile(random), jobTitle });
      put(index, member);
      members.push(member);
      expect(searcher.search(search)).toEqual(scanCandidates(members, search));
    }
  });

  it('is exact for thousands of candidates who share most values', () => {
    const random = createSeededRandom(7);
    const drawn = createMarket(random, 300).members;
    const members = Array.from({ length: 9_000 }, () => ({ ...random.pick(drawn), id: drawId(random) }));
    const index = new CandidateIndex();
    for (const member of members) put(index, member);
    const searcher = new CandidateSearcher(index);
    for (let i = 0; i < 6; i++) {
      const search = {
        jobs: [drawSearchedJob(random)],
        filter: ALL_CANDIDATES,
        after: null,
        limit: 100,
      };
      expect(searcher.search(search)).toEqual(scanCandidates(members, search));
    }
  });

  it('returns no one from an empty index or for an empty `among`', () => {
    const search = {
      jobs: [prepareJob(drawPost(createSeededRandom(1)))],
      filter: ALL_CANDIDATES,
      after: null,
      limit: 5,
    };
    expect(new CandidateSearcher(new CandidateIndex()).search(search)).toEqual({ found: [], total: 0 });
    const { searcher } = createMarket(createSeededRandom(8), 5);
    expect(searcher.search({ ...search, filter: { ...ALL_CANDIDATES, among: [] } })).toEqual({ found: [], total: 0 });
  });

  it('ignores verifications in scores and in the order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createSeededRandom(seed);
        const { members, searcher } = createMarket(random, 60);
        const index = new CandidateIndex();
        for (const member of members)
          put(index, { ...member, verifiedUntil: random.happens(0.5) ? [] : [Infinity, 1] });
        const search = {
          jobs: [drawSearchedJob(random)],
          filter: ALL_CANDIDATES,
          after: null,
          limit: 60,
        };
        expect(new CandidateSearcher(index).search(search)).toEqual(searcher.search(search));
      }),
      { numRuns: 20 },
    );
  });
});
