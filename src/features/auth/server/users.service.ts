/**
 * What the features above need to read and change of users themselves: names, choices, the address, the end of an account.
 * Sends nothing; who may do it and who is told is the caller's to decide.
 */
import type { Queryable, Tx } from '#server/db/database.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { CurrentUser, Session } from '../auth.contract.ts';
import { describeDevice } from '../auth.domain.ts';
import { deleteAgreements } from './agreements.db.ts';
import {
  deletePasswordResets,
  findUser,
  insertPasswordReset,
  isLastAdmin,
  listSessions,
  type UserRow,
} from './auth.db.ts';
import { endSessions } from './auth.service.ts';
import {
  consumeEmailChange,
  consumeEmailUndo,
  deleteEmailChange,
  deleteEmailUndos,
  findPendingEmail,
  putEmailChange,
  putEmailUndo,
  setEmail,
} from './email-changes.db.ts';
import { isPasswordOf } from './passwords.ts';
import { deleteFlowsOf } from './sign-in-flows.db.ts';
import {
  countRecoveryCodes,
  deleteWays,
  deleteYoungWays,
  findApp,
  listIdentities,
  listPasskeys,
} from './sign-in-ways.db.ts';
import { eraseUserRow, lockUserForNoKeyUpdate, lockUserForShare, updateUser } from './user-changes.db.ts';

export { keepAgreement, listAgreements as agreementsOf } from './agreements.db.ts';
export { clearAccountType, deleteUnusedUser } from './user-changes.db.ts';
export { deleteEmailChange as dropEmailChange, findPendingEmail as pendingEmailOf, updateUser as changeUser };

const signedOut = () => new AppError('unauthenticated', 'signed-out');

/** A user as they see themselves. */
export const toCurrentUser = (
  user: Omit<CurrentUser, 'email'> & { email: string | null; secondStepSince: string | null },
): CurrentUser => {
  const { id, firstName, lastName, email, profileImageUrl, accountType, isAdmin, createdAt } = user;
  const shown = { id, firstName, lastName, profileImageUrl, accountType, isAdmin, createdAt };
  const { passwordIsTemporary, language, secondStepSince } = user;
  const secondStepDueAt = isAdmin && secondStepSince === null ? user.secondStepDueAt : null;
  return { ...shown, passwordIsTemporary, language, secondStepDueAt, email: email ?? '' };
};

/** Where a user is signed in, last seen first; `currentId` is the session that asks. */
export const sessionsOf = async (db: Queryable, userId: string, currentId: string): Promise<Session[]> => {
  const rows = await listSessions(db, userId);
  return rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    createdAt,
    lastSeenAt,
    current: id === currentId,
    device: describeDevice(userAgent),
  }));
};

/** What a user signs in with beside the password, as they may take it along. */
export const signInWaysOf = async (db: Queryable, userId: string) => {
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

/** Reads a signed-in user. Throws `unauthenticated` where the account went away during the request. */
export const requireUser = async (db: Queryable, userId: string): Promise<UserRow> => {
  const user = await findUser(db, userId);
  if (user === null) throw signedOut();
  return user;
};

/** Keeps the writer's account from being deleted or suspended until the transaction ends. Throws `unauthenticated` where it was. */
export const lockAccountForShare = async (tx: Tx, userId: string): Promise<void> => {
  if (!(await lockUserForShare(tx, userId))) throw signedOut();
};

/**
 * The same against everything else that holds the account, for what a person does one at a time; gives the user as they then are. Throws
 * `unauthenticated` where it was deleted.
 */
export const lockAccountForNoKeyUpdate = async (tx: Tx, userId: string): Promise<UserRow> => {
  const user = await lockUserForNoKeyUpdate(tx, userId);
  if (user === null) throw signedOut();
  return user;
};

/**
 * Asks a signed-in person for their password again: gives the user where it is right, else null. Wrong ones count, over all
 * calls that ask; throws `tooMany` where there were too many.
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
    return (await isPasswordOf(user.passwordHash, password)) ? user : null;
  };
  return limiter.attempt(db, [{ limit: RATE_LIMITS['own-password'], who: userId }], check);
};

/** Files a change of address, in the place of one that waited, and gives the token for the link to the new address. */
export const fileEmailChange = async (tx: Tx, userId: string, newEmail: string): Promise<string> => {
  const token = newToken();
  await putEmailChange(tx, { tokenHash: hashSecretToken(token), userId, newEmail });
  return token;
};

/**
 * Makes the address of a link the user's own, and ends the links that went to the old one. `spent` where the link was
 * used or its time is over, `taken` where the address belongs to someone by now.
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
  await deleteFlowsOf(tx, change.userId);
  return { before, after };
};

/** Keeps a link by which the address a user had comes back, and gives its token. */
export const fileEmailUndo = async (tx: Tx, userId: string, formerEmail: string): Promise<string> => {
  const token = newToken();
  await putEmailUndo(tx, { tokenHash: hashSecretToken(token), userId, formerEmail });
  return token;
};

/**
 * Makes a former address the user's own again, ends every session and every link that went to another address, and files a password
 * link, since anyone who changed the address knew the password. `spent` and `taken` as for a confirmation.
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
  await deleteEmailChange(tx, user.id);
  await deleteYoungWays(tx, user.id);
  await deletePasswordResets(tx, user.id);
  await endSessions(tx, user.id);
  const resetToken = newToken();
  await insertPasswordReset(tx, hashSecretToken(resetToken), user.id);
  return { user, resetToken };
};

/**
 * Begins the end of an account: holds the user against everything else of theirs, and gives them as they were. `last` where no
 * admin would be left, null where they are gone or the password that was checked is no longer theirs.
 */
export const lockForDeletion = async (tx: Tx, checked: UserRow): Promise<UserRow | 'last' | null> => {
  // Locks all admins, so it comes before the lock on this one.
  if (await isLastAdmin(tx, checked.id)) return 'last';
  const user = await lockUserForNoKeyUpdate(tx, checked.id);
  return user?.passwordHash === checked.passwordHash ? user : null;
};

/** Ends an account: sessions and sockets, links, name, address, password. The user's row stays, as "Deleted user". */
export const eraseUser = async (tx: Tx, userId: string): Promise<void> => {
  await endSessions(tx, userId);
  await deletePasswordResets(tx, userId);
  await deleteEmailChange(tx, userId);
  await deleteEmailUndos(tx, userId);
  await deleteWays(tx, userId);
  await deleteAgreements(tx, userId);
  await eraseUserRow(tx, userId);
};
