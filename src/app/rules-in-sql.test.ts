/** Rules implemented in TypeScript and in SQL must agree on every kind of row. */
import { describe, expect, it } from 'vitest';
import { isAvailable, isVetted } from '#features/candidates/candidates.policy.ts';
import { candidates, isAvailableRow, isVettedRow } from '#features/candidates/server/candidates.tables.ts';
import { acceptsApplications } from '#features/jobs/jobs.policy.ts';
import { acceptsApplicationsSql, jobs } from '#features/jobs/server/jobs.tables.ts';
import { APPROVAL_STATUSES, JOB_STATUSES } from '#shared/vocabulary.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const LISTED = [true, false];

describe('rules in SQL and TypeScript agree', () => {
  it('on jobs that accept applications', async () => {
    for (const status of JOB_STATUSES) for (const isListed of LISTED) await world.build.job({ status, isListed });
    const rows = await world.db.select().from(jobs);
    expect(rows).toHaveLength(JOB_STATUSES.length * LISTED.length);
    const found = await world.db.select({ id: jobs.id }).from(jobs).where(acceptsApplicationsSql);
    const expected = rows.filter(acceptsApplications).map(({ id }) => id);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(found).toHaveLength(1);
  });

  it('on available candidates', async () => {
    for (const committedHours of [0, 39, 40, 41, 50, 80]) {
      for (const openToWork of [false, true]) await world.build.candidate({ committedHours, openToWork });
    }
    const rows = await world.db.select().from(candidates);
    expect(rows).toHaveLength(12);
    const found = await world.db.select({ id: candidates.id }).from(candidates).where(isAvailableRow);
    const expected = rows.filter(isAvailable).map(({ id }) => id);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(found).toHaveLength(8);
  });

  it('on vetted candidates', async () => {
    for (const approvalStatus of APPROVAL_STATUSES) {
      for (const isListed of LISTED) await world.build.candidate({ approvalStatus, isListed });
    }
    const rows = await world.db.select().from(candidates);
    expect(rows).toHaveLength(APPROVAL_STATUSES.length * LISTED.length);
    const found = await world.db.select({ id: candidates.id }).from(candidates).where(isVettedRow);
    const expected = rows.filter(isVetted).map(({ id }) => id);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(found).toHaveLength(1);
  });
});
