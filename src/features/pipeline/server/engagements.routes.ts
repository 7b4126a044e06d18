/** API call for a company's invitations to people and their applications. Takes two statements for any number of people. */
import type { FastifyInstance } from 'fastify';
import { companyOf } from '#features/companies/server/companies.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { type Engagement, engagementsContract } from '../engagements.contract.ts';
import { applicationsOfPeople, invitationsOfPeople } from './engagements.db.ts';

const keyOf = ({ candidateId, job }: { candidateId: string; job: { id: string } }): string =>
  `${candidateId} ${job.id}`;

export const mountEngagements = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, engagementsContract, {
    listEngagements: async ({ viewer, query }) => {
      const company = await companyOf(db, viewer.userId);
      if (company === null) return [];
      const ids = [...new Set(query.ids.split(','))];
      const [applied, invited] = await Promise.all([
        applicationsOfPeople(db, company.id, ids),
        invitationsOfPeople(db, company.id, ids),
      ]);
      const invitationOf = new Map(invited.map((one) => [keyOf(one), one.status]));
      const appliedKeys = new Set(applied.map(keyOf));
      const all: Engagement[] = [
        ...applied.map((one) => ({
          candidateId: one.candidateId,
          job: one.job,
          application: { id: one.id, status: one.status },
          invitation: invitationOf.get(keyOf(one)) ?? null,
          since: one.createdAt,
        })),
        ...invited
          .filter((one) => !appliedKeys.has(keyOf(one)))
          .map((one) => ({
            candidateId: one.candidateId,
            job: one.job,
            application: null,
            invitation: one.status,
            since: one.createdAt,
          })),
      ];
      return all.toSorted((one, other) => other.since.localeCompare(one.since));
    },
  });
