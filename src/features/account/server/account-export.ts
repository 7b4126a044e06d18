/** Gathers what is kept about a person from every feature. Reads only, and only what belongs to the person or was addressed to them. */
import {
  type ApplicationStory,
  appealsOf,
  applicationsOfCandidate,
  applicationsToCompany,
  criteriaOf,
  revealsOf,
  savedViewsOf,
} from '#features/applications/server/account-deletion.service.ts';
import {
  agreementsOf,
  requireUser,
  sessionsOf,
  signInWaysOf,
  toCurrentUser,
} from '#features/auth/server/users.service.ts';
import { bookingsOf } from '#features/bookings/server/bookings.service.ts';
import { candidateOf, resumeFactsOf, shortlistOf } from '#features/candidates/server/candidates.service.ts';
import { answeringCompanyOf, hoursOf, toCompany } from '#features/companies/server/companies.service.ts';
import { hasVoluntaryAnswers } from '#features/fairness/server/voluntary-answers.service.ts';
import { hiresAlong, offersAlong } from '#features/hiring/server/hiring.service.ts';
import { interviewsOf } from '#features/interviews/server/interviews.service.ts';
import { invitationsOf } from '#features/invitations/server/invitations.service.ts';
import { jobsOf, savedJobsOf } from '#features/jobs/server/jobs.service.ts';
import {
  blockedBy,
  conversationsOf,
  messagesOf,
  templatesOf,
} from '#features/messages/server/account-deletion.service.ts';
import { notificationsOf } from '#features/notifications/server/notifications.service.ts';
import { reportsBy } from '#features/reports/server/reports.service.ts';
import { noticeReadingsOf } from '#features/scores/server/notice.service.ts';
import { receiptsOfCandidate } from '#features/scores/server/receipts.service.ts';
import { decisionsOf, intakesOf } from '#features/talent-intake/server/talent-intake.service.ts';
import { englishTasksOf, verificationsOf } from '#features/verifications/server/verifications.service.ts';
import type { Db } from '#server/db/database.ts';
import { noRows } from '#server/db/in-batches.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountExport } from '../account-export.contract.ts';
import type { ExportParts } from './export-file.ts';

type Row<Part extends keyof AccountExport> = AccountExport[Part] extends readonly (infer One)[] ? One : never;

const storyOf = ({ row, history }: ApplicationStory) => ({
  id: row.application.id,
  jobId: row.job.id,
  jobTitle: row.job.title,
  status: row.application.status,
  coverLetter: row.application.coverLetter,
  createdAt: row.application.createdAt,
  viewedAt: row.application.viewedAt,
  nudgedAt: row.application.nudgedAt,
  history,
});

async function* ownApplications(db: Db, candidateId: string): AsyncGenerator<Row<'applications'>> {
  for await (const story of applicationsOfCandidate(db, candidateId)) {
    yield { ...storyOf(story), companyName: story.row.company.companyName };
  }
}

async function* receivedApplications(db: Db, companyId: string): AsyncGenerator<Row<'receivedApplications'>> {
  for await (const story of applicationsToCompany(db, companyId)) {
    const { rating, notes } = story.row.application;
    yield { ...storyOf(story), candidate: story.row.person, rating, notes };
  }
}

type Whose = Parameters<typeof invitationsOf>[1];

async function* invitations(db: Db, whose: Whose): AsyncGenerator<Row<'invitations'>> {
  for await (const { invitation, job, company, person } of invitationsOf(db, whose)) {
    const { id, note, status, createdAt, answeredAt } = invitation;
    const about = { jobId: job.id, jobTitle: job.title, companyName: company.companyName, candidate: person };
    yield { id, ...about, note, status, createdAt, answeredAt };
  }
}

async function* ownInterviews(
  db: Db,
  company: { id: string } | null,
  candidate: { id: string } | null,
): AsyncGenerator<Row<'interviews'>> {
  if (company) yield* interviewsOf(db, { companyId: company.id });
  if (candidate) yield* interviewsOf(db, { candidateId: candidate.id });
}

async function* shortlist(db: Db, companyId: string): AsyncGenerator<Row<'shortlist'>> {
  for await (const { entry, candidate, user } of shortlistOf(db, companyId)) {
    const { notes, createdAt } = entry;
    yield { candidateId: candidate.id, jobTitle: candidate.jobTitle, user, notes, createdAt };
  }
}

/** Everything about the signed-in person; lists are read while they are written out. */
export const partsOf = async (platform: Pick<Platform, 'db' | 'secrets'>, viewer: Viewer): Promise<ExportParts> => {
  const { db } = platform;
  const { userId, sessionId } = viewer;
  const user = await requireUser(db, userId);
  const person = { userId, email: viewer.email };
  const company = await answeringCompanyOf(db, userId);
  const candidate = await candidateOf(db, userId);
  const hiringOf = company ? { companyId: company.id } : candidate && { candidateId: candidate.id };
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...toCurrentUser(user),
      mutedMails: user.mutedMails,
      hideNames: user.hideNames,
      hideScores: user.hideScores,
      scoreOptOut: user.scoreOptOut,
    },
    agreements: await agreementsOf(db, userId),
    sessions: await sessionsOf(db, userId, sessionId),
    signInWays: await signInWaysOf(db, userId),
    company: company && toCompany(company),
    weeklyHours: company && (await hoursOf(db, company.id)),
    candidate,
    resume: await resumeFactsOf(db, userId),
    jobs: company ? jobsOf(db, company.id) : noRows(),
    applications: candidate ? ownApplications(db, candidate.id) : noRows(),
    receivedApplications: company ? receivedApplications(db, company.id) : noRows(),
    appeals: hiringOf ? appealsOf(db, hiringOf) : noRows(),
    offers: hiringOf ? offersAlong(db, hiringOf) : noRows(),
    hires: hiringOf ? hiresAlong(db, hiringOf) : noRows(),
    invitations: company
      ? invitations(db, { companyId: company.id })
      : candidate
        ? invitations(db, { candidateId: candidate.id })
        : noRows(),
    criteria: company ? await criteriaOf(db, company.id) : [],
    reveals: company ? await revealsOf(db, company.id) : [],
    savedViews: company ? await savedViewsOf(db, company.id) : [],
    interviews: ownInterviews(db, company, candidate),
    savedJobs: candidate ? savedJobsOf(db, candidate.id) : noRows(),
    shortlist: company ? shortlist(db, company.id) : noRows(),
    scoreNotices: await noticeReadingsOf(db, userId),
    scoreReceipts: candidate ? receiptsOfCandidate(db, platform, candidate.id) : noRows(),
    hasVoluntaryAnswers: candidate !== null && (await hasVoluntaryAnswers(db, platform, candidate.id)),
    verifications: verificationsOf(db, userId),
    englishTasks: await englishTasksOf(db, userId),
    conversations: conversationsOf(db, userId),
    messages: messagesOf(db, userId),
    messageTemplates: await templatesOf(db, userId),
    blocks: blockedBy(db, userId),
    reports: reportsBy(db, userId),
    notifications: notificationsOf(db, userId),
    bookings: await bookingsOf(db, person.email),
    reviews: await decisionsOf(db, person),
    intakes: await intakesOf(db, person),
  };
};
