/** API calls for invitations. Only the company and the candidate of an invitation can see it. */
import type { FastifyInstance } from 'fastify';
import { overlapHours } from '#engine/matching.domain.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findUserCandidate, toCandidateSummary } from '#features/candidates/server/candidates.service.ts';
import { listCandidatesForJob, readMatchFilters } from '#features/candidates/server/ranked-candidates.service.ts';
import { findUserCompany, toCompanySummary } from '#features/companies/server/companies.service.ts';
import { statusForCandidates } from '#features/jobs/jobs.domain.ts';
import { findOwnJob } from '#features/jobs/server/jobs.service.ts';
import { createScoringPair, listedScore, type ScoreAudience } from '#features/matching/server/compatibility.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide, jobSide } from '#features/matching/server/prepared.service.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { listJobApplicants } from '#features/pipeline/server/applications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { EMPTY_PAGE, toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { excerpt } from '#shared/excerpt.ts';
import { fullName } from '#shared/full-name.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { findSide, type Side } from '#shared/sides.ts';
import { type Invitation, invitationsContract } from '../invitations.contract.ts';
import { inviteManyContract } from '../invite-many.contract.ts';
import { mountFitting } from './fitting.routes.ts';
import {
  declineInvitation,
  findInvitation,
  findInvitationsAmong,
  type InvitationOwner,
  type InvitationRow,
  listInvitations,
} from './invitations.db.ts';
import type { InvitationPorts } from './invitations.ports.ts';
import { publishInvitation } from './invitations.service.ts';
import { inviteEach, invitePerson, lockInvitationContext } from './invite.ts';

/**
 * Lists people who fit a job and have not applied, best match first, from the score index. The job may have any status: only inviting someone
 * requires an open job.
 */
const listMatches =
  (
    ports: Pick<InvitationPorts, 'sampleScores'>,
    matches: MatchIndex,
  ): Handlers<typeof invitationsContract>['listMatches'] =>
  async ({ params, viewer, query, page }) => {
    const { db } = page;
    const company = await findUserCompany(db, viewer.userId);
    const job = company && (await findOwnJob(db, company.id, params.id));
    if (company === null || job === null) throw notFound('job');
    const applicants = await listJobApplicants(db, [job.id]);
    const matchPage = await listCandidatesForJob(db, matches, {
      companyId: company.id,
      job,
      except: applicants.map(({ candidateId }) => candidateId),
      filters: await readMatchFilters(db, query, { companyId: company.id, hidesNames: viewer.hidesNames, job }),
      isExplained: query.explain === 'true',
      ...page,
      loadExtraFields: async (rows) => {
        const ids = rows.map(({ id }) => id);
        const invitations = await findInvitationsAmong(db, job.id, ids);
        return ({ id, timezone }) => ({
          sharedHours: overlapHours(job, timezone),
          invitation: invitations.get(id) ?? null,
        });
      },
    });
    const rows = () =>
      matchPage.items.map(({ id, compatibilityScore: score }) => ({ candidateId: id, jobId: job.id, score }));
    ports.sampleScores({ list: 'matches', viewer, after: page.after, next: matchPage.next, rows });
    return matchPage;
  };

/** Returns an invitation with its full note. */
const toInvitation = (
  { invitation, job, company, candidate, person }: InvitationRow,
  reader: ScoreAudience['reader'],
): Invitation => ({
  id: invitation.id,
  jobId: invitation.jobId,
  candidateId: invitation.candidateId,
  note: invitation.note,
  status: invitation.status,
  createdAt: invitation.createdAt,
  answeredAt: invitation.answeredAt,
  job: {
    id: job.id,
    title: job.title,
    status: reader === 'candidate' ? statusForCandidates(job) : job.status,
    company: toCompanySummary(company),
  },
  candidate: toCandidateSummary(candidate, person),
  ...listedScore(createScoringPair({ id: job.id, prepared: jobSide(job) }, candidateSide(candidate)), {
    reader,
    isExplained: false,
  }),
});

