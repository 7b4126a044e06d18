/**
 * Tests for the behavior that every match store must have: in memory, in other processes, or in a search engine. Rows and searches are random with
 * fixed seeds, and expected results come from a full scan. A new implementation calls `describeMatchStore` in its own test file.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comparePlaces, type Place } from '#engine/retrieval/best-first.ts';
import { ALL_CANDIDATES } from '#engine/retrieval/candidate-filter.ts';
import { ALL_JOBS } from '#engine/retrieval/job-index.ts';
import { encodeCandidate, encodeJob } from '#engine/retrieval/prepared-codec.ts';
import type {
  CandidateEntry,
  CandidateQuery,
  JobEntry,
  JobQuery,
  MatchStore,
  Side,
  Sides,
} from '#features/matching/server/match-queries.ts';
import { FullScan } from './full-scan.ts';
import { drawProfile } from './market/market.ts';
import { createSeededRandom, drawId, type SeededRandom } from './market/random.ts';
import {
  drawCandidate,
  drawCandidateFilter,
  drawSearchedJob,
  type ScannedCandidate,
} from './market/scanned-candidates.ts';
import { drawJob, drawJobFilter, drawSearcher, type ScannedJob } from './market/scanned-jobs.ts';

const CANDIDATES = 300;
const JOBS = 200;

const candidateEntry = (member: ScannedCandidate): CandidateEntry => ({
  ...member,
  prepared: encodeCandidate(member.prepared),
});
const jobEntry = (job: ScannedJob): JobEntry => ({ ...job, prepared: encodeJob(job.prepared) });

const drawCandidates = (random: SeededRandom, count: number): ScannedCandidate[] =>
  Array.from({ length: count }, () => drawCandidate(random));

/** Draws a query for all candidates, best first for a random job. */
const drawCandidateQuery = (random: SeededRandom): CandidateQuery => ({
  jobs: [encodeJob(drawSearchedJob(random))],
  filter: ALL_CANDIDATES,
  after: null,
  limit: 25,
});

/** Draws a query for all jobs, best first for a random candidate. */
const drawJobQuery = (random: SeededRandom): JobQuery => ({
  candidate: encodeCandidate(drawSearcher(random)),
  filter: ALL_JOBS,
  after: null,
  limit: 25,
});

/** A store under test and a full scan, both with the same rows. */
class StorePair {
  readonly store: MatchStore;
  readonly scan = new FullScan();

  constructor(store: MatchStore) {
    this.store = store;
  }

  async put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void> {
    await Promise.all([this.store.put(side, entries), this.scan.put(side, entries)]);
  }

  async remove(side: Side, ids: readonly string[] | null): Promise<void> {
    await Promise.all([this.store.remove(side, ids), this.scan.remove(side, ids)]);
  }

  /** Expects the store and the full scan to agree, and returns the result. */
  async find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['result']> {
    const [found, expected] = await Promise.all([this.store.find(side, query), this.scan.find(side, query)]);
    expect(found).toEqual(expected);
    return found;
  }
}

/** Reads a list page by page. `between` runs after each page. */
const readPages = async <Of extends Side>(
  pair: StorePair,
  side: Of,
  query: Sides[Of]['query'],
  between: (shown: readonly Place[]) => Promise<void> = async () => {},
): Promise<Place[]> => {
  const shown: Place[] = [];
  for (let page: Place[] | null = null; page === null || page.length > 0; ) {
    const { found }: { found: Place[] } = await pair.find(side, { ...query, after: shown.at(-1) ?? null });
    page = found;
    shown.push(...page);
    await between(shown);
  }
  return shown;
};

const rowIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Removes shown rows, including the last one, and rows that were not shown yet. Adds new rows. Returns the ids of the removed rows. */
const changeRows = async (
  pair: StorePair,
  random: SeededRandom,
  shown: readonly Place[],
  rows: readonly ScannedCandidate[],
) => {
  const shownIds = new Set(rowIds(shown));
  const [before, behind] = [rows.filter(({ id }) => shownIds.has(id)), rows.filter(({ id }) => !shownIds.has(id))];
  const removed = [
    ...rowIds(random.sample(before, 3)),
    ...rowIds(shown.slice(-1)),
    ...rowIds(random.sample(behind, 3)),
  ];
  await pair.remove('candidates', removed);
  await pair.put('candidates', drawCandidates(random, 5).map(candidateEntry));
  return removed;
};

