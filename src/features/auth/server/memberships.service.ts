/**
 * Members of companies for other features. Every change holds the lock of account deletions, which serializes membership changes and account
 * deletions.
 */
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { publish, RECONNECT } from '#server/live/live-hub.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { siteFor } from '#shared/site-host.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import type { AgreedVersions } from '../auth.contract.ts';
import { storeAgreement } from './agreements.db.ts';
import { credentialsMail } from './auth.mails.ts';
import { CREDENTIALS_MAIL, createUserWithTemporaryPassword, endSessions } from './auth.service.ts';
import {
  deleteMembership,
  endMembership,
  findMembership,
  hasOtherMembers,
  isAccountActive,
  listMemberships,
  type MembershipRow,
  putMembership,
  setRole,
} from './memberships.db.ts';
import { createSignInLink } from './sign-in-links.ts';
import { lockUserForShare } from './user-changes.db.ts';

export {
  findMembership,
  isCompanyDeleted,
  listMembers,
  lockCompanyForShare,
  lockMembersForShare,
} from './memberships.db.ts';

/** Serializes membership changes and account deletions. */
export const lockMemberships = (tx: Tx): Promise<void> => takeAdvisoryLock(tx, 'accountDeletions');

/** Locks a company's first account against suspension. Returns false if the company ended or is suspended. */
export const lockCompanyAccount = (tx: Tx, accountId: string): Promise<boolean> => lockUserForShare(tx, accountId);

/** Works like `lockCompanyAccount`, before someone accepts what the company offers or proposes other terms. Throws `conflict` if it ended or is suspended. */
export const requireActiveCompany = async (tx: Tx, accountId: string): Promise<void> => {
  if (!(await lockCompanyAccount(tx, accountId))) throw new AppError('conflict', 'company-not-active');
};

/** Adds a user as a member. The caller has checked under the lock that they have no account type. */
export const addMember = (tx: Tx, member: { userId: string; accountId: string; role: MemberRole }): Promise<void> =>
  putMembership(tx, member);

/** Creates an account for an invited person and emails its credentials. Throws `conflict` if the address has an account or is reserved. */
export const createMember = async (
  tx: Tx,
  platform: Platform,
  person: { email: string; firstName: string; lastName: string; language: Language; agreed: AgreedVersions },
  { accountId, role }: { accountId: string; role: MemberRole },
): Promise<string> => {
  const { agreed, ...user } = person;
  const { userId, temporaryPassword } = await createUserWithTemporaryPassword(tx, platform, {
    ...user,
    accountType: null,
  });
  await putMembership(tx, { userId, accountId, role });
  await storeAgreement(tx, userId, agreed);
  const reader = { publicUrl: siteFor(platform.env.publicUrl, 'company'), language: user.language };
  const token = await createSignInLink(tx, userId);
  await addMail(tx, {
    kind: CREDENTIALS_MAIL,
    to: user.email,
    content: credentialsMail(reader, { ...user, temporaryPassword, token }),
    userId,
    sealedBy: platform.mailSealer,
  });
  return userId;
};

/** Returns the account that a person acts for: their company's, or their own if they have no active membership. */
export const toActingAccountId = (
  userId: string,
  membership: Pick<MembershipRow, 'accountId' | 'endedAt'> | null,
): string => (membership === null || membership.endedAt !== null ? userId : membership.accountId);

const lastOwnerError = () => new AppError('conflict', 'last-owner');
const roleForbiddenError = () => new AppError('forbidden', 'role-may-not');

/**
 * Returns a member that an owner wants to change, and whether they are the last active owner. Null if they are not a member. Throws `forbidden` if
 * the caller is no longer an owner or was suspended.
 */
const findMemberToChange = async (
  tx: Tx,
  { accountId, ownerId, userId }: { accountId: string; ownerId: string; userId: string },
): Promise<{ member: MembershipRow; isLastOwner: boolean } | null> => {
  await lockMemberships(tx);
  const members = await listMemberships(tx, accountId);
  const member = members.find((row) => row.userId === userId);
  if (member === undefined) return null;
  // Suspended owners do not count, because a company with no other owners is suspended.
  const owners = members.filter(({ role, isSuspended }) => role === 'owner' && !isSuspended);
  const isLastOwner = member.role === 'owner' && owners.every((owner) => owner.userId === userId);
  // Reports the last owner first. If two owners remove each other, the second request gets this error.
  if (!isLastOwner && !owners.some((owner) => owner.userId === ownerId)) throw roleForbiddenError();
  return { member, isLastOwner };
};

interface MemberChange {
  accountId: string;
  /** The owner who makes the change. */
  ownerId: string;
  userId: string;
}

/** Closes these people's live connections, so that their open tabs reconnect with their current rights. */
const reconnect = (tx: Tx, userIds: string[]): Promise<void> =>
  publish(tx, { type: RECONNECT, to: userIds, isPersonal: true, ids: {} });

