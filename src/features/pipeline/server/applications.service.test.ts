import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emit } from '#server/events/emit.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { useTestApp } from '#testing/test-app.ts';
import { applicationLoaders, hasUserAppliedToCompany, applicationPorts as ports } from './applications.service.ts';
import { applicationHistory, applications } from './applications.tables.ts';

const world = useTestApp();

const createScene = async (statuses: ApplicationStatus[]) => {
  const company = await world.build.company();
  const job = await world.build.job({ companyId: company.id, title: 'Bookkeeper' });
  const applicants = [];
  for (const status of statuses) {
    const candidate = await world.build.candidate();
    const application = await world.build.application({
      jobId: job.id,
      companyId: company.id,
      candidateId: candidate.id,
      status,
      ...(status === 'declined' ? { declinedFrom: 'pending' as const } : {}),
    });
    applicants.push({ candidate, application });
  }
  return { company, job, applicants };
};

describe('countJobApplications', () => {
  it('counts all, pending and undecided applications to each job, including jobs without any', async () => {
    const { job } = await createScene(['pending', 'pending', 'offered', 'withdrawn', 'hired']);
    const other = await world.build.job();
    const counts = await ports.countJobApplications(world.db, [job.id, other.id]);
    expect(counts.get(job.id)).toMatchObject({ applicationCount: 5, pendingCount: 2, undecidedCount: 3 });
    expect(counts.get(other.id)).toMatchObject({ applicationCount: 0, pendingCount: 0, undecidedCount: 0 });
    expect(await ports.countJobApplications(world.db, [])).toEqual(new Map());
  });
});

describe('queries about who applied where', () => {
  it('find applications by profile, job and user, even after withdrawal', async () => {
    const { company, job, applicants } = await createScene(['withdrawn']);
    const candidate = applicants[0]?.candidate;
    const candidateId = candidate?.id ?? '';
    const stranger = await world.build.candidate();
    expect(await ports.hasAppliedToCompany(world.db, company.id, candidateId)).toBe(true);
    expect(await ports.hasAppliedToCompany(world.db, company.id, stranger.id)).toBe(false);
    expect(await ports.hasAppliedToJob(world.db, job.id, candidateId)).toBe(true);
    expect(await ports.hasAppliedToJob(world.db, newId(), candidateId)).toBe(false);
    expect(await ports.listAppliedJobIds(world.db, candidateId)).toEqual([job.id]);
    expect(await hasUserAppliedToCompany(world.db, company.userId, candidate?.userId ?? '')).toBe(true);
    expect(await hasUserAppliedToCompany(world.db, company.userId, stranger.userId)).toBe(false);
  });
});

describe('job.closing', () => {
  it('declines undecided applicants with the note, and stores the previous status and a held email for each', async () => {
    const undecided: ApplicationStatus[] = ['pending', 'applied', 'interviewing', 'offered'];
    const { company, job } = await createScene([...undecided, 'hired', 'declined', 'withdrawn']);
    await world.db.transaction((tx) =>
      emit(tx, world.platform, 'job.closing', {
        scope: { jobId: job.id },
        how: { byUserId: company.userId, reason: 'position-filled', note: 'The job is filled', includeOpen: true },
        after: null,
      }),
    );
    const rows = await world.db.select().from(applications).orderBy(applications.id);
    expect(rows.map(({ status }) => status)).toEqual([
      ...undecided.map(() => 'declined'),
      'hired',
      'declined',
      'withdrawn',
    ]);
    expect(rows.slice(0, 4).map((row) => row.declinedFrom)).toEqual(undecided);
    const history = await world.db.select().from(applicationHistory);
    expect(history.map(({ note, toStatus }) => [toStatus, note])).toEqual(
      undecided.map(() => ['declined', 'The job is filled']),
    );
    const mails = await world.db.select().from(outbox).where(eq(outbox.kind, 'application-moved'));
    expect(mails).toHaveLength(4);
    expect(mails.every(({ sendAfter }) => Date.parse(sendAfter) > Date.now())).toBe(true);
  });
});

describe('the live event of an application', () => {
  it('contains only its id', async () => {
    const event = { type: 'application_updated' as const, to: ['x'], ids: { applicationId: 'a' } };
    expect(await applicationLoaders.application_updated(event, 'x', 'x')).toEqual({
      type: 'application_updated',
      applicationId: 'a',
    });
  });
});
