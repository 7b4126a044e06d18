/**
 * Reads and changes users for other features: names, settings, address, deletion. Sends no email. Callers check permissions and notify
 * people.
 */
import type { Queryable, Tx } from '#server/db/database.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import type { CurrentUser, Session } from '../auth.contract.ts';
import { type Affiliation, deriveAffiliation, describeDevice } from '../auth.domain.ts';
import { deleteAgreements, hasAgreed } from './agreements.db.ts';
import {
  deletePasswordResets,
  findUserById,
  insertPasswordReset,
  isLastAdmin,
  listSessions,
  type UserRow,
} from './auth.db.ts';
import { endSessions } from './auth.service.ts';
import {
  consumeEmailChange,
  consumeEmailUndo,
  deleteEmailUndos,
  dropEmailChange,
  findPendingEmail,
  putEmailChange,
  putEmailUndo,
  setEmail,
} from './email-changes.db.ts';
import { findMembership, isAccountActive } from './memberships.db.ts';
import { isCorrectPassword } from './passwords.ts';
import { deleteSignInFlows } from './sign-in-flows.db.ts';
import {
  countRecoveryCodes,
  deleteRecentSignInWays,
  deleteSignInWays,
  findApp,
  listIdentities,
  listPasskeys,
} from './sign-in-ways.db.ts';
import {
  changeUser,
  eraseUserRow,
  lockPersonForShare,
  lockUserForNoKeyUpdate,
  lockUserForShare,
} from './user-changes.db.ts';

export { listAgreements, storeAgreement } from './agreements.db.ts';
export { clearAccountType, deleteUnusedUser, isUnusedUser } from './user-changes.db.ts';
export { changeUser, dropEmailChange, findPendingEmail };

const signedOutError = () => new AppError('unauthenticated', 'signed-out');

/** Returns a user's own data. */
export const toCurrentUser = async (
  db: Queryable,
  user: Omit<CurrentUser, keyof Affiliation | 'email' | 'mustAgree' | 'removedFromCompany' | 'companySuspended'> & {
    email: string | null;
    secondStepSince: string | null;
  },
  { accountType, membership, isRemovedMember, isCompanySuspended }: Affiliation,
): Promise<CurrentUser> => {
  const { id, firstName, lastName, email, profileImageUrl, isAdmin, createdAt } = user;
  const basicFields = { id, firstName, lastName, profileImageUrl, accountType, isAdmin, createdAt };
  const company = { membership, removedFromCompany: isRemovedMember, companySuspended: isCompanySuspended };
  const { passwordIsTemporary, language, secondStepSince } = user;
  const secondStepDueAt = isAdmin && secondStepSince === null ? user.secondStepDueAt : null;
  const mustAgree = accountType === null && !(await hasAgreed(db, id, LEGAL_VERSIONS));
  return { ...basicFields, passwordIsTemporary, language, secondStepDueAt, mustAgree, ...company, email: email ?? '' };
};

/** Loads the membership and returns a user's own data. */
export const loadCurrentUser = async (db: Queryable, user: UserRow): Promise<CurrentUser> => {
  const membership = await findMembership(db, user.id);
  const isSuspended = membership !== null && !(await isAccountActive(db, membership.accountId));
  return toCurrentUser(db, user, deriveAffiliation(user.accountType, membership, isSuspended));
};

/** Returns the sessions of a user, most recently used first. `currentId` is the session of the request. */
export const loadSessions = async (db: Queryable, userId: string, currentId: string): Promise<Session[]> => {
  const rows = await listSessions(db, userId);
  return rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    createdAt,
    lastSeenAt,
    current: id === currentId,
    device: describeDevice(userAgent),
  }));
};

/** Returns a user's sign-in methods other than the password, for the account export. */
export const loadSignInWays = async (db: Queryable, userId: string) => {
  const app = await findApp(db, userId, 'confirmed');
  const passkeys = await listPasskeys(db, userId);
  const identities = await listIdentities(db, userId);
  return {
    authenticatorSince: app?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    providers: identities.map(({ provider, email, createdAt }) => ({ provider, email, createdAt })),
  };
};

/**
 * Returns the signed-in user. Throws `unauthenticated` if the user does not exist or their personal data was erased, for example by a deletion of
 * the account during the request.
 */
export const requireUser = async (db: Queryable, userId: string): Promise<UserRow> => {
  const user = await findUserById(db, userId);
  // The erased row of a first account whose company continues does not count as deleted.
  if (user === null || user.email === null) throw signedOutError();
  return user;
};

/** Locks the user's account against deletion and suspension for the transaction. Throws `unauthenticated` if that already happened. */
export const lockAccountForShare = async (tx: Tx, userId: string): Promise<void> => {
  if (!(await lockUserForShare(tx, userId))) throw signedOutError();
};

/** Works like `lockAccountForShare`, for data that belongs to the person and not to their company. */
export const lockMemberForShare = async (tx: Tx, memberId: string): Promise<void> => {
  if (!(await lockPersonForShare(tx, memberId))) throw signedOutError();
};