type GetPair = () => StorePair;

const describeSearches = (pair: GetPair): void => {
  it('finds exactly the best candidates for any job, filter, minimum and position', async () => {
    const random = createSeededRandom(21);
    const members = drawCandidates(random, CANDIDATES);
    await pair().put('candidates', members.map(candidateEntry));
    let rows = 0;
    for (let round = 0; round < 40; round++) {
      const query = {
        jobs: Array.from({ length: random.between(0, 3) }, () => encodeJob(drawSearchedJob(random))),
        filter: drawCandidateFilter(random, members),
        after: null,
        limit: random.between(1, 40),
        above: random.happens(0.3) ? random.pick([-1, 20, 59.5]) : undefined,
      };
      const { found } = await pair().find('candidates', query);
      await pair().find('candidates', { ...query, after: found.length === 0 ? null : random.pick(found) });
      rows += found.length;
    }
    expect(rows).toBeGreaterThan(100);
  });

  it('finds exactly the best jobs for any candidate, filter, minimum and position, and counts them', async () => {
    const random = createSeededRandom(22);
    const jobs = Array.from({ length: JOBS }, () => drawJob(random));
    await pair().put('jobs', jobs.map(jobEntry));
    for (let round = 0; round < 40; round++) {
      const { candidate } = drawJobQuery(random);
      const above = random.pick([-1, 20, 59.5]);
      const query = { candidate, filter: drawJobFilter(random, jobs), limit: random.between(1, 120), above };
      const { found } = await pair().find('jobs', { ...query, after: null });
      await pair().find('jobs', { ...query, after: found.length === 0 ? null : random.pick(found) });
      expect(await pair().store.countJobs(query)).toBe(found.length);
    }
  });

  it('sorts equal candidates by ascending id, and equal jobs by descending id', async () => {
    const random = createSeededRandom(23);
    const [member, job] = [drawCandidate(random), drawJob(random)];
    const copies = <Row extends { id: string }>(row: Row): Row[] =>
      Array.from({ length: 60 }, () => ({ ...row, id: drawId(random) }));
    const members = copies({ ...member, isListed: true });
    const jobs = copies(job);
    await pair().put('candidates', members.map(candidateEntry));
    await pair().put('jobs', jobs.map(jobEntry));
    const people = await readPages(pair(), 'candidates', { ...drawCandidateQuery(random), limit: 7 });
    const posts = await readPages(pair(), 'jobs', { ...drawJobQuery(random), limit: 7 });
    expect(rowIds(people)).toEqual(rowIds(members).toSorted());
    expect(rowIds(posts)).toEqual(rowIds(jobs).toSorted().toReversed());
  });

  it('has the same total on every page', async () => {
    const random = createSeededRandom(24);
    const members = drawCandidates(random, 90);
    await pair().put('candidates', members.map(candidateEntry));
    const query = drawCandidateQuery(random);
    const { found, total } = await pair().find('candidates', query);
    const next = await pair().find('candidates', { ...query, after: found.at(-1) ?? null, above: 40 });
    expect(total).toBe(members.filter(({ isListed }) => isListed).length);
    expect(next.total).toBe(total);
  });

  it('finds nothing in an empty store, and the only row in a store with one row', async () => {
    const random = createSeededRandom(25);
    const [people, posts] = [drawCandidateQuery(random), drawJobQuery(random)];
    const nothing = { found: [], total: 0 };
    expect(await pair().find('candidates', people)).toEqual(nothing);
    expect(await pair().find('jobs', posts)).toEqual(nothing);
    expect(await pair().store.countJobs({ ...posts, above: -1 })).toBe(0);
    const [member, job] = [{ ...drawCandidate(random), isListed: true }, drawJob(random)];
    await pair().put('candidates', [candidateEntry(member)]);
    await pair().put('jobs', [jobEntry(job)]);
    expect(rowIds(await readPages(pair(), 'candidates', people))).toEqual([member.id]);
    expect(rowIds(await readPages(pair(), 'jobs', posts))).toEqual([job.id]);
    expect(await pair().store.countJobs({ ...posts, above: -1 })).toBe(1);
  });
};

