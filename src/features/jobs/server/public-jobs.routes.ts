/**
 * API calls for jobs that anyone may see: count the read, load, return. Jobs that are members-only, paused, taken down or posted by a suspended
 * company are "not found".
 */
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { excerpt } from '#shared/excerpt.ts';
import { describeJob, type PublicJobDetail } from '../job-posting.domain.ts';
import { type PublicJob, publicJobsContract } from '../public-jobs.contract.ts';
import { type CountRead, findJobForVisitors, findPublicJobs, searchPublicKeys } from './public-jobs.service.ts';

type PublicHandlers = Handlers<typeof publicJobsContract>;

/** The maximum length of each text in a list. The job page has the whole text. */
const LISTED_CHARACTERS = 1_000;
const shorten = (text: string | null): string | null => text && excerpt(text, LISTED_CHARACTERS);

const toListItem = (job: PublicJobDetail): PublicJob => ({
  ...job,
  description: excerpt(job.description, LISTED_CHARACTERS),
  responsibilities: shorten(job.responsibilities),
  benefits: shorten(job.benefits),
});

/** Returns an open public job. Throws `gone` for a public job that is closed or past its last day, and `notFound` for any other. */
const requirePublicJob = async (db: Queryable, id: string): Promise<PublicJobDetail> => {
  const found = await findJobForVisitors(db, id);
  if (found === null || found.state === 'hidden') throw notFound('job');
  if (found.state === 'gone') throw new AppError('gone', 'job-gone');
  return found.job;
};

/** Mounts the routes. `countRead` throws if the client has made too many reads. */
export const mountPublicJobs = (app: FastifyInstance, { db, env }: Platform, countRead: CountRead): void => {
  const handlers: PublicHandlers = {
    listPublicJobs: async ({ query, page: { limit, after, db: listDb }, request }) => {
      await countRead(request.ip);
      const keys = await searchPublicKeys(listDb, query, { limit: limit + 1, after });
      const page = toPage(keys, limit, ({ createdAt, id }): [string, string] => [createdAt, id]);
      const ids = page.items.map(({ id }) => id);
      return { items: (await findPublicJobs(listDb, ids)).map(toListItem), next: page.next };
    },
    getPublicJob: async ({ params, request }) => {
      await countRead(request.ip);
      return requirePublicJob(db, params.id);
    },
    getPosting: async ({ params, request }) => {
      await countRead(request.ip);
      return { ...describeJob(await requirePublicJob(db, params.id), env.publicUrl).posting };
    },
  };
  mountContract(app, publicJobsContract, handlers);
};
