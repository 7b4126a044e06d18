import { describe, expect, it } from 'vitest';
import { applicationHistory } from '../../src/features/pipeline/server/applications.tables.ts';
import { answerReader } from '../../src/features/scores/server/answer-cipher.service.ts';
import { scoreInputs, scoreReceipts } from '../../src/features/scores/server/receipts.tables.ts';
import { newId } from '../../src/server/ids.ts';
import { createSecrets } from '../../src/server/secrets.ts';
import { SECRET, useTestApp } from '../../src/testing/test-app.ts';
import { measureBias } from './bias-measures.ts';
import type { Answer } from './categories.ts';
import {
  COMPUTED_NOW,
  type FindAnswer,
  hasMarket,
  loadAssessedApplications,
  loadSample,
  loadStoredAnswers,
} from './market.db.ts';

const world = useTestApp();
const allTime = { since: null, until: null };
const answersFrom =
  (answers: ReadonlyMap<string, Answer>): FindAnswer =>
  ({ id }) =>
    answers.get(id) ?? null;
const noAnswers: FindAnswer = () => null;

/** Creates three applications to one job: one moved forward, one whose move was undone, and one filed a year earlier. */
const buildMarket = async () => {
  const { build, db } = world;
  const job = await build.job();
  const apply = async (createdAt: string) => {
    const candidate = await build.candidate();
    return build.application({ jobId: job.id, companyId: job.companyId, candidateId: candidate.id, createdAt });
  };
  const forward = await apply('2026-06-03T00:00:00.000Z');
  const back = await apply('2026-06-02T00:00:00.000Z');
  const old = await apply('2025-06-01T00:00:00.000Z');
  const { id: byUserId } = await build.user();
  const move = { fromStatus: 'pending', toStatus: 'interviewing', byUserId } as const;
  await build.historyEntry({ ...move, applicationId: forward.id });
  const { id: undoesId } = await build.historyEntry({ ...move, applicationId: back.id });
  await db.insert(applicationHistory).values({
    id: newId(),
    applicationId: back.id,
    fromStatus: 'interviewing',
    toStatus: 'pending',
    byUserId,
    undoesId,
  });
  return { forward, back, old };
};

/** Creates candidates with one application each, decides on the applications as given, and then answers the questions for the candidates. */
const addAnswers = async (
  company: Awaited<ReturnType<typeof world.company>>,
  jobId: string,
  rows: readonly (Answer & { isMoved: boolean; country?: string })[],
) => {
  for (const { sex, race, isMoved, country = 'CO' } of rows) {
    const candidate = await world.candidate({ country });
    const { body } = await candidate.post('/api/applications', { jobId });
    const path = `/api/applications/${body.id}`;
    if (isMoved) await company.patch(path, { status: 'interviewing' });
    await company.patch(path, { status: 'declined', reason: 'position-filled' });
    const answer = await candidate.put('/api/voluntary-answers', { sex, race });
    expect(answer.body).toMatchObject({ isAnswered: true });
  }
};

describe('voluntary answers of candidates', () => {
  it('result in the audit numbers that were calculated by hand', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const times = (count: number, row: Answer & { isMoved: boolean; country?: string }) =>
      Array.from({ length: count }, () => row);
    // Two of six women reached an interview, and four of five men. Two people prefer not to say.
    // Another woman answers with the categories of the Brazilian census.
    await addAnswers(company, job.id, [
      ...times(2, { sex: 'female', race: 'white', isMoved: true }),
      ...times(4, { sex: 'female', race: 'white', isMoved: false }),
      ...times(4, { sex: 'male', race: 'hispanic-or-latino', isMoved: true }),
      ...times(1, { sex: 'male', race: 'hispanic-or-latino', isMoved: false }),
      ...times(2, { sex: null, race: null, isMoved: false }),
      ...times(1, { sex: 'female', race: 'parda', isMoved: false, country: 'BR' }),
    ]);
    const answers = await loadStoredAnswers(world.db, answerReader(createSecrets(SECRET)));
    expect(answers).toMatchObject({ count: 14, unreadable: 0 });
    const { applications: assessed } = await loadAssessedApplications(world.db, answers.findAnswer, {
      period: allTime,
      limit: 100,
    });
    const [sex, race, crossed] = measureBias(assessed, 'eeo-1').tables;
    const listSelections = (table: typeof sex) =>
      (table?.categories ?? []).flatMap(({ code, selection }) =>
        selection === null ? [] : [[code, selection.hits, selection.of, Number(selection.ratio?.toFixed(4))]],
      );
    // 2 of 7 against 4 of 5: 0.2857 / 0.8 = 0.3571.
    expect(listSelections(sex)).toEqual([
      ['female', 2, 7, 0.3571],
      ['male', 4, 5, 1],
    ]);
    // 2 of 6 against 4 of 5: 0.3333 / 0.8 = 0.4167.
    expect(listSelections(race)).toEqual([
      ['hispanic-or-latino', 4, 5, 1],
      ['white', 2, 6, 0.4167],
    ]);
    expect(listSelections(crossed)).toEqual([
      ['female/white', 2, 6, 0.4167],
      ['male/hispanic-or-latino', 4, 5, 1],
    ]);
    expect([sex?.unknown, race?.unknown, crossed?.unknown]).toEqual([2, 3, 3]);
  });

  it('are counted as unreadable with another secret', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    await addAnswers(company, job.id, [{ sex: 'female', race: 'asian', isMoved: false }]);
    const answers = await loadStoredAnswers(
      world.db,
      answerReader(createSecrets('another secret, also of thirty-two letters')),
    );
    expect(answers).toMatchObject({ count: 1, unreadable: 1 });
    const { applications: assessed } = await loadAssessedApplications(world.db, answers.findAnswer, {
      period: allTime,
      limit: 100,
    });
    expect(assessed).toMatchObject([{ sex: null, race: null }]);
  });
});

