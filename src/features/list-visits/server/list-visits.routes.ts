/** The API call that records a visit. Loading a list does not record one. */
import type { FastifyInstance } from 'fastify';
import { lockMemberForShare } from '#features/auth/server/users.service.ts';
import { mountContract } from '#server/http/mount.ts';
import type { MemberViewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { listVisitsContract, type VisitedList } from '../list-visits.contract.ts';
import { recordVisit } from './list-visits.db.ts';

const visitedList = ({ accountType }: MemberViewer): VisitedList => (accountType === 'company' ? 'candidates' : 'jobs');

export const mountListVisits = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, listVisitsContract, {
    noteListVisit: async ({ viewer, body: { list } }) => {
      if (list !== visitedList(viewer)) throw new AppError('forbidden', 'not-allowed');
      return db.transaction(async (tx) => {
        await lockMemberForShare(tx, viewer.memberId);
        return { previousAt: await recordVisit(tx, viewer.userId, list) };
      });
    },
  });