const describeChanges = (pair: GetPair): void => {
  it('returns each candidate once, in order, while others are added and removed between pages', async () => {
    const random = createSeededRandom(26);
    const members = drawCandidates(random, CANDIDATES).map((member) => ({ ...member, isListed: true }));
    await pair().put('candidates', members.map(candidateEntry));
    const removed = new Set<string>();
    const query = { ...drawCandidateQuery(random), limit: 20 };
    const shown = await readPages(pair(), 'candidates', query, async (rows) => {
      for (const id of await changeRows(pair(), random, rows, members)) removed.add(id);
    });
    const ids = rowIds(shown);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(rowIds(members).filter((id) => !removed.has(id))));
    expect(shown).toEqual(shown.toSorted((a, b) => comparePlaces(a, b, false)));
  });

  it('finds added, changed and removed rows as soon as the change is acknowledged', async () => {
    const random = createSeededRandom(27);
    const query = { ...drawCandidateQuery(random), limit: 200 };
    let ids: string[] = [];
    for (let round = 0; round < 12; round++) {
      const added = drawCandidates(random, 12);
      const changed = random.sample(ids, 6).map((id) => drawCandidate(random, id));
      await pair().put('candidates', [...added, ...changed].map(candidateEntry));
      ids = [...ids, ...rowIds(added)];
      await pair().find('candidates', query);
      const removed = random.sample(ids, 5);
      await pair().remove('candidates', removed);
      ids = ids.filter((id) => !removed.includes(id));
      const { found } = await pair().find('candidates', query);
      expect(ids).toEqual(expect.arrayContaining(rowIds(found)));
    }
  });

  it('ignores the removal of an unknown row, and can empty only one side', async () => {
    const random = createSeededRandom(28);
    await pair().put('candidates', drawCandidates(random, 20).map(candidateEntry));
    await pair().put('jobs', [jobEntry(drawJob(random))]);
    await pair().remove('candidates', [drawId(random)]);
    const { total } = await pair().find('candidates', drawCandidateQuery(random));
    expect(total).toBeGreaterThan(0);
    await pair().remove('candidates', null);
    expect(await pair().find('candidates', drawCandidateQuery(random))).toEqual({ found: [], total: 0 });
    const { total: jobs } = await pair().find('jobs', drawJobQuery(random));
    expect(jobs).toBe(1);
  });

  it('reads the texts of rows that another engine version prepared', async () => {
    const random = createSeededRandom(29);
    const entries = Array.from({ length: 30 }, (): CandidateEntry => {
      const profile = drawProfile(random);
      return {
        ...drawCandidate(random, drawId(random), profile),
        prepared: null,
        texts: { ...profile, country: null },
      };
    });
    await pair().put('candidates', entries);
    const { found } = await pair().find('candidates', drawCandidateQuery(random));
    expect(found.length).toBeGreaterThan(0);
  });

  it('answers or refuses each of many simultaneous queries, with a retry time in refusals', async () => {
    const random = createSeededRandom(30);
    await pair().put('candidates', drawCandidates(random, 40).map(candidateEntry));
    const query = drawCandidateQuery(random);
    const expected = await pair().find('candidates', query);
    const results = await Promise.allSettled(Array.from({ length: 400 }, () => pair().store.find('candidates', query)));
    const refusal = expect.objectContaining({ kind: 'unavailable', retryAfter: expect.any(Number) });
    const found = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(found).toEqual(found.map(() => expected));
    expect(refusals).toEqual(refusals.map(() => refusal));
    expect(found).not.toEqual([]);
    expect(await pair().store.find('candidates', query)).toEqual(expected);
  });
};

/** Tests a store. It is started once and emptied before each test. */
export const describeMatchStore = (name: string, start: () => MatchStore): void => {
  describe(`${name} as a match store`, () => {
    let store: MatchStore;
    let current: StorePair;
    beforeAll(() => {
      store = start();
    });
    beforeEach(async () => {
      current = new StorePair(store);
      for (const side of ['candidates', 'jobs'] as const) await current.remove(side, null);
    });
    afterAll(() => store.end());
    describeSearches(() => current);
    describeChanges(() => current);
  });
};
