/**
 * The calls of the ledger. A candidate claims and reads their own; admins work the queue. What an admin decides, the candidate's
 * bell and the audit log are one transaction.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForNoKeyUpdate } from '#features/auth/server/users.service.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { RateLimit } from '#server/limits/rate-limits.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { type Decision, type ReviewedVerification, verificationsContract } from '../verifications.contract.ts';
import { defaultExpiry, movesFrom, needsNoRenewal, needsSubject, statusAt, subjectKey } from '../verifications.domain.ts';
import { mayDecide } from '../verifications.policy.ts';
import { type ReviewedProfile, toReviewed } from './verification-views.ts';
import {
  countOpen,
  countReviewed,
  findReviewed,
  insertClaim,
  listEvents,
  listOwn,
  listReviewed,
  lockVerificationForUpdate,
  newestVerified,
  type ReviewedRow,
  type VerificationRow,
  writeMove,
} from './verifications.db.ts';
import { withHistory } from './verifications.service.ts';

type All = Handlers<typeof verificationsContract>;

const CLAIMING: RateLimit = {
  name: 'verification-claims',
  hits: LIMITS.verificationClaimsPerDay,
  windowSeconds: 24 * 3_600,
};

/** What the ledger needs of features above it. */
export interface VerificationPorts {
  /** The profiles of these users, by user; without those who set none up. */
  profilesOf: (db: Queryable, userIds: readonly string[]) => Promise<Map<string, ReviewedProfile>>;
}

const claimVerification =
  ({ db, limiter }: Platform, ports: VerificationPorts): All['claimVerification'] =>
  async ({ viewer: { userId }, body }) => {
    const { kind } = body;
    const subject = orNull(body.subject);
    if (needsSubject(kind) && subject === null) throw invalidField('subject', 'Please say what we should check');
    await limiter.count(db, CLAIMING, userId);
    return db.transaction(async (tx) => {
      // One claim of a person at a time, so that the number of open ones is what it is counted to be.
      await lockAccountForNoKeyUpdate(tx, userId);
      if (!(await ports.profilesOf(tx, [userId])).has(userId)) {
        throw new AppError('conflict', 'Please set up your professional profile first');
      }
      const thing = { userId, kind, subjectKey: subjectKey(kind, subject) };
      const held = await newestVerified(tx, thing);
      if (held !== null && needsNoRenewal(held, Date.now())) {
        throw new AppError('conflict', 'This was checked already and holds for a while yet');
      }
      const row = await insertClaim(tx, { ...thing, subject });
      if (row === null) throw new AppError('conflict', 'You have asked us to check this already');
      if ((await countOpen(tx, userId)) > LIMITS.openVerifications) {
        throw new AppError('conflict', `At most ${LIMITS.openVerifications} can be open at once. Please wait for some of them.`);
      }
      const [claimed] = await withHistory(tx, [row]);
      if (claimed === undefined) throw new Error(`No verification ${row.id}`);
      return claimed;
    });
  };

/** Rows of the queue with their history and their candidates' profiles. */
const reviewed = async (
  db: Queryable,
  ports: VerificationPorts,
  rows: readonly ReviewedRow[],
  at: number,
): Promise<ReviewedVerification[]> => {
  if (rows.length === 0) return [];
  const events = await listEvents(db, rows.map(({ row }) => row.id));
  const byId = Map.groupBy(events, ({ event }) => event.verificationId);
  const profiles = await ports.profilesOf(db, rows.map(({ person }) => person.id));
  return rows.map((one) => toReviewed(one, byId.get(one.row.id) ?? [], profiles.get(one.person.id), at));
};

const oneReviewed = async (db: Queryable, ports: VerificationPorts, id: string): Promise<ReviewedVerification> => {
  const found = await findReviewed(db, id);
  const [one] = await reviewed(db, ports, found === null ? [] : [found], Date.now());
  if (one === undefined) throw notFound('Verification');
  return one;
};

/** A day counts from its beginning in UTC. */
const instantOf = (text: string): string => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw invalidField('expiresAt', 'Must be a date or a time in ISO 8601');
  return at.toISOString();
};

/** What becomes of the times of a verification that is verified now; nothing by any other move. */
const timesOf = (row: VerificationRow, { status, expiresAt }: Decision, now: string) => {
  if (status !== 'verified') return {};
  const asked = orNull(expiresAt);
  const until = asked === null ? defaultExpiry(row.kind, now) : instantOf(asked);
  if (until !== null && until <= now) throw invalidField('expiresAt', 'Must be in the future');
  return { verifiedAt: now, expiresAt: until };
};

const decideVerification =
  ({ db }: Platform, ports: VerificationPorts): All['decideVerification'] =>
  ({ params, body, viewer, request }) =>
    db.transaction(async (tx) => {
      const row = await lockVerificationForUpdate(tx, params.id);
      if (row === null) throw notFound('Verification');
      if (!mayDecide({ adminId: viewer.userId, userId: row.userId })) {
        throw new AppError('forbidden', 'Nobody verifies themself. Another admin has to decide this.');
      }
      const now = new Date();
      const { status: to } = body;
      if (!movesFrom(statusAt(row, now.getTime())).includes(to)) {
        throw new AppError('conflict', 'This verification cannot be moved there from where it is now');
      }
      const method = orNull(body.method);
      if (to === 'verified' && (method ?? row.method) === null) throw invalidField('method', 'Please say how it was checked');
      const times = timesOf(row, body, now.toISOString());
      await writeMove(tx, row, { to, method, note: orNull(body.note), adminId: viewer.userId, ...times });
      const { id: verificationId, userId, kind, subject } = row;
      await notify(tx, userId, 'verification_moved', { verificationId, kind, subject, status: to });
      const decided = await oneReviewed(tx, ports, row.id);
      const { firstName, lastName } = decided.candidate;
      await recordAudit(tx, {
        actor: { id: viewer.userId, email: viewer.email },
        action: 'verification.moved',
        target: `${firstName} ${lastName}`,
        detail: { verificationId, kind, from: row.status, to },
        clientAddress: request.ip,
      });
      return decided;
    });

/** Mounts the calls of this feature. */
export const mountVerifications = (app: FastifyInstance, platform: Platform, ports: VerificationPorts): void => {
  const { db } = platform;
  mountContract(app, verificationsContract, {
    listVerifications: async ({ viewer, page: { limit, after } }) => {
      const rows = await listOwn(db, viewer.userId, { limit: limit + 1, after });
      const { items, next } = toPage(rows, limit, (row): [string, string] => [row.createdAt, row.id]);
      return { items: await withHistory(db, items), next };
    },
    claimVerification: claimVerification(platform, ports),
    listReviewedVerifications: async ({ query, page: { limit, after } }) => {
      const now = new Date();
      const status = query.status || null;
      const isOpen = status === null || status === 'claimed' || status === 'checking';
      const order = query.sort || (isOpen ? 'oldest' : 'newest');
      const at = now.toISOString();
      const rows = await listReviewed(db, { status, order, at }, limit + 1, after);
      const { items, next } = toPage(rows, limit, ({ row }): [string, string] => [row.createdAt, row.id]);
      const total = await countReviewed(db, status, at);
      return { items: await reviewed(db, ports, items, now.getTime()), next, total };
    },
    getReviewedVerification: ({ params }) => oneReviewed(db, ports, params.id),
    decideVerification: decideVerification(platform, ports),
  });
};
