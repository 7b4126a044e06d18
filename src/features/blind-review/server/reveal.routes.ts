/** The API call that reveals the name of an applicant. */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import {
  loadApplicationDetail,
  type PipelinePorts,
  publishApplications,
  requireOwnSide,
} from '#features/pipeline/server/own-applications.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { notFound } from '#shared/errors.ts';
import { revealContract } from '../reveal.contract.ts';
import { insertReveal } from './name-reveals.db.ts';

export const mountReveal = (app: FastifyInstance, { db }: Platform, ports: PipelinePorts): void =>
  mountContract(app, revealContract, {
    revealName: ({ params, viewer, request }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const { row, side } = await requireOwnSide(tx, params.id, viewer);
        if (side !== 'company') throw notFound('application');
        const { id: applicationId, companyId, candidateId } = row.application;
        // A deleted person has no name, so nothing is stored.
        if (!row.hasCandidateLeft && (await insertReveal(tx, { companyId, candidateId, applicationId }))) {
          await recordViewerAudit(
            tx,
            { viewer, request },
            'name.revealed',
            `${row.company.companyName}, ${row.job.title}`,
            { applicationId, candidateId },
          );
          await publishApplications(tx, [row], ['company']);
        }
        return loadApplicationDetail(tx, ports, row, side, viewer);
      }),
  });
