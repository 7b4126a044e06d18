/** API calls for invitations: load, decide, store, return. Invitations of others are "not found". */
import type { FastifyInstance } from 'fastify';
import { overlapHours } from '#engine/matching.domain.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { isVetted } from '#features/candidates/candidates.policy.ts';
import { candidateOf, requireVisible, toCandidateSummary } from '#features/candidates/server/candidates.service.ts';
import { candidatesForJob } from '#features/candidates/server/ranked-candidates.service.ts';
import { companyOf, toCompanySummary } from '#features/companies/server/companies.service.ts';
import { statusForCandidates } from '#features/jobs/jobs.domain.ts';
import { mayBeAppliedTo } from '#features/jobs/jobs.policy.ts';
import { findOwnJob, lockOwnJobForShare } from '#features/jobs/server/jobs.service.ts';
import { listedScore, type ScoreAudience, toPair } from '#features/matching/server/compatibility.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide, jobSide } from '#features/matching/server/prepared.service.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { excerpt } from '#server/http/excerpt.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { type Side, sideOf } from '#shared/sides.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import { type Invitation, invitationsContract } from '../invitations.contract.ts';
import { refusalToInvite } from '../invitations.policy.ts';
import { mountFitting } from './fitting.routes.ts';
import {
  declineInvitation,
  findInvitation,
  type InvitationRow,
  type InvitationsOf,
  type InvitedReceiver,
  insertInvitation,
  invitationsAmong,
  listInvitations,
  lockInvitedForNoKeyUpdate,
} from './invitations.db.ts';
import { invitationReceivedMail } from './invitations.mails.ts';
import type { InvitationPorts } from './invitations.ports.ts';
import { publishInvitation } from './invitations.service.ts';

/** Lists people who fit a job and have not applied, best first, from the score index. It works for jobs in any state. Inviting checks that the job is open. */
const listMatches =
  (
    ports: Pick<InvitationPorts, 'applicantsOf' | 'sampleScores'>,
    matches: MatchIndex,
  ): Handlers<typeof invitationsContract>['listMatches'] =>
  async ({ params, viewer, query, page }) => {
    const { db } = page;
    const company = await companyOf(db, viewer.userId);
    const job = company && (await findOwnJob(db, company.id, params.id));
    if (company === null || job === null) throw notFound('job');
    const applicants = await ports.applicantsOf(db, [job.id]);
    const matchPage = await candidatesForJob(db, matches, {
      companyId: company.id,
      job,
      except: applicants.map(({ candidateId }) => candidateId),
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

/** One invitation with its whole note. */
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
  ...listedScore(toPair({ id: job.id, prepared: jobSide(job) }, candidateSide(candidate)), {
    reader,
    isExplained: false,
  }),
});

/** A row of a list, with the beginning of the note and without the company description. */
const toListedInvitation = (row: InvitationRow, reader: ScoreAudience['reader']): Invitation => {
  const invitation = toInvitation(row, reader);
  const job = { ...invitation.job, company: { ...invitation.job.company, description: null } };
  return { ...invitation, job, note: invitation.note && excerpt(invitation.note, LIMITS.listedText) };
};

type InvitationHandlers = Handlers<typeof invitationsContract>;

const NO_PAGE = { items: [], next: null };

const fullNameOf = ({ person }: InvitationRow): string => `${person.firstName} ${person.lastName}`;

/** Notifies the candidate by bell and mail, and the open tabs of both sides. */
const notifyInvited = async (
  tx: Tx,
  platform: Platform,
  row: InvitationRow,
  reader: InvitedReceiver,
): Promise<void> => {
  const { invitation, job, company } = row;
  const facts = { jobId: job.id, jobTitle: job.title };
  await notify(tx, reader.userId, 'invitation_received', {
    ...facts,
    invitationId: invitation.id,
    userId: company.userId,
    name: company.companyName,
  });
  const kind = MAIL_CHOICES.invitationReceived.kind;
  if (reader.email !== null && !reader.mutedMails.includes(kind)) {
    const publicUrl = siteFor(platform.env.publicUrl, 'candidate');
    const mailFacts = { ...facts, companyName: company.companyName, note: invitation.note };
    const content = invitationReceivedMail(mailFacts, { ...reader, publicUrl });
    await addMail(tx, { kind, to: reader.email, userId: reader.userId, content });
  }
  await publishInvitation(tx, invitation.id, [company.userId, reader.userId]);
};

const invite =
  (platform: Platform, ports: InvitationPorts): InvitationHandlers['invite'] =>
  ({ body, viewer }) =>
    platform.db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const company = await companyOf(tx, viewer.userId);
      const job = company && (await lockOwnJobForShare(tx, company.id, body.jobId));
      if (company === null || job === null) throw notFound('job');
      const { candidate } = await requireVisible(tx, ports, company.id, body.candidateId);
      // Filing an application locks the account too, so the later of an application and an
      // invitation sees the other.
      const invited = await lockInvitedForNoKeyUpdate(tx, candidate.userId);
      if (invited === null) throw notFound('candidate');
      const refused = refusalToInvite({
        isVetted: isVetted(candidate),
        isJobOpen: mayBeAppliedTo(job),
        hasApplied: await ports.hasAppliedTo(tx, job.id, candidate.id),
        refusalToWrite: await ports.refusalToWrite(tx, viewer.userId, candidate.userId),
      });
      if (refused !== null) throw new AppError(refused.kind, refused.refusal);
      const values = { jobId: job.id, companyId: company.id, candidateId: candidate.id, note: orNull(body.note) };
      const id = await insertInvitation(tx, values);
      if (id === null) throw new AppError('conflict', 'already-invited');
      // After the insert, so that a repeated invitation is refused as such.
      await platform.limiter.count(tx, RATE_LIMITS.invitations, company.id);
      const row = await findInvitation(tx, id);
      if (row === null) throw new Error(`No invitation ${id}`);
      await notifyInvited(tx, platform, row, invited);
      return toInvitation(row, 'company');
    });

