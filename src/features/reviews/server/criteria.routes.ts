/** API calls for the criteria of a company's jobs, and for ratings of applications to those jobs. Other companies get `notFound`. */
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { findOwnJob } from '#features/jobs/server/jobs.service.ts';
import { mayTakeAction } from '#features/pipeline/applications.policy.ts';
import { requireOwnSide } from '#features/pipeline/server/own-applications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { type Criterion, criteriaContract } from '../criteria.contract.ts';
import { listCriteria, listRatings, lockOwnJobForNoKeyUpdate, replaceCriteria } from './criteria.db.ts';
import { saveOwnRatings } from './rate-own.ts';

/** Throws `notFound` unless the viewer's company may review the application. */
export const requireReviewer = async (db: Queryable, id: string, viewer: Viewer): Promise<void> => {
  const { side } = await requireOwnSide(db, id, viewer);
  if (!mayTakeAction('review', side)) throw notFound('application');
};

const isStored = (sent: readonly { id?: string | undefined; name: string }[], stored: readonly Criterion[]): boolean =>
  isDeepStrictEqual(
    sent.map(({ id, name }, index) => ({ id: id ?? stored[index]?.id, name })),
    stored,
  );

export const mountCriteria = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, criteriaContract, {
    listJobCriteria: async ({ params, viewer }) => {
      const company = await findUserCompany(db, viewer.userId);
      const job = company && (await findOwnJob(db, company.id, params.id));
      if (job === null) throw notFound('job');
      return listCriteria(db, job.id);
    },

    putJobCriteria: ({ params, viewer, body }) =>
      db.transaction(async (tx) => {
        const company = await findUserCompany(tx, viewer.userId);
        if (company === null || !(await lockOwnJobForNoKeyUpdate(tx, company.id, params.id))) throw notFound('job');
        const { before, criteria } = body;
        const stored = await listCriteria(tx, params.id);
        if (before !== undefined && !isDeepStrictEqual(before, stored)) {
          // A repeated request whose first response was lost finds its own criteria.
          if (isStored(criteria, stored)) return stored;
          // A criterion that the caller has not seen would be deleted with its ratings in submitted reviews.
          throw new AppError('conflict', 'criteria-changed-meanwhile');
        }
        await replaceCriteria(tx, params.id, criteria);
        return listCriteria(tx, params.id);
      }),

    listRatings: async ({ params, viewer }) => {
      await requireReviewer(db, params.id, viewer);
      return listRatings(db, params.id, viewer.memberId);
    },

    rateCriterion: ({ params, viewer, body }) =>
      db.transaction(async (tx) => {
        await requireReviewer(tx, params.id, viewer);
        const { id: applicationId, criterionId } = params;
        const rating = { criterionId, rating: body.rating, note: orNull(body.note) };
        const invalidIndex = await saveOwnRatings(tx, { applicationId, userId: viewer.memberId }, [rating]);
        if (invalidIndex !== null) throw notFound('criterion');
        return listRatings(tx, params.id, viewer.memberId);
      }),
  });
