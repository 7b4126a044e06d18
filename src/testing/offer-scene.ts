/** Setup for offer tests: an application, with clients for the company and the candidate. */
import { eq, sql } from 'drizzle-orm';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { TestClient, TestWorld } from './test-app.ts';

const inAWeek = (): string => new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();

/** Returns complete terms with these changes. */
export const buildTerms = (changes: object = {}) => ({
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time',
  startDate: '2027-08-31',
  endDate: null,
  note: 'We would love to have you.',
  expiresAt: inAWeek(),
  ...changes,
});

/** Creates an application in a status. `offer` sends terms for it and returns the offer. */
export const createApplicationScene = async (world: TestWorld, status: ApplicationStatus = 'interviewing') => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const candidate = await world.candidate();
  const { id } = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
    status,
  });
  const offer = async (changes: object = {}) =>
    (await company.post(`/api/applications/${id}/offers`, buildTerms(changes))).body;
  return { company, candidate, job, id, offer };
};

export const findApplicationStatus = async (world: TestWorld, id: string): Promise<ApplicationStatus | undefined> => {
  const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
  return row?.status;
};

/** Backdates the newest status change by an hour, past its undo period. Empties the outbox, as if the emails were sent. */
export const backdateLastMove = async (world: TestWorld, id: string): Promise<void> => {
  const anHourAgo = sql`now() - interval '1 hour'` as never;
  await world.db.update(applications).set({ statusChangedAt: anHourAgo }).where(eq(applications.id, id));
  await world.db.delete(outbox);
};

export const acceptOffer = (client: TestClient, offer: { id: string; version: number }, version = offer.version) =>
  client.post(`/api/offers/${offer.id}/accept`, { version });

/** Returns the kinds of a user's notifications, newest first. */
export const listNotificationTypes = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ type }: { type: string }) => type);

/** Returns the kinds of all emails to a user, including held emails. */
export const listAllMailKinds = async (world: TestWorld, { userId }: { userId: string }): Promise<string[]> =>
  (await world.db.select().from(outbox).where(eq(outbox.userId, userId))).map(({ kind }) => kind);

/** Returns the kinds of a user's emails, newest first, without held emails. */
export const listSentMailKinds = async (
  world: TestWorld,
  person: { user: { email: string | null } },
): Promise<string[]> => (await world.mails(person.user.email ?? '')).map(({ kind }) => kind);