/** The invitation and the viewer's side of it. Throws `notFound` for everyone else. */
const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: InvitationRow; side: Side }> => {
  const row = await findInvitation(db, id);
  const side = row && sideOf(viewer.userId, { company: row.company.userId, candidate: row.candidate.userId });
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
        name: fullNameOf(row),
      });
      await publishInvitation(tx, params.id, [company.userId, viewer.userId]);
      const { row: declined } = await requireOwnSide(tx, params.id, viewer);
      return toInvitation(declined, 'candidate');
    });

/** The list that a viewer reads. Null if they have no profile yet. */
const ownList = async (db: Queryable, viewer: Viewer): Promise<{ owner: InvitationsOf; reader: Side } | null> => {
  if (viewer.accountType === 'company') {
    const company = await companyOf(db, viewer.userId);
    return company && { owner: { companyId: company.id }, reader: 'company' };
  }
  const candidate = await candidateOf(db, viewer.userId);
  return candidate && { owner: { candidateId: candidate.id }, reader: 'candidate' };
};

export const mountInvitations = (
  app: FastifyInstance,
  platform: Platform,
  ports: InvitationPorts,
  matches: MatchIndex,
): void => {
  mountFitting(app, platform, ports, matches);
  mountContract(app, invitationsContract, {
    listMatches: listMatches(ports, matches),
    invite: invite(platform, ports),
    answerInvitation: answer(platform),

    getInvitation: async ({ params, viewer }) => {
      const { row, side } = await requireOwnSide(platform.db, params.id, viewer);
      return toInvitation(row, side);
    },

    listInvitations: async ({ viewer, query, page: { limit, after, db } }) => {
      const own = await ownList(db, viewer);
      if (own === null) return NO_PAGE;
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
