/**
 * Pure rules for accounts: who may sign in, how a device is described, and which page opens after signing in. Rules for new passwords are in
 * `new-password.domain.ts`.
 */
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType, MemberRole } from '#shared/vocabulary.ts';

export const DELETED_USER = { firstName: 'Deleted', lastName: 'user' } as const;
export const DELETED_NAME = `${DELETED_USER.firstName} ${DELETED_USER.lastName}`;

/** A person's first and last name. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** The maximum number of former names of a person. */
const MAX_FORMER_NAMES = 10;

const isSameName = (a: PersonName, b: PersonName): boolean => a.firstName === b.firstName && a.lastName === b.lastName;

/**
 * Returns a person's former names after a change of name, newest first. They are kept to be hidden in texts from before the change,
 * so companies have none.
 */
export const addFormerName = (
  {
    firstName,
    lastName,
    formerNames,
    accountType,
  }: PersonName & {
    formerNames: readonly PersonName[];
    accountType: AccountType | null;
  },
  next: PersonName,
): PersonName[] => {
  const current = { firstName, lastName };
  const others = formerNames.filter((name) => !isSameName(name, current) && !isSameName(name, next));
  if (accountType === 'company' || isSameName(current, next)) return [...formerNames];
  return [current, ...others].slice(0, MAX_FORMER_NAMES);
};

/** The facts that decide whether someone with the right password may sign in. */
export interface SignInState {
  passwordIsTemporary: boolean;
  temporaryPasswordExpiresAt: string | null;
  suspendedAt: string | null;
  deletedAt: string | null;
}

/** Returns true if a temporary password has expired. Returns false for a password that the person chose. */
export const hasExpiredTemporaryPassword = (
  user: Pick<SignInState, 'passwordIsTemporary' | 'temporaryPasswordExpiresAt'>,
  now: Date,
): boolean =>
  user.passwordIsTemporary &&
  user.temporaryPasswordExpiresAt !== null &&
  Date.parse(user.temporaryPasswordExpiresAt) <= now.getTime();

/** Returns true if someone with the right password may sign in: not suspended, not deleted, and without an expired temporary password. */
export const maySignIn = (user: SignInState, now: Date): boolean =>
  user.suspendedAt === null && user.deletedAt === null && !hasExpiredTemporaryPassword(user, now);

/** Returns the first page of a signed-in person: their dashboard, the chooser, or the users page for an admin without an account type. */
export const homePath = (user: { accountType: AccountType | null; isAdmin: boolean }): string => {
  if (user.accountType === 'company') return APP_PATHS.companyDashboard;
  if (user.accountType === 'candidate') return APP_PATHS.candidateDashboard;
  return user.isAdmin ? APP_PATHS.adminUsers : APP_PATHS.accountSetup;
};

/** The first match wins, because most user agents also contain the names of other browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]{1,20}.{0,200}\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (table: readonly (readonly [RegExp, string])[], text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const SEPARATOR = ' on ';
const UNKNOWN_DEVICE = 'Unknown device';

/** Describes a user agent in readable form: "Chrome on Windows", "Safari on iPhone", or "Unknown device". */
export const describeDevice = (userAgent: string): string => {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser && system) return browser + SEPARATOR + system;
  return browser ?? system ?? UNKNOWN_DEVICE;
};

/** Splits a description into its parts, for screens in other languages. Empty for an unknown device. */
export const deviceParts = (device: string): string[] => (device === UNKNOWN_DEVICE ? [] : device.split(SEPARATOR));

/** A person's account type and the company that they belong to. */
export interface Affiliation {
  accountType: AccountType | null;
  membership: { accountId: string; role: MemberRole } | null;
  /** Whether a company removed the person. */
  isRemovedMember: boolean;
  /** Whether the person is a member of a suspended company. */
  isCompanySuspended: boolean;
}

/**
 * Derives a person's account type and company from the stored account type and membership. The row of a company's first account keeps its account
 * type after that person is removed, because the row still represents the company.
 */
export const deriveAffiliation = (
  accountType: AccountType | null,
  row: { accountId: string; role: MemberRole; endedAt: string | null } | null,
  isCompanySuspended: boolean,
): Affiliation => {
  if (row !== null && row.endedAt !== null) {
    return { accountType: null, membership: null, isRemovedMember: true, isCompanySuspended: false };
  }
  const membership = row !== null && accountType === 'company' ? { accountId: row.accountId, role: row.role } : null;
  return { accountType, membership, isRemovedMember: false, isCompanySuspended };
};
