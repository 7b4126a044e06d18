/** API calls for the stat cards and to-do lists, which combine data from other features. Reads change nothing. */
import type { FastifyInstance } from 'fastify';
import { findUserCandidate, markMatchesSeen } from '#features/candidates/server/candidates.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { countActiveHires } from '#features/hiring/server/hiring.service.ts';
import { countNewMatches } from '#features/jobs/server/jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { countUnreadMessages, toReader } from '#features/messages/server/messages.service.ts';
import { companyNumbers, findMatchedReader } from '#features/pipeline/server/applications.service.ts';
import type { Db } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { type CandidateNumbers, type CompanyNumbers, dashboardsContract } from '../dashboards.contract.ts';
import { loadFirstSteps } from './first-steps.db.ts';
import { loadCandidateTodo, loadTodo } from './todo.ts';

const loadCompanyNumbers = async (db: Db, viewer: Viewer): Promise<CompanyNumbers> => {
  const company = await findUserCompany(db, viewer.userId);
  const own = company
    ? { ...(await companyNumbers(db, company.id)), activeHires: await countActiveHires(db, company.id) }
    : { openPositions: 0, applications: 0, activeHires: 0 };
  return { ...own, messages: await countUnreadMessages(db, toReader(viewer)) };
};

const loadCandidateNumbers = async (db: Db, matches: MatchIndex, userId: string): Promise<CandidateNumbers> => {
  const applicant = await findMatchedReader(db, userId);
  if (applicant === null) return { applied: 0, interviewing: 0, hired: 0, newMatches: 0 };
  const { applied, interviewing, hired } = applicant;
  return { applied, interviewing, hired, newMatches: await countNewMatches(matches, applicant) };
};

export const mountDashboards = (app: FastifyInstance, { db }: Platform, matches: MatchIndex): void =>
  mountContract(app, dashboardsContract, {
    getDashboard: async ({ viewer }) => {
      if (viewer.accountType === null) {
        throw new AppError('forbidden', 'account-type-missing-for-dashboard');
      }
      return viewer.accountType === 'company'
        ? loadCompanyNumbers(db, viewer)
        : loadCandidateNumbers(db, matches, viewer.userId);
    },
    getTodo: ({ viewer, query }) => loadTodo(db, viewer.userId, query.timeZone, new Date()),
    getFirstSteps: ({ viewer }) => loadFirstSteps(db, viewer.userId),
    getOwnTurns: ({ viewer, query }) => loadCandidateTodo(db, viewer.userId, query.timeZone, new Date()),
    openDashboard: async ({ viewer }) => {
      const candidate = await findUserCandidate(db, viewer.userId);
      if (candidate) await markMatchesSeen(db, candidate.id);
      return null;
    },
  });
