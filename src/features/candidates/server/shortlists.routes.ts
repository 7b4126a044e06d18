/**
 * The calls of shortlists. Each company has one of its own; it may hold whom the company may see.
 */
import { requireCompany } from '#features/companies/server/companies.service.ts';
import { toPage } from '#server/http/cursor.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { candidatesContract } from '../candidates.contract.ts';
import { prepareJobs, scoreAgainst } from './candidate-scores.ts';
import { type CandidatePorts, jobsToScore, requireVisible } from './candidate-sight.ts';
import { toCandidate } from './candidates.service.ts';
import { addToShortlist, listShortlist, removeFromShortlist } from './shortlists.db.ts';

type Shortlist = Pick<Handlers<typeof candidatesContract>, 'addToShortlist' | 'listShortlist' | 'removeFromShortlist'>;

/** The handlers of shortlists. */
export const shortlistHandlers = ({ db }: Platform, ports: CandidatePorts): Shortlist => ({
  addToShortlist: async ({ viewer, body }) => {
    const company = await requireCompany(db, viewer.userId);
    if (body.companyId && body.companyId !== company.id) {
      throw new AppError('forbidden', 'You can only add to the shortlist of your own company');
    }
    await requireVisible(db, ports, company.id, body.candidateId);
    return addToShortlist(db, company.id, body.candidateId);
  },

  listShortlist: async ({ viewer, page: { limit, after } }) => {
    const company = await requireCompany(db, viewer.userId);
    const place = after && { createdAt: after[0], candidateId: after[1] };
    const { items, next } = toPage(await listShortlist(db, company.id, limit + 1, place), limit, ({ entry }) => entry);
    const jobs = prepareJobs(await jobsToScore(db, ports, company.id, undefined));
    return {
      items: items.map(({ entry, candidate, user }) => ({
        ...entry,
        candidate: scoreAgainst(toCandidate(candidate, user), jobs, true),
      })),
      next: next && [next.createdAt, next.candidateId],
    };
  },

  removeFromShortlist: async ({ viewer, params }) => {
    const company = await requireCompany(db, viewer.userId);
    if (await removeFromShortlist(db, company.id, params.candidateId)) return null;
    throw notFound('Shortlisted candidate');
  },
});