/** Returns a list row, with the beginning of the note and without the company description. */
const toListedInvitation = (row: InvitationRow, reader: ScoreAudience['reader']): Invitation => {
  const invitation = toInvitation(row, reader);
  const job = { ...invitation.job, company: { ...invitation.job.company, description: null } };
  return { ...invitation, job, note: invitation.note && excerpt(invitation.note, LIMITS.listedText) };
};

type InvitationHandlers = Handlers<typeof invitationsContract>;

const invite =
  (platform: Platform, ports: InvitationPorts): InvitationHandlers['invite'] =>
  ({ body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const context = { ...(await lockInvitationContext(tx, viewer.userId, body.jobId)), note: orNull(body.note) };
      return toInvitation(await invitePerson(tx, platform, ports, context, body.candidateId), 'company');
    });

const inviteMany =
  (platform: Platform, ports: InvitationPorts): Handlers<typeof inviteManyContract>['inviteMany'] =>
  ({ body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const context = { ...(await lockInvitationContext(tx, viewer.userId, body.jobId)), note: orNull(body.note) };
      return inviteEach(tx, platform, ports, context, body.candidateIds);
    });

/** Returns an invitation and whether the viewer is its company or its candidate. Throws `notFound` for anyone else. */
const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: InvitationRow; side: Side }> => {
  const row = await findInvitation(db, id);
  const side = row && findSide(viewer.userId, { company: row.company.userId, candidate: row.candidate.userId });
  if (!row || !side) throw notFound('invitation');
  return { row, side };
};

const answer =
  ({ db }: Platform): InvitationHandlers['answerInvitation'] =>
  ({ params, viewer }) =>
    db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      if (side !== 'candidate') throw notFound('invitation');
      if (!(await declineInvitation(tx, params.id))) {
        throw new AppError('conflict', 'invitation-answered');
      }
      const { job, company } = row;
      await notify(tx, company.userId, 'invitation_declined', {
        invitationId: params.id,
        jobId: job.id,
        jobTitle: job.title,
        userId: viewer.userId,
        name: fullName(row.person),
      });
      await publishInvitation(tx, params.id, [company.userId, viewer.userId]);
      const { row: declined } = await requireOwnSide(tx, params.id, viewer);
      return toInvitation(declined, 'candidate');
    });

/** Returns the owner of the viewer's list, or null if the viewer has no profile yet. */
const findOwnList = async (db: Queryable, viewer: Viewer): Promise<{ owner: InvitationOwner; reader: Side } | null> => {
  if (viewer.accountType === 'company') {
    const company = await findUserCompany(db, viewer.userId);
    return company && { owner: { companyId: company.id }, reader: 'company' };
  }
  const candidate = await findUserCandidate(db, viewer.userId);
  return candidate && { owner: { candidateId: candidate.id }, reader: 'candidate' };
};

export const mountInvitations = (
  app: FastifyInstance,
  platform: Platform,
  ports: InvitationPorts,
  matches: MatchIndex,
): void => {
  mountFitting(app, platform, matches);
  mountContract(app, inviteManyContract, { inviteMany: inviteMany(platform, ports) });
  mountContract(app, invitationsContract, {
    listMatches: listMatches(ports, matches),
    invite: invite(platform, ports),
    answerInvitation: answer(platform),

    getInvitation: async ({ params, viewer }) => {
      const { row, side } = await requireOwnSide(platform.db, params.id, viewer);
      return toInvitation(row, side);
    },

    listInvitations: async ({ viewer, query, page: { limit, after, db } }) => {
      const own = await findOwnList(db, viewer);
      if (own === null) return EMPTY_PAGE;
      const filter = { owner: own.owner, jobId: query.jobId ?? null, status: orNull(query.status) };
      const rows = await listInvitations(db, filter, { limit: limit + 1, after });
      const { items, next } = toPage(rows, limit, ({ invitation }): [string, string] => [
        invitation.createdAt,
        invitation.id,
      ]);
      return { items: items.map((row) => toListedInvitation(row, own.reader)), next };
    },
  });
};
