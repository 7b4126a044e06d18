/**
 * Mounts every feature's calls, and hands to lower features what they need of higher ones as plain functions (ports), so
 * that the features themselves form a graph without circles.
 */
import type { FastifyInstance } from 'fastify';
import { mountAccount } from '#features/account/server/account.routes.ts';
import { mountAdmin } from '#features/admin/server/admin.routes.ts';
import { mountApplications } from '#features/applications/server/applications.routes.ts';
import { createApplicationPorts } from '#features/applications/server/applications.service.ts';
import { mountAuth } from '#features/auth/server/auth.routes.ts';
import { mountBookings } from '#features/bookings/server/bookings.routes.ts';
import { mountCandidates } from '#features/candidates/server/candidates.routes.ts';
import { mountCompanies } from '#features/companies/server/companies.routes.ts';
import { mountDashboards } from '#features/dashboards/server/dashboards.routes.ts';
import { mountJobs } from '#features/jobs/server/jobs.routes.ts';
import { jobPorts } from '#features/jobs/server/jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { mountSkills } from '#features/matching/server/skills.routes.ts';
import { mountMessages } from '#features/messages/server/messages.routes.ts';
import { haveConversation } from '#features/messages/server/messages.service.ts';
import { mountNotifications } from '#features/notifications/server/notifications.routes.ts';
import { mountReports } from '#features/reports/server/reports.routes.ts';
import { mountResumes } from '#features/resumes/server/resumes.routes.ts';
import { mountTalentIntake } from '#features/talent-intake/server/talent-intake.routes.ts';
import type { Platform } from '#server/platform.ts';

/** Mounts all calls of the product. */
export const mountFeatures = (app: FastifyInstance, platform: Platform, matches: MatchIndex): void => {
  const applicationPorts = createApplicationPorts(platform);
  mountSkills(app);
  mountResumes(app, platform);
  mountAuth(app, platform);
  mountNotifications(app, platform);
  mountCompanies(app, platform);
  mountCandidates(app, platform, { ...jobPorts, ...applicationPorts }, matches);
  mountJobs(app, platform, applicationPorts, matches);
  mountApplications(app, platform, matches);
  mountReports(app, platform, { haveConversation });
  mountMessages(app, platform);
  mountBookings(app, platform);
  mountTalentIntake(app, platform);
  mountAccount(app, platform);
  mountAdmin(app, platform);
  mountDashboards(app, platform, matches);
};
