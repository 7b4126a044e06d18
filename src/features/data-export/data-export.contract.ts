/**
 * The file with the data stored about a person: their account, what they wrote, and what others sent them. It never contains secrets or other
 * people's private data, such as a company's notes about a candidate or internal notes by admins.
 */
import * as z from 'zod/mini';
import { agreementSchema, currentUserSchema, personSchema, sessionSchema } from '#features/auth/auth.contract.ts';
import {
  candidateSchema,
  privateCandidateFields,
  resumeFactsSchema,
} from '#features/candidates/candidates.contract.ts';
import { shownProfile } from '#features/candidates/profile.contract.ts';
import { companySchema } from '#features/companies/companies.contract.ts';
import { weeklyHoursSchema } from '#features/companies/weekly-hours.contract.ts';
import { hireSchema } from '#features/hiring/hires.contract.ts';
import { offerSchema } from '#features/hiring/offers.contract.ts';
import { interviewSchema } from '#features/interviews/interviews.contract.ts';
import { jobSchema } from '#features/jobs/jobs.contract.ts';
import { listVisitSchema } from '#features/list-visits/list-visits.contract.ts';
import { conversationSchema, messageSchema } from '#features/messages/messages.contract.ts';
import { messageTemplateSchema } from '#features/messages/templates.contract.ts';
import { notificationSchema } from '#features/notifications/notifications.contract.ts';
import { historyEntrySchema } from '#features/pipeline/applications.contract.ts';
import { APPLICATION_VIAS } from '#features/pipeline/applications.domain.ts';
import { appealSchema } from '#features/pipeline/declines.contract.ts';
import { savedViewSchema } from '#features/reviews/saved-views.contract.ts';
import { savedSearchSchema } from '#features/saved-searches/saved-searches.contract.ts';
import { scoreReceiptSchema } from '#features/scores/receipts.contract.ts';
import { answerSchema } from '#features/screening/screening.contract.ts';
import { companyLogEntrySchema } from '#features/teams/company-log.contract.ts';
import { memberInvitationSchema } from '#features/teams/teams.contract.ts';
import { englishTaskSchema } from '#features/verifications/english.contract.ts';
import { ownVerificationSchema } from '#features/verifications/verifications.contract.ts';
import { route } from '#shared/contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { instantSchema } from '#shared/schema.ts';
import {
  APPLICATION_STATUSES,
  APPROVAL_STATUSES,
  EXPERIENCE_LEVELS,
  INTERVIEW_STATUSES,
  INVITATION_STATUSES,
  MEMBER_ROLES,
  REPORT_STATUSES,
  REVIEW_OUTCOMES,
  WORK_TYPES,
} from '#shared/vocabulary.ts';

/** The fields of an application that both sides may see. */
const sharedApplicationFields = {
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  coverLetter: z.nullable(z.string()),
  via: z.nullable(z.enum(APPLICATION_VIAS)),
  answers: z.array(answerSchema),
  meetsMustHave: z.nullable(z.boolean()),
  createdAt: instantSchema,
  viewedAt: z.nullable(instantSchema),
  /** When the candidate asked the company for an answer. */
  nudgedAt: z.nullable(instantSchema),
  history: z.array(historyEntrySchema),
};