/** Reconnects the open tabs of a company's members, after the company was suspended or restored. Returns the ids of the members. */
export const reconnectMembers = async (tx: Tx, accountId: string): Promise<string[]> => {
  const userIds = (await listMemberships(tx, accountId)).map(({ userId }) => userId);
  if (userIds.length > 0) await reconnect(tx, userIds);
  return userIds;
};

/**
 * Changes the role of a member and reconnects their open tabs. Returns the previous role, or null if they are not a member. Throws `conflict` if no
 * active owner would remain, and `forbidden` if the caller is no longer an active owner.
 */
export const changeRole = async (tx: Tx, change: MemberChange, role: MemberRole): Promise<MemberRole | null> => {
  const found = await findMemberToChange(tx, change);
  if (found === null) return null;
  if (found.isLastOwner && role !== 'owner') throw lastOwnerError();
  await setRole(tx, change.userId, role);
  await reconnect(tx, [change.userId]);
  return found.member.role;
};

/** Removes someone from a company and signs them out. */
const removeFromCompany = async (tx: Tx, member: MembershipRow): Promise<void> => {
  await endMembership(tx, member);
  await endSessions(tx, member.userId);
};

/**
 * Removes a member. Their work stays. Returns false if they are not a member. Throws `conflict` for the last active owner, and `forbidden` if the
 * caller is no longer an active owner.
 */
export const removeMember = async (tx: Tx, change: MemberChange): Promise<boolean> => {
  const found = await findMemberToChange(tx, change);
  if (found === null) return false;
  if (found.isLastOwner) throw lastOwnerError();
  await removeFromCompany(tx, found.member);
  return true;
};

/** The effect of an account deletion on companies. */
export interface CompanyDeparture {
  /** The first account of the company that ends with the person; null if none does. */
  endedAccountId: string | null;
  /** The first account of the company that continues without the person; null if there is none. */
  leftAccountId: string | null;
  /** Whether the company that continues is suspended, because its remaining owners are. */
  isLeftSuspended: boolean;
  /** Whether the person's own row still represents a company that continues. */
  isCompanyKept: boolean;
}

/**
 * Removes a person from their company when their account is deleted. If there is no other owner, even a suspended one, the company ends and its other
 * members are removed. The caller holds the lock.
 */
export const leaveCompany = async (tx: Tx, userId: string): Promise<CompanyDeparture> => {
  const membership = await findMembership(tx, userId);
  const none = { endedAccountId: null, leftAccountId: null, isLeftSuspended: false };
  if (membership === null) return { ...none, isCompanyKept: false };
  await deleteMembership(tx, userId);
  if (membership.endedAt !== null) {
    return { ...none, isCompanyKept: await hasOtherMembers(tx, userId) };
  }
  const remainingMembers = await listMemberships(tx, membership.accountId);
  const isCompanyEnding = membership.role === 'owner' && !remainingMembers.some(({ role }) => role === 'owner');
  if (isCompanyEnding) for (const member of remainingMembers) await removeFromCompany(tx, member);
  const departure = isCompanyEnding
    ? { ...none, endedAccountId: membership.accountId }
    : {
        ...none,
        leftAccountId: membership.accountId,
        isLeftSuspended: !(await isAccountActive(tx, membership.accountId)),
      };
  return { ...departure, isCompanyKept: await hasOtherMembers(tx, userId) };
};

/**
 * Runs `change`, which suspends or restores a person. Returns the account that the person acts for (their own or their company's) and whether that
 * account was suspended or restored as a result. A company is suspended once all its owners are suspended.
 */
export const applySuspensionChange = async (
  tx: Tx,
  userId: string,
  change: () => Promise<unknown>,
): Promise<{ accountId: string; isChanged: boolean }> => {
  await lockMemberships(tx);
  const accountId = toActingAccountId(userId, await findMembership(tx, userId));
  const wasActive = await isAccountActive(tx, accountId);
  await change();
  return { accountId, isChanged: wasActive !== (await isAccountActive(tx, accountId)) };
};

/** An id that no account has. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the account whose threads and company data a person may export: their own, or that of the company that they own. Other members, including a
 * first account that is no longer an owner, get an id without data.
 */
export const loadExportedAccountId = async (db: Queryable, userId: string): Promise<string> => {
  const membership = await findMembership(db, userId);
  if (membership === null) return userId;
  return membership.endedAt === null && membership.role === 'owner' ? membership.accountId : NO_ACCOUNT;
};

/** Returns a person's membership, for their export. */
export const findExportedMembership = async (db: Queryable, userId: string) => {
  const membership = await findMembership(db, userId);
  return membership && { role: membership.role, joinedAt: membership.createdAt, endedAt: membership.endedAt };
};
