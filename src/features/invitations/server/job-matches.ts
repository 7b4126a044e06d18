/**
 * The people who fit a job and have not applied to it, best first, out of the index of scores: exact, without end, and a page as
 * fast as any list by score.
 */
import { candidatesForJob } from '#features/candidates/server/ranked-candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import { ownJobOf } from '#features/jobs/server/jobs.service.ts';
import { overlapHours } from '#features/matching/matching.domain.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { notFound } from '#shared/errors.ts';
import type { invitationsContract } from '../invitations.contract.ts';
import { invitationsAmong } from './invitations.db.ts';
import type { InvitationPorts } from './invitations.ports.ts';

/** The handler of the list. A job in any state has one; whom to invite to one that is not open is decided when they are. */
export const listMatches =
  (
    { db }: Platform,
    ports: Pick<InvitationPorts, 'applicantsOf'>,
    matches: MatchIndex,
  ): Handlers<typeof invitationsContract>['listMatches'] =>
  async ({ params, viewer, query, page }) => {
    const company = await companyOf(db, viewer.userId);
    const job = company && (await ownJobOf(db, company.id, params.id));
    if (company === null || job === null) throw notFound('Job');
    return candidatesForJob(db, matches, {
      companyId: company.id,
      job,
      except: await ports.applicantsOf(db, job.id),
      isExplained: query.explain === 'true',
      ...page,
      addTo: async (rows) => {
        const ids = rows.map(({ id }) => id);
        const invitations = await invitationsAmong(db, job.id, ids);
        return ({ id, timezone }) => ({
          sharedHours: overlapHours(job.timezone, timezone),
          invitation: invitations.get(id) ?? null,
        });
      },
    });
  };
