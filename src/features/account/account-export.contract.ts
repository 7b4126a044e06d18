/**
 * The file in which a person takes everything along that is kept about them: what they are and wrote, and what others addressed
 * to them. Never a secret, and never what the other side keeps for itself (its notes and ratings, a review's notes).
 */
import * as z from 'zod/mini';
import { historyEntrySchema } from '#features/applications/applications.contract.ts';
import { savedViewSchema } from '#features/applications/saved-views.contract.ts';
import { currentUserSchema, personSchema, sessionSchema } from '#features/auth/auth.contract.ts';
import { candidateSchema, resumeFactsSchema } from '#features/candidates/candidates.contract.ts';
import { shownProfile } from '#features/candidates/profile.contract.ts';
import { companySchema } from '#features/companies/companies.contract.ts';
import { hireSchema } from '#features/hiring/hires.contract.ts';
import { offerSchema } from '#features/hiring/offers.contract.ts';
import { interviewSchema } from '#features/interviews/interviews.contract.ts';
import { jobSchema } from '#features/jobs/jobs.contract.ts';
import { conversationSchema, messageSchema } from '#features/messages/messages.contract.ts';
import { notificationSchema } from '#features/notifications/notifications.contract.ts';
import { englishTaskSchema } from '#features/verifications/english.contract.ts';
import { ownVerificationSchema } from '#features/verifications/verifications.contract.ts';
import { instantSchema } from '#shared/schema.ts';
import {
  APPLICATION_STATUSES,
  APPROVAL_STATUSES,
  EXPERIENCE_LEVELS,
  INVITATION_STATUSES,
  REPORT_STATUSES,
  WORK_TYPES,
} from '#shared/vocabulary.ts';

/** An application as both of its sides may have it. */
const applicationStory = {
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  coverLetter: z.nullable(z.string()),
  createdAt: instantSchema,
  viewedAt: z.nullable(instantSchema),
  history: z.array(historyEntrySchema),
};

export const accountExportSchema = z.object({
  exportedAt: instantSchema,
  account: z.extend(currentUserSchema, {
    /** Kinds of mail that were switched off. */
    mutedMails: z.array(z.string()),
  }),
  sessions: z.array(sessionSchema),
  company: z.nullable(companySchema),
  candidate: z.nullable(z.omit(candidateSchema, { user: true })),
  /** The file that is kept with the profile; the profile's page gives it as it was sent. */
  resume: z.nullable(resumeFactsSchema),
  /** Posted by the person's company. */
  jobs: z.array(z.omit(jobSchema, { company: true, salaryRange: true })),
  /** The person's own. */
  applications: z.array(z.object({ ...applicationStory, companyName: z.string() })),
  /** To the jobs of the person's company, with what the company noted. */
  receivedApplications: z.array(
    z.object({
      ...applicationStory,
      candidate: personSchema,
      rating: z.nullable(z.int()),
      notes: z.nullable(z.string()),
    }),
  ),
  /** That the person's company made, or that the person got. */
  offers: z.array(z.omit(offerSchema, { actions: true })),
  hires: z.array(z.omit(hireSchema, { moves: true, mayMoveStart: true, undecidedCount: true, replacedById: true })),
  /** Sent by the person's company, or got by the person. */
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
  /** The criteria of the company's jobs, with its ratings by them; null where nobody was rated by one. */
  criteria: z.array(
    z.object({
      jobId: z.string(),
      criterion: z.string(),
      applicationId: z.nullable(z.string()),
      rating: z.nullable(z.int()),
      note: z.nullable(z.string()),
    }),
  ),
  /** Orders and filters that the person's company kept for its applications. */
  savedViews: z.array(savedViewSchema),
  /** Of either side. */
  interviews: z.array(z.omit(interviewSchema, { actions: true })),
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
  /** Claimed by the person, with what became of it. */
  verifications: z.array(ownVerificationSchema),
  /** What the person wrote in tasks of English. */
  englishTasks: z.array(englishTaskSchema),
  conversations: z.array(z.omit(conversationSchema, { lastMessage: true })),
  messages: z.array(messageSchema),
  blocks: z.array(
    z.object({ userId: z.string(), firstName: z.string(), lastName: z.string(), createdAt: instantSchema }),
  ),
  /** Filed by the person about others. */
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
  /** Consultations booked with the person's address. */
  bookings: z.array(
    z.object({
      id: z.string(),
      startsAt: instantSchema,
      endsAt: instantSchema,
      name: z.string(),
      email: z.string(),
      notes: z.nullable(z.string()),
      timeZone: z.nullable(z.string()),
      cancelledAt: z.nullable(instantSchema),
      createdAt: instantSchema,
    }),
  ),
  /** Applications to the market itself, filed on the public page. */
  intakes: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      jobTitle: z.string(),
      experience: z.enum(EXPERIENCE_LEVELS),
      bio: z.string(),
      hourlyRate: z.int(),
      timezone: z.string(),
      availability: z.enum(WORK_TYPES),
      ...shownProfile,
      skills: z.array(z.string()),
      status: z.enum(APPROVAL_STATUSES),
      createdAt: instantSchema,
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
