/** The rules of signing in beyond a password that need neither a database nor a clock. */

/**
 * What waits for its next step: the second step of a sign-in whose first was right; a passkey that is asked for, to sign in with or to be
 * added; the way to a provider and back, to sign in or to connect it; a mailed link that signs in.
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

/** What may change in how a person signs in; each is mailed to them. */
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

/** What a person has to sign in with. */
export interface Ways {
  hasPassword: boolean;
  passkeys: number;
  providers: number;
}

/** Whether one can come in at all. An app alone opens nothing: it is a second step. */
export const canSignIn = ({ hasPassword, passkeys, providers }: Ways): boolean =>
  hasPassword || passkeys + providers > 0;

/** Whether an admin had the time for setting up a second step, and did not. */
export const isSecondStepOverdue = (
  user: { secondStepSince: string | null; secondStepDueAt: string | null },
  now: Date,
): boolean =>
  user.secondStepSince === null && user.secondStepDueAt !== null && Date.parse(user.secondStepDueAt) <= now.getTime();

/** Letters and digits of recovery codes: none that is taken for another one. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 16;
const GROUP = 4;

/** `abcdefghjkmnpqrs` as it is shown: `abcd-efgh-jkmn-pqrs`. */
export const shownRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** A recovery code as it was typed, without blanks and dashes; null where it cannot be one. */
export const readRecoveryCode = (typed: string): string | null => {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`).test(code) ? code : null;
};

/** A code of an app as it was typed, without blanks; null where it cannot be one. */
export const readAppCode = (typed: string): string | null => {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
};

/**
 * Why a way to a provider led nowhere, as the page is told it was sent back to: the provider or the person said no; it was not there; the
 * address is not confirmed; it has an account here; the identity is connected with another one; it took too long; too many at once.
 */
export const PROVIDER_PROBLEMS = ['refused', 'unreachable', 'unconfirmed', 'known', 'taken', 'again', 'later'] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** The name of a provider as people know it, by its name in the configuration. */
export const providerLabel = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What a provider said of a person; a type of our own, since each provider adds to the standard's. */
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

const SAYS_YES: readonly unknown[] = [true, 1, 'true', '1'];

/**
 * The address of which the provider says that the person owns it, lower case; null where it says nothing of the kind. Microsoft's `email` is
 * whatever the administrator of any organisation wrote there; only `xms_edov` tells that the domain is the organisation's.
 */
export const confirmedEmail = (issuer: string, claims: ProviderClaims): string | null => {
  if (typeof claims.email !== 'string') return null;
  const isConfirmed = isMicrosoft(issuer)
    ? SAYS_YES.includes(claims.xms_edov)
    : claims.email_verified === true || claims.email_verified === 'true';
  return isConfirmed ? claims.email.trim().toLowerCase() : null;
};

const oneLine = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';

/** First and last name as the provider has them, at most `max` characters each; of an address where there is none. */
export const namesFrom = (
  claims: ProviderClaims,
  email: string,
  max: number,
): { firstName: string; lastName: string } => {
  const words = oneLine(claims.name).split(' ').filter(Boolean);
  const firstName = oneLine(claims.given_name) || words[0] || (email.split('@', 1)[0] ?? email);
  const lastName = oneLine(claims.family_name) || words.slice(1).join(' ') || '–';
  return { firstName: firstName.slice(0, max), lastName: lastName.slice(0, max) };
};

/** What is kept of a way to a provider and back. */
export interface ProviderFlow {
  provider: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  /** A path of this site to go on to, or null for the first page of anyone who signs in. */
  next: string | null;
}
