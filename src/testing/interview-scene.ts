/** Setup for interview tests: an application with both sides, proposals, and their emails. */
import { eq } from 'drizzle-orm';
import { sync, type VEvent } from 'node-ical';
import type { Interview } from '#features/interviews/interviews.contract.ts';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { CandidateClient, CompanyClient, TestClient, TestWorld } from './test-app.ts';

const HOUR_MS = 3_600_000;

/** The hour in which the tests began. Calls that use it agree even if the next hour begins between them. */
const THIS_HOUR = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

/**
 * Returns the start of an hour, counted from the hour in which the tests began (0). The next hour may begin while the tests run, so use at least 2
 * for a time in the future and at most 0 for a time in the past.
 */
export const hoursFromNow = (hours: number): string => new Date(THIS_HOUR + hours * HOUR_MS).toISOString();

/** Returns times in the format of a proposal. */
export const slotsAt = (...hours: number[]) => hours.map((hour) => ({ start: hoursFromNow(hour) }));

/** Proposes two times, or the given ones. */
export const propose = (company: TestClient, applicationId: string, body: object = {}) =>
  company.post(`/api/applications/${applicationId}/interviews`, {
    durationMinutes: 45,
    slots: slotsAt(48, 50),
    videoUrl: 'https://meet.example.com/faro',
    note: 'Bring a month you kept.',
    ...body,
  });

/** Proposes an interview and expects success. */
export const proposeInterview = async (
  company: TestClient,
  applicationId: string,
  body: object = {},
): Promise<Interview> => {
  const response = await propose(company, applicationId, body);
  if (response.status !== 201) throw new Error(response.text);
  return response.body as Interview;
};

export const book = (client: TestClient, { id }: { id: string }, hours: number) =>
  client.post(`/api/interviews/${id}/book`, { start: hoursFromNow(hours) });
/** Proposes other times with a note. */
export const moveWithNote = (client: TestClient, { id }: { id: string }, note: string, ...hours: number[]) =>
  client.post(`/api/interviews/${id}/move`, { slots: slotsAt(...hours), note });
export const move = (client: TestClient, { id }: { id: string }, ...hours: number[]) =>
  client.post(`/api/interviews/${id}/move`, { slots: slotsAt(...hours) });
export const cancel = (client: TestClient, { id }: { id: string }, body?: object) =>
  client.post(`/api/interviews/${id}/cancel`, body);

export const sortedStatuses = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

/** Creates the scenes for a test app. */
export const interviewScenes = (world: TestWorld) => {
  const fileApplication = async (
    company: CompanyClient,
    candidate: CandidateClient,
    status: ApplicationStatus = 'interviewing',
  ): Promise<string> => {
    const companyId = company.company.id;
    const job = await world.build.job({ companyId, title: 'Bookkeeper', timezone: 'America/Los_Angeles' });
    const { id } = await world.build.application({
      jobId: job.id,
      companyId,
      candidateId: candidate.candidate.id,
      status,
      ...(status === 'declined' ? { declinedFrom: 'pending' as const } : {}),
    });
    return id;
  };
  const mailsTo = (userId: string) =>
    world.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(outbox.createdAt, outbox.id);
  return {
    /** Creates an application by a candidate to a company. Returns its id. */
    fileApplication,
    createScene: async (status: ApplicationStatus = 'interviewing') => {
      const company = await world.company({ companyName: 'Faro Studio' });
      const candidate = await world.candidate({ timezone: 'Bogotá' });
      return { company, candidate, applicationId: await fileApplication(company, candidate, status) };
    },
    /** Simulates that the interview began an hour ago. */
    simulateStart: ({ id }: { id: string }) =>
      world.db
        .update(interviews)
        .set({ startsAt: hoursFromNow(-1), endsAt: hoursFromNow(0) })
        .where(eq(interviews.id, id)),
    mailsTo,
    /** Returns the calendar entries emailed to a person, in order, parsed by another library. */
    listCalendarEntries: async (userId: string) =>
      (await mailsTo(userId)).flatMap(({ attachments }) =>
        attachments.map(({ content, contentType }) => {
          const event = Object.values(sync.parseICS(content)).find(
            (entry): entry is VEvent => entry?.type === 'VEVENT',
          );
          return {
            method: /method=(\w+)/.exec(contentType)?.[1],
            uid: event?.uid,
            sequence: Number(event?.sequence),
            start: event?.start.toISOString(),
            end: event?.end?.toISOString(),
            content,
          };
        }),
      ),
  };
};
