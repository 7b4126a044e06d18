/** API calls for the admin screens. Changes and reveals are written to the audit log in the same transaction. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CREDENTIALS_MAIL,
  credentialsBlocks,
  findUserById,
  renewTemporaryPassword,
  revealTemporaryPassword,
  setUserAdmin,
  setUserSuspended,
} from '#features/auth/server/auth.service.ts';
import { applySuspensionChange, toActingAccountId } from '#features/auth/server/memberships.service.ts';
import { removeSecondStep } from '#features/auth/server/second-step.service.ts';
import { checkOwnPassword } from '#features/auth/server/users.service.ts';
import { loadMarketFunnel } from '#features/reviews/server/funnel.service.ts';
import { replaceHeldApproval } from '#features/talent-intake/server/talent-intake.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { foldLatin } from '#shared/folded-letters.ts';
import {
  type AdminUser,
  adminContract,
  OVERVIEW,
  type UserChanges,
  type UserCursor,
  type UserOrder,
} from '../admin.contract.ts';
import { mayActOnAccount } from '../admin.policy.ts';
import { parseAuditFilter } from './activity-filter.ts';
import { countUsers, findUser, listAudit, listUsers, type UserRow } from './admin.db.ts';
import { newCredentialsMail } from './admin.mails.ts';
import { countAllCompanies } from './company-desk.db.ts';
import {
  countApplicationsByStatus,
  countOpenJobs,
  countOpenReports,
  countRecentHires,
  countUsersByType,
  findHireTimes,
  findResponseTimes,
  findReviewQueue,
  listWeeks,
} from './overview.db.ts';

const credentialState = (row: UserRow): AdminUser['credentials'] => {
  if (!row.passwordIsTemporary) return row.hasPassword ? 'user' : 'none';
  const isExpired = row.temporaryPasswordExpiresAt !== null && Date.parse(row.temporaryPasswordExpiresAt) <= Date.now();
  if (isExpired) return 'expired';
  return row.hasSealedPassword ? 'temporary' : 'used';
};

const toAgreement = ({ agreedTerms: terms, agreedPrivacy: privacy, agreedAt }: UserRow): AdminUser['agreement'] =>
  terms === null || privacy === null || agreedAt === null ? null : { terms, privacy, agreedAt };

/** Returns true if the admin may suspend or restore the people who act for this account. Admins cannot do this for their own account or company. */
const maySuspendAccount = (viewer: Viewer, accountId: string): boolean =>
  mayActOnAccount({ adminId: viewerAccountId(viewer), personId: accountId });

const toAdminUser = (row: UserRow, viewer: Viewer): AdminUser => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  profileImageUrl: row.profileImageUrl,
  accountType: row.accountType,
  isAdmin: row.isAdmin,
  createdAt: row.createdAt,
  suspended: row.suspendedAt !== null,
  canBeSuspended: maySuspendAccount(viewer, toActingAccountId(row.id, row.membership)),
  companyVerified: row.companyId === null ? null : row.companyVerifiedAt !== null,
  credentials: credentialState(row),
  hasSecondStep: row.secondStepSince !== null,
  agreement: toAgreement(row),
});

const toUserCursor = (order: UserOrder, row: UserRow & { nameKey: string }): UserCursor => {
  switch (order) {
    case 'newest':
    case 'oldest':
      return [order, row.createdAt, row.id];
    case 'name':
    case '-name':
      return [order, row.nameKey, row.id];
    case 'email':
    case '-email':
      return [order, row.email ?? '', row.id];
  }
};

const toCursor = (row: { createdAt: string; id: string }): [string, string] => [row.createdAt, row.id];

const requireUser = async (db: Queryable, id: string): Promise<UserRow> => {
  const user = await findUser(db, id);
  if (user === null) throw notFound('user');
  return user;
};

