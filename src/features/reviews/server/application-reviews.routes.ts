/** The API call for the reviews of an application. Throws `notFound` for other companies. */
import type { FastifyInstance } from 'fastify';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { applicationReviewsContract } from '../application-reviews.contract.ts';
import { listReadableReviews, loadRatingSummary } from './application-reviews.db.ts';
import { requireReviewer } from './criteria.routes.ts';

export const mountApplicationReviews = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, applicationReviewsContract, {
    listReviews: async ({ params, viewer }) => {
      await requireReviewer(db, params.id, viewer);
      const [reviews, summary] = await runConcurrently(
        listReadableReviews(db, params.id, viewer.memberId),
        loadRatingSummary(db, params.id, viewer.memberId),
      );
      return { reviews, summary };
    },
  });
