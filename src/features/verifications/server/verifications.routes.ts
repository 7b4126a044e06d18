/**
 * API calls for verifications. Candidates create and read their own claims. Admins process the queue.
 * A decision, the candidate's notification and the log entry are written in one transaction.
 */
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { type Decision, type ReviewedVerification, verificationsContract } from '../verifications.contract.ts';
import { allowedMoves, defaultExpiry, lastDayEnd, needsSubject, statusAt } from '../verifications.domain.ts';
import { mayDecide } from '../verifications.policy.ts';
import { createClaim, type VerificationPorts } from './claiming.ts';
import { moveVerification } from './move-verification.ts';
import { listReferences } from './references.db.ts';
import { toReviewedVerification } from './verification-views.ts';
import {
  countReviewedVerifications,
  findReviewedVerification,
  listEvents,
  listOwnVerifications,
  listReviewedVerifications,
  lockVerificationForUpdate,
  type ReviewedRow,
  type VerificationRow,
} from './verifications.db.ts';
import { toOwnVerifications } from './verifications.service.ts';

type VerificationHandlers = Handlers<typeof verificationsContract>;

const claimVerification =
  (platform: Platform, ports: VerificationPorts): VerificationHandlers['claimVerification'] =>
  async ({ viewer: { userId }, body }) => {
    const { db, limiter } = platform;
    const { kind } = body;
    const subject = orNull(body.subject);
    if (needsSubject(kind) && subject === null) throw invalidField('subject', 'subject-required');
    await limiter.count(db, RATE_LIMITS['verification-claims'], userId);
    return db.transaction((tx) => createClaim(tx, platform, ports, { userId, kind, subject }));
  };

interface ReviewContext {
  db: Queryable;
  ports: VerificationPorts;
  /** The admin who is viewing the queue. */
  adminId: string;
}

/** Converts rows from the queue, and loads their history, references and profiles. */
const loadReviewedVerifications = async (
  { db, ports, adminId }: ReviewContext,
  rows: readonly ReviewedRow[],
  now: number,
): Promise<ReviewedVerification[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const events = Map.groupBy(await listEvents(db, ids), ({ event }) => event.verificationId);
  const references = new Map((await listReferences(db, ids)).map((reference) => [reference.verificationId, reference]));
  const people = rows.map(({ person }) => person.id);
  const profiles = await ports.findShortProfiles(db, people);
  return rows.map((row) => {
    const { id } = row.row;
    const profile = profiles.get(row.person.id);
    return toReviewedVerification(
      row,
      { events: events.get(id) ?? [], reference: references.get(id), profile, adminId },
      now,
    );
  });
};

const loadReviewedVerification = async (context: ReviewContext, id: string): Promise<ReviewedVerification> => {
  const row = await findReviewedVerification(context.db, id);
  const [verification] = await loadReviewedVerifications(context, row === null ? [] : [row], Date.now());
  if (verification === undefined) throw notFound('verification');
  return verification;
};

/** Parses an expiry: an instant, or the last valid day. */
const parseExpiry = (text: string): string => {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalidField('expiresAt', 'not-a-date-or-time');
  return text.length === 10 ? lastDayEnd(text) : instant.toISOString();
};

/** Returns the times of a verification that becomes verified, or an empty object for other status changes. */
const verificationTimes = (row: VerificationRow, { status, expiresAt }: Decision, now: string) => {
  if (status !== 'verified') return {};
  const chosen = orNull(expiresAt);
  const until = chosen === null ? defaultExpiry(row.kind, now) : parseExpiry(chosen);
  if (until !== null && until <= now) throw invalidField('expiresAt', 'not-in-the-future');
  return { verifiedAt: now, expiresAt: until };
};

const decideVerification =
  (platform: Platform, ports: VerificationPorts): VerificationHandlers['decideVerification'] =>
  ({ params, body, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      const row = await lockVerificationForUpdate(tx, params.id);
      if (row === null) throw notFound('verification');
      if (!mayDecide({ adminId: viewer.userId, personId: row.userId })) {
        throw new AppError('forbidden', 'own-verification');
      }
      const now = new Date();
      const { status: to } = body;
      if (!allowedMoves(statusAt(row, now.getTime())).includes(to)) {
        throw new AppError('conflict', 'verification-move-not-allowed');
      }
      const method = orNull(body.method);
      if (to === 'verified' && (method ?? row.method) === null) throw invalidField('method', 'method-required');
      const times = verificationTimes(row, body, now.toISOString());
      const actor = { userId: viewer.userId, email: viewer.email, clientAddress: request.ip };
      await moveVerification(tx, platform, row, { actor, to, method, note: orNull(body.note), ...times });
      return loadReviewedVerification({ db: tx, ports, adminId: viewer.userId }, row.id);
    });

export const mountVerifications = (app: FastifyInstance, platform: Platform, ports: VerificationPorts): void => {
  mountContract(app, verificationsContract, {
    listVerifications: async ({ viewer, page: { limit, after, db } }) => {
      const rows = await listOwnVerifications(db, viewer.userId, { limit: limit + 1, after });
      const { items, next } = toPage(rows, limit, (row): [string, string] => [row.createdAt, row.id]);
      return { items: await toOwnVerifications(db, items), next };
    },
    claimVerification: claimVerification(platform, ports),
    listReviewedVerifications: async ({ viewer, query, page: { limit, after, db } }) => {
      const now = new Date();
      const status = query.status || null;
      const isOpen = status === null || status === 'claimed' || status === 'checking';
      const order = query.sort || (isOpen ? 'oldest' : 'newest');
      const at = now.toISOString();
      const rows = await listReviewedVerifications(db, { status, order, at }, limit + 1, after);
      const { items, next } = toPage(rows, limit, ({ row }): [string, string] => [row.createdAt, row.id]);
      const total = await countReviewedVerifications(db, status, at);
      return {
        items: await loadReviewedVerifications({ db, ports, adminId: viewer.userId }, items, now.getTime()),
        next,
        total,
      };
    },
    getReviewedVerification: ({ viewer, params }) =>
      loadReviewedVerification({ db: platform.db, ports, adminId: viewer.userId }, params.id),
    decideVerification: decideVerification(platform, ports),
  });
};
