/** The API call for a company's invitations and the applications to its jobs. Loads them with two statements for any number of people. */
import type { FastifyInstance } from 'fastify';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { type Engagement, engagementsContract } from '../engagements.contract.ts';
import { listPeopleApplications, listPeopleInvitations } from './engagements.db.ts';

const engagementKey = ({ candidateId, job }: { candidateId: string; job: { id: string } }): string =>
  `${candidateId} ${job.id}`;

export const mountEngagements = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, engagementsContract, {
    listEngagements: async ({ viewer, query }) => {
      const company = await findUserCompany(db, viewer.userId);
      if (company === null) return [];
      const ids = [...new Set(query.ids.split(','))];
      const [applied, invited] = await Promise.all([
        listPeopleApplications(db, company.id, ids),
        listPeopleInvitations(db, company.id, ids),
      ]);
      const invitationStatuses = new Map(invited.map((engagement) => [engagementKey(engagement), engagement.status]));
      const appliedKeys = new Set(applied.map(engagementKey));
      const engagements: Engagement[] = [
        ...applied.map((engagement) => ({
          candidateId: engagement.candidateId,
          job: engagement.job,
          application: { id: engagement.id, status: engagement.status },
          invitation: invitationStatuses.get(engagementKey(engagement)) ?? null,
          since: engagement.createdAt,
        })),
        ...invited
          .filter((engagement) => !appliedKeys.has(engagementKey(engagement)))
          .map((engagement) => ({
            candidateId: engagement.candidateId,
            job: engagement.job,
            application: null,
            invitation: engagement.status,
            since: engagement.createdAt,
          })),
      ];
      return engagements.toSorted((a, b) => b.since.localeCompare(a.since));
    },
  });
