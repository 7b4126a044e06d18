/**
 * People who fit a job and have not applied, best first, from the score index: exact, complete, and
 * as fast per page as any list by score.
 */

import { overlapHours } from '#engine/matching.domain.ts';
import { candidatesForJob } from '#features/candidates/server/ranked-candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import { findOwnJob } from '#features/jobs/server/jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Handlers } from '#server/http/mount.ts';
import { notFound } from '#shared/errors.ts';
import type { invitationsContract } from '../invitations.contract.ts';
import { invitationsAmong } from './invitations.db.ts';
import type { InvitationPorts } from './invitations.ports.ts';

/** The handler of the list. It works for jobs in any state. Inviting checks that the job is open. */
export const listMatches =
  (
    ports: Pick<InvitationPorts, 'applicantsOf' | 'sampleScores'>,
    matches: MatchIndex,
  ): Handlers<typeof invitationsContract>['listMatches'] =>
  async ({ params, viewer, query, page }) => {
    const { db } = page;
    const company = await companyOf(db, viewer.userId);
    const job = company && (await findOwnJob(db, company.id, params.id));
    if (company === null || job === null) throw notFound('job');
    const matchPage = await candidatesForJob(db, matches, {
      companyId: company.id,
      job,
      except: await ports.applicantsOf(db, job.id),
      includesHired: query.includeHired === 'true',
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
    const rows = () =>
      matchPage.items.map(({ id, compatibilityScore: score }) => ({ candidateId: id, jobId: job.id, score }));
    ports.sampleScores({ list: 'matches', viewer, after: page.after, next: matchPage.next, rows });
    return matchPage;
  };
