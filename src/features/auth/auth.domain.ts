/**
 * The rules of accounts that need neither a database nor a clock: who may sign in, how a device is called, where a person
 * goes after signing in. The rules for new passwords stand in `new-password.domain.ts`.
 */
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** The name that a deleted account leaves behind. */
export const DELETED_USER = { firstName: 'Deleted', lastName: 'user' } as const;
export const DELETED_NAME = `${DELETED_USER.firstName} ${DELETED_USER.lastName}`;

/** What decides whether someone may sign in with the right password. */
export interface SignInState {
  passwordIsTemporary: boolean;
  temporaryPasswordExpiresAt: string | null;
  suspendedAt: string | null;
  deletedAt: string | null;
}

/** Whether a temporary password has passed its time; never for an own one. */
export const hasExpiredTemporaryPassword = (
  user: Pick<SignInState, 'passwordIsTemporary' | 'temporaryPasswordExpiresAt'>,
  now: Date,
): boolean =>
  user.passwordIsTemporary &&
  user.temporaryPasswordExpiresAt !== null &&
  Date.parse(user.temporaryPasswordExpiresAt) <= now.getTime();

/** Whether someone with the right password may come in: not suspended, not deleted, and not with an expired temporary one. */
export const maySignIn = (user: SignInState, now: Date): boolean =>
  user.suspendedAt === null && user.deletedAt === null && !hasExpiredTemporaryPassword(user, now);

/** The first page of a signed-in person: their dashboard, the chooser, or for an admin without an account type the users page. */
export const homePathOf = (user: { accountType: AccountType | null; isAdmin: boolean }): string => {
  if (user.accountType === 'company') return APP_PATHS.companyDashboard;
  if (user.accountType === 'candidate') return APP_PATHS.candidateDashboard;
  return user.isAdmin ? APP_PATHS.adminUsers : APP_PATHS.accountSetup;
};

/** First match wins: most browsers also name the ones they descend from. */
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

const ON = ' on ';
const UNKNOWN_DEVICE = 'Unknown device';

/** A user agent as a person says it: "Chrome on Windows", "Safari on iPhone", or "Unknown device". */
export const describeDevice = (userAgent: string): string => {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser && system) return browser + ON + system;
  return browser ?? system ?? UNKNOWN_DEVICE;
};

/** The parts of a device as it is described, for screens in other languages: none of one that is not known. */
export const deviceParts = (device: string): string[] => (device === UNKNOWN_DEVICE ? [] : device.split(ON));