describe('a marketplace in a database', () => {
  it('is read with answers, scores and whether people were moved forward, within a period and a limit', async () => {
    const { forward, back } = await buildMarket();
    const answers = new Map([[forward.id, { sex: 'female', race: null }]]);
    const assessed = await loadAssessedApplications(world.db, answersFrom(answers), { period: allTime, limit: 10 });
    expect(assessed.applications.map(({ sex, isSelected }) => [sex, isSelected])).toEqual([
      ['female', true],
      [null, false],
      [null, false],
    ]);
    expect(assessed.applications[0]?.score).toBeGreaterThan(60);
    // Test addresses use reserved domain names.
    expect(assessed).toMatchObject({ isCut: false, isGenerated: true });

    const period = { since: '2026-01-01T00:00:00.000Z', until: '2026-06-03T00:00:00.000Z' };
    const inPeriod = await loadAssessedApplications(
      world.db,
      answersFrom(new Map([[back.id, { sex: 'male', race: null }]])),
      {
        period,
        limit: 10,
      },
    );
    expect(inPeriod.applications.map(({ sex }) => sex)).toEqual(['male']);
    const cut = await loadAssessedApplications(world.db, answersFrom(answers), { period: allTime, limit: 2 });
    expect([cut.applications.length, cut.isCut]).toEqual([2, true]);
  });

  it('uses the scores stored with the application, and none for people who opted out', async () => {
    const { build, db } = world;
    const { forward } = await buildMarket();
    await db.insert(scoreInputs).values({ hash: 'of both', body: '{}' });
    const receipt = {
      applicationId: forward.id,
      engine: '0',
      taxonomy: 1,
      factors: '[]',
      jobHash: 'of both',
      candidateHash: 'of both',
    };
    const filedAt = '2026-06-03T00:00:00.000Z';
    const movedAt = '2026-06-04T00:00:00.000Z';
    await db.insert(scoreReceipts).values([
      { ...receipt, id: newId(), cause: 'application', score: 7, scoredAt: filedAt },
      { ...receipt, id: newId(), cause: 'move', score: 90, scoredAt: movedAt },
    ]);
    const { id: candidateId } = await build.candidate({ scoreOptOut: true });
    const job = await build.job();
    await build.application({ jobId: job.id, companyId: job.companyId, candidateId, createdAt: movedAt });

    const { applications: assessed, engines } = await loadAssessedApplications(db, noAnswers, {
      period: allTime,
      limit: 10,
    });
    expect(assessed.slice(0, 2).map(({ score }) => score)).toEqual([null, 7]);
    expect([...engines]).toEqual([
      [COMPUTED_NOW, 3],
      ['0', 1],
    ]);
    const { profiles } = await loadSample(db, { seed: 1, profiles: 50, jobs: 1 });
    expect(profiles.map(({ id }) => id)).not.toContain(candidateId);
  });

  it('returns the same sample of open jobs and vetted profiles for the same seed', async () => {
    const { build, db } = world;
    for (let index = 0; index < 6; index += 1) await build.candidate({ country: 'CO' });
    const pending = await build.candidate({ approvalStatus: 'pending' });
    const closedJob = await build.job({ status: 'closed' });
    const listSampledIds = async (seed: number) => {
      const { profiles, jobs } = await loadSample(db, { seed, profiles: 50, jobs: 50 });
      return [...profiles, ...jobs].map(({ id }) => id);
    };
    expect(await listSampledIds(1)).toEqual(await listSampledIds(1));
    expect(await listSampledIds(1)).not.toEqual(await listSampledIds(2));
    expect(await listSampledIds(1)).not.toContain(pending.id);
    expect(await listSampledIds(1)).not.toContain(closedJob.id);
    expect((await loadSample(db, { seed: 1, profiles: 3, jobs: 1 })).profiles).toHaveLength(3);
  });

  it('is recognized by its tables', async () => {
    expect(await hasMarket(world.db)).toBe(true);
  });
});