export const dataExportSchema = z.object({
  exportedAt: instantSchema,
  account: z.extend(currentUserSchema, {
    /** The former names that are kept so that they are hidden too, newest first. */
    formerNames: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
    /** The kinds of email that the person turned off. */
    mutedMails: z.array(z.string()),
    /** The kinds of notification that the person turned off in the bell. */
    mutedBell: z.array(z.string()),
    hideNames: z.boolean(),
    hideScores: z.boolean(),
    scoreOptOut: z.boolean(),
  }),
  /** The versions of the legal terms that the person agreed to, and when. */
  agreements: z.array(agreementSchema),
  sessions: z.array(sessionSchema),
  /** The person's sign-in methods other than a password, without their secrets. */
  signInWays: z.object({
    authenticatorSince: z.nullable(instantSchema),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(z.object({ name: z.string(), createdAt: instantSchema, lastUsedAt: z.nullable(instantSchema) })),
    providers: z.array(z.object({ provider: z.string(), email: z.string(), createdAt: instantSchema })),
  }),
  company: z.nullable(companySchema),
  /** The hours when the person is available for interviews: their own, or the company's. */
  weeklyHours: z.nullable(weeklyHoursSchema),
  candidate: z.nullable(z.extend(z.omit(candidateSchema, { user: true, zone: true }), privateCandidateFields)),
  /** Metadata of the file stored with the profile. The file itself can be downloaded from the profile page. */
  resume: z.nullable(resumeFactsSchema),
  /** The jobs that the person's company posted. */
  jobs: z.array(z.omit(jobSchema, { company: true, zone: true, salaryRange: true, answerDays: true, answers: true })),
  /** The hiring teams that the person is on. */
  hiringTeams: z.array(
    z.object({ jobId: z.string(), jobTitle: z.string(), notify: z.boolean(), addedAt: instantSchema }),
  ),
  /** The applications that the person submitted. */
  applications: z.array(z.object({ ...sharedApplicationFields, companyName: z.string() })),
  /** Applications to the jobs of the person's company, with the person's rating and notes. */
  receivedApplications: z.array(
    z.object({
      ...sharedApplicationFields,
      candidate: personSchema,
      rating: z.nullable(z.int()),
      notes: z.nullable(z.string()),
    }),
  ),
  /** The person's reviews of applications, including drafts. */
  ownReviews: z.array(
    z.object({
      applicationId: z.string(),
      rating: z.nullable(z.int()),
      notes: z.nullable(z.string()),
      submittedAt: z.nullable(instantSchema),
      changedAt: z.nullable(instantSchema),
    }),
  ),
  /** The appeals that the person filed, or appeals against declines by the person's company. */
  appeals: z.array(appealSchema),
  /** Offers that the person's company made, or that the person received. */
  offers: z.array(z.omit(offerSchema, { actions: true })),
  hires: z.array(z.omit(hireSchema, { moves: true, mayMoveStart: true, undecidedCount: true, replacedById: true })),
  /** Invitations that the person's company sent, or that the person received. */
  invitations: z.array(
    z.object({
      id: z.string(),
      jobId: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      candidate: personSchema,
      note: z.nullable(z.string()),
      status: z.enum(INVITATION_STATUSES),
      createdAt: instantSchema,
      answeredAt: z.nullable(instantSchema),
    }),
  ),
  /**
   * The review criteria of the company's jobs with the person's ratings. Application and rating are null for a criterion that the person has not
   * rated.
   */
  criteria: z.array(
    z.object({
      jobId: z.string(),
      criterion: z.string(),
      applicationId: z.nullable(z.string()),
      rating: z.nullable(z.int()),
      note: z.nullable(z.string()),
    }),
  ),
  /** Candidates whose names the person's company revealed. */
  reveals: z.array(z.object({ applicationId: z.string(), candidateId: z.string(), revealedAt: instantSchema })),
  /** The sort orders and filters that the person's company saved for its applications. */
  savedViews: z.array(savedViewSchema),
  savedSearches: z.array(savedSearchSchema),
  /** When the person last opened the lists that they browse. */
  listVisits: z.array(listVisitSchema),
  /** The jobs or candidates that the person received from saved searches and in the weekly matches email. */
  sentBySearches: z.array(
    z.object({
      searchId: z.string(),
      jobId: z.nullable(z.string()),
      candidateId: z.nullable(z.string()),
      score: z.nullable(z.int()),
      sentAt: instantSchema,
    }),
  ),
  /** The person's interviews as a candidate, or the interviews of the person's company. */
  interviews: z.array(z.omit(interviewSchema, { actions: true })),
  /** Interviews of the company in which the person is an interviewer, without data about the candidates. */
  heldInterviews: z.array(
    z.object({
      interviewId: z.string(),
      status: z.enum(INTERVIEW_STATUSES),
      start: z.nullable(instantSchema),
      end: z.nullable(instantSchema),
      timeZone: z.nullable(z.string()),
      addedAt: instantSchema,
    }),
  ),
  savedJobs: z.array(
    z.object({ jobId: z.string(), title: z.string(), companyName: z.string(), savedAt: instantSchema }),
  ),
  shortlist: z.array(
    z.object({
      candidateId: z.string(),
      jobTitle: z.string(),
      user: personSchema,
      notes: z.nullable(z.string()),
      createdAt: instantSchema,
    }),
  ),
  /** When the person acknowledged each version of the score notice. */
  scoreNotices: z.array(z.object({ version: z.int(), acknowledgedAt: instantSchema })),
  /** The person's scores that led to an action or appeared in a sampled list. */
  scoreReceipts: z.array(
    z.extend(z.omit(scoreReceiptSchema, { inputs: true }), {
      cause: z.string(),
      applicationId: z.nullable(z.string()),
      list: z.nullable(z.string()),
      rank: z.nullable(z.int()),
    }),
  ),
  /** Whether answers to the voluntary questions are stored. The answers themselves are never returned, so that a stolen session cannot read them. */
  hasVoluntaryAnswers: z.boolean(),
  /** The claims that the person asked to have verified, with the results. */
  verifications: z.array(ownVerificationSchema),
  /** The person's answers to English tasks. */
  englishTasks: z.array(englishTaskSchema),
  conversations: z.array(z.omit(conversationSchema, { lastMessage: true })),
  messages: z.array(messageSchema),
  /** The message templates that the person saved. */
  messageTemplates: z.array(messageTemplateSchema),
  blocks: z.array(
    z.object({ userId: z.string(), firstName: z.string(), lastName: z.string(), createdAt: instantSchema }),
  ),
  /** Reports that the person filed about others. */
  reports: z.array(
    z.object({
      id: z.string(),
      reportedId: z.string(),
      reason: z.string(),
      status: z.enum(REPORT_STATUSES),
      createdAt: instantSchema,
    }),
  ),
  notifications: z.array(notificationSchema),
  /** Consultations booked with the person's email address. */
  bookings: z.array(
    z.object({
      id: z.string(),
      startsAt: instantSchema,
      endsAt: instantSchema,
      name: z.string(),
      email: z.string(),
      notes: z.nullable(z.string()),
      language: z.enum(LANGUAGES),
      timeZone: z.nullable(z.string()),
      cancelledAt: z.nullable(instantSchema),
      createdAt: instantSchema,
    }),
  ),
  /** Decisions about the person's profile and their applications to join the marketplace, with the messages they received. */
  reviews: z.array(
    z.object({
      outcome: z.enum(REVIEW_OUTCOMES),
      reasons: z.array(z.string()),
      message: z.nullable(z.string()),
      decidedAt: instantSchema,
    }),
  ),
  /** Applications to join the marketplace that were submitted on the public page. */
  intakes: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      language: z.enum(LANGUAGES),
      jobTitle: z.string(),
      experience: z.enum(EXPERIENCE_LEVELS),
      bio: z.string(),
      hourlyRate: z.int(),
      timezone: z.string(),
      availability: z.enum(WORK_TYPES),
      ...shownProfile,
      skills: z.array(z.string()),
      /** The job whose page the application was submitted from. */
      jobId: z.nullable(z.string()),
      /** The version of the score notice that was acknowledged with the application. */
      scoreNotice: z.nullable(z.int()),
      /** Answers to the job's questions. Null if none were answered. */
      answers: z.nullable(z.readonly(z.array(answerSchema))),
      status: z.enum(APPROVAL_STATUSES),
      /** The versions of the legal terms that were accepted with the application. */
      agreedTerms: z.nullable(z.string()),
      agreedPrivacy: z.nullable(z.string()),
      createdAt: instantSchema,
    }),
  ),
  /** The company membership and when it began. `endedAt` is set for a removed member. */
  membership: z.nullable(
    z.object({ role: z.enum(MEMBER_ROLES), joinedAt: instantSchema, endedAt: z.nullable(instantSchema) }),
  ),
  /** For owners only, like `companyLog`. */
  memberInvitations: z.array(memberInvitationSchema),
  companyLog: z.array(companyLogEntrySchema),
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const dataExportContract = {
  exportAccount: route({
    method: 'GET',
    path: '/api/account/export',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the data stored about the signed-in user as a file',
    isDownload: true,
    response: dataExportSchema,
  }),
};