/** Throws the error for a change that was not made. */
const requireChanged = (result: object | 'last' | 'absent'): void => {
  if (result === 'last') throw new AppError('conflict', 'last-admin');
  if (result === 'absent') throw notFound('user');
};

interface Change {
  platform: Platform;
  tx: Tx;
  request: FastifyRequest;
  viewer: Viewer;
  body: UserChanges;
}

const changeAdminRights = async ({ tx, request, viewer, body }: Change, user: UserRow): Promise<void> => {
  if (body.isAdmin === undefined || body.isAdmin === user.isAdmin) return;
  requireChanged(await setUserAdmin(tx, user.id, body.isAdmin));
  await recordViewerAudit(tx, { viewer, request }, body.isAdmin ? 'admin.granted' : 'admin.removed', user.email);
};

const changeSuspension = async ({ platform, tx, request, viewer, body }: Change, user: UserRow): Promise<void> => {
  if (body.suspended === undefined || body.suspended === (user.suspendedAt !== null)) return;
  if (!mayActOnAccount({ adminId: viewer.userId, personId: user.id })) {
    throw new AppError('conflict', 'suspending-oneself');
  }
  const { accountId, isChanged } = await applySuspensionChange(tx, user.id, async () =>
    requireChanged(await setUserSuspended(tx, user.id, body.suspended === true)),
  );
  // Suspending an owner can suspend the company, so its members may not do it. Checked here, because the account is certain only under the lock of
  // the change.
  if (!maySuspendAccount(viewer, accountId)) throw new AppError('forbidden', 'about-yourself');
  if (isChanged && body.suspended) await emit(tx, platform, 'account.suspended', { userId: accountId });
  if (isChanged && !body.suspended) await emit(tx, platform, 'account.restored', { userId: accountId });
  if (!isChanged && body.suspended) await emit(tx, platform, 'member.suspended', { accountId, userId: user.id });
  await recordViewerAudit(tx, { viewer, request }, body.suspended ? 'user.suspended' : 'user.restored', user.email);
};

const createChangeHandlers = (platform: Platform) => {
  const updateUser: Handlers<typeof adminContract>['updateUser'] = ({ params, body, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      const change = { platform, tx, request, viewer, body };
      const user = await requireUser(tx, params.id);
      // Removing rights locks all admins, so it runs before the change that locks only this user. Otherwise two requests could deadlock.
      const changes = body.isAdmin ? [changeSuspension, changeAdminRights] : [changeAdminRights, changeSuspension];
      for (const apply of changes) await apply(change, user);
      return toAdminUser(await requireUser(tx, params.id), viewer);
    });
  return { updateUser };
};

const createCredentialHandlers = (platform: Platform) => {
  const { db } = platform;
  const revealTemporary: Handlers<typeof adminContract>['revealTemporaryPassword'] = ({ params, viewer, request }) =>
    db.transaction(async (tx) => {
      const user = await requireUser(tx, params.id);
      const row = await findUserById(tx, user.id);
      const password = row && revealTemporaryPassword(platform, row);
      if (password === null) throw new AppError('conflict', 'temporary-password-gone');
      await recordViewerAudit(tx, { viewer, request }, 'temporary-password.revealed', user.email);
      return { password };
    });
  const resendCredentials: Handlers<typeof adminContract>['resendCredentials'] = ({ params, viewer, request }) =>
    db.transaction(async (tx) => {
      const user = await requireUser(tx, params.id);
      const temporaryPassword = await renewTemporaryPassword(tx, platform, user.id);
      if (temporaryPassword === null || user.email === null) {
        throw new AppError('conflict', 'password-is-their-own');
      }
      // An approval that the person does not know about yet is emailed together with the credentials.
      if (!(await replaceHeldApproval(tx, platform, { userId: user.id, temporaryPassword }))) {
        const blocks = credentialsBlocks(platform, user, { email: user.email, temporaryPassword });
        const content = newCredentialsMail(user, blocks);
        await addMail(tx, {
          kind: CREDENTIALS_MAIL,
          to: user.email,
          content,
          userId: user.id,
          sealedBy: platform.mailSealer,
        });
      }
      await recordViewerAudit(tx, { viewer, request }, 'credentials.resent', user.email);
      return toAdminUser(await requireUser(tx, user.id), viewer);
    });
  return { revealTemporaryPassword: revealTemporary, resendCredentials };
};

