/** The rows of the demo market, built in memory and inserted in bulk, in foreign-key order. One statement per row would be too slow. */
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { photos } from '#features/account/server/account.tables.ts';
import { applicationAppeals } from '#features/answers/server/appeals.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates, shortlists } from '#features/candidates/server/candidates.tables.ts';
import { companies, companyHours, companyLogos } from '#features/companies/server/companies.tables.ts';
import { checkIns, hires, offerDocuments, offers } from '#features/hiring/server/hiring.tables.ts';
import { interviewSlots, interviews } from '#features/interviews/server/interviews.tables.ts';
import { invitations } from '#features/invitations/server/invitations.tables.ts';
import { jobQuestions } from '#features/jobs/server/job-questions.tables.ts';
import { jobs, savedJobs } from '#features/jobs/server/jobs.tables.ts';
import { conversations, messages } from '#features/messages/server/messages.tables.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { applicationAnswers } from '#features/pipeline/server/application-answers.tables.ts';
import { applicationReviews } from '#features/pipeline/server/application-reviews.tables.ts';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';
import { reports } from '#features/reports/server/reports.tables.ts';
import { criterionRatings, jobCriteria } from '#features/reviews/server/criteria.tables.ts';
import { savedViews } from '#features/reviews/server/saved-views.tables.ts';
import { intakes, reviewDecisions } from '#features/talent-intake/server/talent-intake.tables.ts';
import { companyLog } from '#features/teams/server/company-log.tables.ts';
import {
  englishTasks,
  referenceRequests,
  verificationEvents,
  verifications,
} from '#features/verifications/server/verifications.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';

/** Referenced tables come first. */
const TABLES = {
  users,
  companies,
  companyHours,
  companyLogos,
  candidates,
  photos,
  jobs,
  jobQuestions,
  savedJobs,
  shortlists,
  savedViews,
  invitations,
  applications,
  applicationHistory,
  applicationReviews,
  applicationAnswers,
  applicationAppeals,
  jobCriteria,
  criterionRatings,
  interviews,
  interviewSlots,
  offers,
  offerDocuments,
  hires,
  checkIns,
  messages,
  conversations,
  intakes,
  reviewDecisions,
  reports,
  verifications,
  verificationEvents,
  referenceRequests,
  englishTasks,
  notifications,
  companyLog,
  auditLog,
} as const;
type Tables = typeof TABLES;

export type NewRow<Name extends keyof Tables> = Tables[Name]['$inferInsert'];
export type MarketRows = { [Name in keyof Tables]: NewRow<Name>[] };

/** Returns an empty list for each table. */
export const createEmptyRows = (): MarketRows =>
  Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])) as unknown as MarketRows;

const BATCH_SIZE = 200;

export const insertRows = async (tx: Tx, rows: MarketRows): Promise<void> => {
  for (const [name, table] of Object.entries(TABLES) as [keyof Tables, PgTable][]) {
    for (let from = 0; from < rows[name].length; from += BATCH_SIZE) {
      await tx.insert(table).values(rows[name].slice(from, from + BATCH_SIZE));
    }
  }
};

/** Returns true if the database has no company and no candidate. Ignores accounts without a profile, such as the configured admin. */
export const isMarketEmpty = async (db: Queryable): Promise<boolean> =>
  (await db.$count(companies)) + (await db.$count(candidates)) === 0;

/** Disables the timeout for idle transactions in this transaction, because building the demo market takes longer. */
export const allowLongPauses = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
};
