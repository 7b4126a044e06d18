/** List samples in receipts: the choice of pages, their content, and the queue limit. */
import { describe, expect, it } from 'vitest';
import { listCandidatesByIds } from '#features/candidates/server/candidates.service.ts';
import { findJobs } from '#features/jobs/server/jobs.service.ts';
import { ENGINES_FOLDER } from '#features/matching/server/title-meanings.service.ts';
import { Engines } from '#features/scores/server/engines.service.ts';
import { ListSamples } from '#features/scores/server/list-samples.service.ts';
import { receiptKeys } from '#features/scores/server/receipts.service.ts';
import { scoreReceipts } from '#features/scores/server/receipts.tables.ts';
import { replayReceipts } from '#features/scores/server/replay.service.ts';
import { readEnv } from '#server/env.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const createSamples = (pages: string) =>
  new ListSamples(
    { ...world.platform, env: readEnv({ SCORE_SAMPLE_PAGES: pages }) },
    { candidatesByIds: listCandidatesByIds, jobsByIds: findJobs },
  );

/** Creates a company's list of two candidates, in the form that the API returns. */
const createPage = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const people = [await world.candidate({ jobTitle: 'Bookkeeper' }), await world.candidate({ jobTitle: 'Nurse' })];
  const rows = (await company.get('/api/candidates/browse')).body.map(
    ({ id, compatibilityScore }: { id: string; compatibilityScore: number }) => ({
      candidateId: id,
      jobId: job.id,
      score: compatibilityScore,
    }),
  );
  return { company, job, people, rows, viewer: { memberId: company.userId, accountType: 'company' as const } };
};

const storedReceipts = () => world.db.select().from(scoreReceipts).orderBy(scoreReceipts.rank);

describe('a sampled page of a list', () => {
  it('stores the ranks, page and list, and a pseudonym for the viewer', async () => {
    const { rows, viewer, people } = await createPage();
    const samples = createSamples('1');
    samples.sample({ list: 'candidates', viewer, after: null, next: ['a'], rows: () => rows });
    samples.sample({ list: 'candidates', viewer, after: ['a'], next: null, rows: () => rows.slice(1) });
    samples.sample({ list: 'candidates', viewer, after: ['elsewhere'], next: null, rows: () => [] });
    await samples.settle();
    await samples.stop();
    const receipts = await storedReceipts();
    const ranks = receipts.map(({ rank, page }) => `${rank} on ${page}`).toSorted((a, b) => a.localeCompare(b));
    expect(ranks).toEqual(['1 on 1', '1 on 2', '2 on 1']);
    for (const receipt of receipts) {
      expect(receipt).toMatchObject({ cause: 'list', list: 'candidates', viewerRole: 'company', applicationId: null });
      expect(receipt.viewerKey).toBe(receiptKeys(world.platform)(viewer.memberId));
    }
    const text = JSON.stringify(receipts);
    for (const person of people) expect(text).not.toContain(person.candidate.id);
    expect(text).not.toContain(viewer.memberId);
    const engines = new Engines({ engines: ENGINES_FOLDER, dataDir: './none' });
    const again = await replayReceipts(world.db, engines, '2020-01-01', () => {});
    expect(again).toEqual({ replayed: 3, agree: 3, differ: 0 });
  });

  it('omits rows whose candidate changed after they were shown', async () => {
    const { rows, viewer, people } = await createPage();
    const samples = createSamples('1');
    samples.sample({ list: 'candidates', viewer, after: null, next: null, rows: () => rows });
    await people[0]?.patch('/api/candidates/my-profile', { jobTitle: 'Welder', skills: ['Welding'] });
    await samples.settle();
    await samples.stop();
    expect(await storedReceipts()).toHaveLength(1);
  });

  it('is chosen by the same rule in every process, and never if sampling is off', () => {
    const [samplesA, samplesB, disabled] = [createSamples('20'), createSamples('20'), createSamples('0')];
    const chosen = (samples: ListSamples) =>
      Array.from({ length: 2_000 }, (_, index) => {
        let isChosen = false;
        const viewer = { memberId: `user ${index}`, accountType: 'company' as const };
        const rows = () => {
          isChosen = true;
          return [];
        };
        samples.sample({ list: 'candidates', viewer, after: null, next: null, rows });
        return isChosen;
      });
    const [first, second] = [chosen(samplesA).slice(0, 200), chosen(samplesB).slice(0, 200)];
    expect(second).toEqual(first);
    expect(chosen(disabled).filter(Boolean)).toEqual([]);
    return Promise.all([samplesA, samplesB, disabled].map((samples) => samples.stop()));
  });

  it('waits in a bounded queue, and is skipped without reading its rows if the queue is full', async () => {
    const samples = createSamples('1');
    const viewer = { memberId: 'some user', accountType: 'company' as const };
    const rows = Array.from({ length: 25 }, (_, index) => ({ candidateId: String(index), jobId: 'x', score: index }));
    let rowReads = 0;
    for (let index = 0; index < 2_000; index += 1) {
      samples.sample({
        list: 'candidates',
        viewer,
        after: ['match', index, 'x'],
        next: ['match', index + 1, 'x'],
        rows: () => {
          rowReads += 1;
          return rows;
        },
      });
    }
    expect(rowReads).toBe(20);
    await samples.stop();
    expect(await storedReceipts()).toEqual([]);
  });
});