/**
 * Locks the account exclusively, for actions that a person can only do one at a time. Returns the current user. Throws `unauthenticated` if
 * it was deleted.
 */
export const lockAccountForNoKeyUpdate = async (tx: Tx, userId: string): Promise<UserRow> => {
  const user = await lockUserForNoKeyUpdate(tx, userId);
  if (user === null) throw signedOutError();
  return user;
};

/**
 * Checks the password of a signed-in person again. Returns the user, or null if the password is wrong. Wrong attempts from all callers count
 * together. Throws `tooMany` over the limit, and `conflict` if the person has no password.
 */
export const checkOwnPassword = async (
  { db, limiter }: Platform,
  userId: string,
  password: string,
): Promise<UserRow | null> => {
  const check = async (): Promise<UserRow | null> => {
    const user = await requireUser(db, userId);
    if (user.passwordHash === null) {
      throw new AppError('conflict', 'password-missing');
    }
    return (await isCorrectPassword(user.passwordHash, password)) ? user : null;
  };
  return limiter.attempt(db, [{ limit: RATE_LIMITS['own-password'], key: userId }], check);
};

/** Stores an email change, replacing a pending one. Returns the token for the link to the new address. */
export const createEmailChange = async (tx: Tx, userId: string, newEmail: string): Promise<string> => {
  const token = newToken();
  await putEmailChange(tx, { tokenHash: hashSecretToken(token), userId, newEmail });
  return token;
};

/**
 * Sets the user's address to the one that a link confirms, and invalidates links sent to the old address. Returns `spent` if the link was used or has
 * expired, and `taken` if another account has the address or can restore it.
 */
export const confirmEmailChange = async (
  tx: Tx,
  token: string,
): Promise<{ before: UserRow; after: UserRow } | 'spent' | 'taken'> => {
  const change = await consumeEmailChange(tx, hashSecretToken(token));
  const before = change && (await lockUserForNoKeyUpdate(tx, change.userId));
  if (!change || !before) return 'spent';
  const after = await setEmail(tx, change.userId, change.newEmail);
  if (after === 'taken') return 'taken';
  if (after === null) return 'spent';
  await deletePasswordResets(tx, change.userId);
  await deleteSignInFlows(tx, change.userId);
  return { before, after };
};

/** Stores a link that restores the user's previous address. Returns its token. */
export const createEmailUndo = async (tx: Tx, userId: string, formerEmail: string): Promise<string> => {
  const token = newToken();
  await putEmailUndo(tx, { tokenHash: hashSecretToken(token), userId, formerEmail });
  return token;
};

/**
 * Restores a previous address, removes recently added sign-in methods, ends every session, invalidates all links sent to other addresses, and
 * creates a password reset link, because anyone who changed the address knew the password. Returns `spent` and `taken` like `confirmEmailChange`.
 */
export const undoEmailChange = async (
  tx: Tx,
  token: string,
): Promise<{ user: UserRow; resetToken: string } | 'spent' | 'taken'> => {
  const undo = await consumeEmailUndo(tx, hashSecretToken(token));
  if (!undo || !(await lockUserForNoKeyUpdate(tx, undo.userId))) return 'spent';
  const user = await setEmail(tx, undo.userId, undo.formerEmail);
  if (user === 'taken') return 'taken';
  if (user === null) return 'spent';
  await dropEmailChange(tx, user.id);
  await deleteRecentSignInWays(tx, user.id);
  await deletePasswordResets(tx, user.id);
  await endSessions(tx, user.id);
  const resetToken = newToken();
  await insertPasswordReset(tx, hashSecretToken(resetToken), user.id);
  return { user, resetToken };
};

/**
 * Begins deleting an account: locks the user and returns their row. Returns `last` if no admin would be left, and null if they are deleted or the
 * checked password is no longer valid.
 */
export const lockForDeletion = async (tx: Tx, checked: UserRow): Promise<UserRow | 'last' | null> => {
  // Locks all admins, so it comes before the lock on this user.
  if (await isLastAdmin(tx, checked.id)) return 'last';
  const user = await lockUserForNoKeyUpdate(tx, checked.id);
  return user?.passwordHash === checked.passwordHash ? user : null;
};

/**
 * Erases an account: sessions and sockets, links, sign-in methods, agreements, name, address, password. The row stays as "Deleted user". With
 * `isCompanyKept`, the row does not count as deleted, because it still represents a company. No one can sign in without an address and a password.
 */
export const eraseUser = async (
  tx: Tx,
  userId: string,
  { isCompanyKept }: { isCompanyKept: boolean },
): Promise<void> => {
  await endSessions(tx, userId);
  await deletePasswordResets(tx, userId);
  await dropEmailChange(tx, userId);
  await deleteEmailUndos(tx, userId);
  await deleteSignInWays(tx, userId);
  await deleteAgreements(tx, userId);
  await eraseUserRow(tx, userId, { isDeleted: !isCompanyKept });
};
