/** Pure rules for sign-in methods other than the password. */

/**
 * Kinds of pending steps: the second step of a sign-in, a passkey to sign in with or to add, the redirect to a provider to sign in or
 * connect it, and an emailed sign-in link.
 */
export const FLOW_KINDS = [
  'second-step',
  'passkey-sign-in',
  'passkey-added',
  'provider-sign-in',
  'provider-linked',
  'sign-in-link',
] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

/** Changes to sign-in methods. Each is emailed to the person. */
export const SIGN_IN_CHANGES = [
  'appAdded',
  'appRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'codesRenewed',
  'codeUsed',
  'providerConnected',
  'providerDisconnected',
] as const;
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

/** A person's sign-in methods. */
export interface SignInWayCounts {
  hasPassword: boolean;
  passkeys: number;
  providers: number;
}

/** Returns true if signing in is possible at all. An app alone does not count, because it is only a second step. */
export const canSignIn = ({ hasPassword, passkeys, providers }: SignInWayCounts): boolean =>
  hasPassword || passkeys + providers > 0;

/** Returns true if an admin missed the deadline for setting up a second step. */
export const isSecondStepOverdue = (
  user: { secondStepSince: string | null; secondStepDueAt: string | null },
  now: Date,
): boolean =>
  user.secondStepSince === null && user.secondStepDueAt !== null && Date.parse(user.secondStepDueAt) <= now.getTime();

/** Characters of recovery codes, without look-alikes. */
export const RECOVERY_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 16;
const GROUP_LENGTH = 4;

/** Formats `abcdefghjkmnpqrs` as `abcd-efgh-jkmn-pqrs`. */
export const formatRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** Parses a typed recovery code, ignoring spaces and dashes. Null if it cannot be one. */
export const parseRecoveryCode = (typed: string): string | null => {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${RECOVERY_CHARACTERS}]{${RECOVERY_LENGTH}}$`).test(code) ? code : null;
};

/** Parses a typed app code, ignoring spaces. Null if it cannot be one. */
export const parseAppCode = (typed: string): string | null => {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
};

/**
 * Why signing in with a provider failed, as a parameter of the page after the redirect: refused by the provider or the person; provider
 * unreachable; address not confirmed; address has an account here; identity connected to another account; expired; over the limit.
 */
export const PROVIDER_PROBLEMS = ['refused', 'unreachable', 'unconfirmed', 'known', 'taken', 'again', 'later'] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** Returns the public name for a provider's name in the configuration. */
export const providerLabel = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The claims of a provider about a person. A separate type, because each provider extends the standard claims. */
export interface ProviderClaims {
  email?: unknown;
  email_verified?: unknown;
  xms_edov?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  name?: unknown;
}

const isMicrosoft = (issuer: string): boolean =>
  /^https:\/\/(?:login\.microsoftonline\.com|sts\.windows\.net)\//i.test(issuer);

const TRUE_VALUES: readonly unknown[] = [true, 1, 'true', '1'];

/**
 * Returns the verified address in lower case, or null. Microsoft's `email` is any text that an organization's administrator entered. Only
 * `xms_edov` shows that the domain was verified.
 */
export const confirmedEmail = (issuer: string, claims: ProviderClaims): string | null => {
  if (typeof claims.email !== 'string') return null;
  const isConfirmed = isMicrosoft(issuer)
    ? TRUE_VALUES.includes(claims.xms_edov)
    : claims.email_verified === true || claims.email_verified === 'true';
  return isConfirmed ? claims.email.trim().toLowerCase() : null;
};

const toOneLine = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';

/** Returns the first and last name from the provider, each at most `max` characters. Falls back to the address, and to a dash for the last name. */
export const parseNames = (
  claims: ProviderClaims,
  email: string,
  max: number,
): { firstName: string; lastName: string } => {
  const words = toOneLine(claims.name).split(' ').filter(Boolean);
  const firstName = toOneLine(claims.given_name) || words[0] || (email.split('@', 1)[0] ?? email);
  const lastName = toOneLine(claims.family_name) || words.slice(1).join(' ') || '–';
  return { firstName: firstName.slice(0, max), lastName: lastName.slice(0, max) };
};

/** The stored state of a redirect to a provider. */
export interface ProviderFlow {
  provider: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  /** The path on this site to open after the sign-in, or null for the default page. */
  next: string | null;
}