/**
 * Removes the second step of a user who lost access to it. Refused for the admin's own account. Requires the admin's password, because sessions can
 * be stolen.
 */
const createRemoveSecondStep =
  (platform: Platform): Handlers<typeof adminContract>['removeSecondStep'] =>
  async ({ params, body, viewer, request }) => {
    if (!mayActOnAccount({ adminId: viewer.userId, personId: params.id })) {
      throw new AppError('conflict', 'own-second-step');
    }
    if ((await checkOwnPassword(platform, viewer.userId, body.password)) === null) {
      throw invalidField('password', 'wrong-password');
    }
    return platform.db.transaction(async (tx) => {
      const user = await removeSecondStep(tx, platform, params.id);
      if (user === null) throw notFound('user');
      if (user === 'none') throw new AppError('conflict', 'second-step-missing');
      await recordViewerAudit(tx, { viewer, request }, 'user.second-step-removed', user.email);
      return toAdminUser(await requireUser(tx, user.id), viewer);
    });
  };

const createHandlers = (platform: Platform): Handlers<typeof adminContract> => ({
  listUsers: async ({ query, page, viewer }) => {
    const patterns = searchPatterns(foldLatin(query.q ?? ''));
    const order = query.sort || 'newest';
    if (page.after !== null && page.after[0] !== order) throw invalidField('cursor', 'cursor-of-another-order');
    const rows = await listUsers(page.db, { patterns, order }, page.limit + 1, page.after);
    const total = await countUsers(page.db, patterns);
    const { items, next } = toPage(rows, page.limit, (row) => toUserCursor(order, row));
    return { items: items.map((row) => toAdminUser(row, viewer)), next, total };
  },
  getOverview: async ({ query }) => {
    const { db } = platform;
    const count = query.weeks ? Number(query.weeks) : OVERVIEW.weeks;
    const applicationsByStatus = await countApplicationsByStatus(db);
    const responses = await findResponseTimes(db, count);
    const hires = await findHireTimes(db, count);
    const weeks = await listWeeks(db, count);
    return {
      users: await countUsersByType(db),
      companies: await countAllCompanies(db, { patterns: [], state: null }),
      openJobs: await countOpenJobs(db),
      applicationsByStatus,
      timeToFirstResponse: { medianHours: responses.median, answers: responses.count },
      funnel: await loadMarketFunnel(db, count),
      timeToHire: { medianDays: hires.median, hires: hires.count },
      hires: { total: applicationsByStatus.hired, recent: await countRecentHires(db) },
      reviewQueue: await findReviewQueue(db),
      openReports: await countOpenReports(db),
      weeks: weeks.map(({ start, applications, ...signUps }) => ({
        start,
        signUps,
        applications,
        medianHours: responses.medians.get(start) ?? null,
        medianHireDays: hires.medians.get(start) ?? null,
      })),
    };
  },
  listActivity: async ({ query, page }) => {
    const filter = { ...parseAuditFilter(query), order: query.sort || ('newest' as const) };
    const rows = await listAudit(page.db, filter, page.limit + 1, page.after);
    const entries = rows.map(({ actorId, actorEmail, ...row }) => ({
      ...row,
      actor: { id: actorId, email: actorEmail },
    }));
    return toPage(entries, page.limit, toCursor);
  },
  ...createChangeHandlers(platform),
  ...createCredentialHandlers(platform),
  removeSecondStep: createRemoveSecondStep(platform),
});

export const mountAdmin = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, adminContract, createHandlers(platform));
