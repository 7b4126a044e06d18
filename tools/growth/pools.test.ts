/** Pools by BM25, and the rows that each stage of a search reads. */
import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob, rankScore } from '../../src/engine/matching.domain.ts';
import { ALL_CANDIDATES } from '../../src/engine/retrieval/candidate-filter.ts';
import { CandidateIndex, CandidateSearcher } from '../../src/engine/retrieval/candidate-index.ts';
import { drawPost, drawProfile } from '../../src/testing/market/market.ts';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import { drawCandidate } from '../../src/testing/market/scanned-candidates.ts';
import { CountingSearcher } from './counting-searcher.ts';
import { createPoolSearch, POOLS } from './pools.ts';

describe('a pool', () => {
  it.each(POOLS)('by %s lists people by shared terms, without people who share none', (_name, terms) => {
    const random = createSeededRandom(1);
    const people = [
      { jobTitle: 'Nurse', skills: ['Triage'], bio: null },
      { jobTitle: 'Bookkeeper', skills: ['Excel'], bio: null },
      { jobTitle: 'Bookkeeper', skills: ['QuickBooks', 'Excel'], bio: null },
    ].map((texts) => {
      const profile = { ...drawProfile(random), ...texts };
      return { profile, prepared: prepareCandidate(profile) };
    });
    const texts = { title: 'Bookkeeper', requiredSkills: ['QuickBooks', 'Excel'], description: 'Monthly reports' };
    const post = { ...drawPost(random), ...texts, responsibilities: null };
    const findPool = createPoolSearch(terms, people);
    expect(findPool({ post, prepared: prepareJob(post) }, 5)).toEqual([2, 1]);
    expect(findPool({ post, prepared: prepareJob(post) }, 1)).toEqual([2]);
  });
});

describe('the counting searcher', () => {
  it('finds the same rows, and counts at least those that reach the last score', () => {
    const random = createSeededRandom(2);
    const index = new CandidateIndex();
    const members = Array.from({ length: 400 }, () => ({ ...drawCandidate(random), isListed: true }));
    for (const { prepared, ...member } of members) index.put({ ...member, form: prepared });
    const searcher = new CountingSearcher(index);
    for (let round = 0; round < 10; round++) {
      const job = prepareJob(drawPost(random));
      const search = { jobs: [job], filter: ALL_CANDIDATES, after: null, limit: 25 };
      const counts = searcher.count(search);
      const { found } = new CandidateSearcher(index).search(search);
      const last = found.at(-1)?.score ?? 0;
      const reaching = members.filter(({ prepared }) => rankScore(job, prepared) >= last).length;
      expect(searcher.search(search).found).toEqual(found);
      expect(counts.closer).toBeGreaterThanOrEqual(reaching);
      expect(counts.rough).toBeGreaterThanOrEqual(counts.closer);
      expect(counts.rough).toBeLessThanOrEqual(members.length);
      expect(counts.scored).toBeGreaterThanOrEqual(found.length);
    }
  });
});
