/**
 * Passkeys (WebAuthn level 3): the options sent to the browser, and the validation of its responses. The relying party and the allowed origins
 * depend only on the configured address, never on a request.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Env } from '#server/env.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { toJobsHost } from '#shared/site-host.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '../sign-in-ways.contract.ts';
import type { PasskeyRow } from './sign-in-ways.db.ts';

type SiteEnv = Pick<Env, 'publicUrl' | 'cookieDomain'>;

const TIMEOUT_MS = LIFETIMES.passkeyMinutes * 60_000;

/** Returns the domain for passkeys: the cookie domain that shares the session, or else the host of the public address. */
export const relyingPartyDomain = ({ publicUrl, cookieDomain }: SiteEnv): string =>
  cookieDomain === null ? new URL(publicUrl).hostname : cookieDomain.replace(/^\./, '');

/** Returns the origins of our own pages: the public address and its jobs subdomain. */
export const siteOrigins = ({ publicUrl }: SiteEnv): string[] => {
  const { protocol, host } = new URL(publicUrl);
  return [...new Set([`${protocol}//${host}`, `${protocol}//${toJobsHost(host)}`])];
};

const toTransports = (transports: readonly string[]) => transports as AuthenticatorTransportFuture[];
type AuthenticatorTransportFuture = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>[number];

const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: toTransports(transports),
});

/** Returns the options to create a passkey that is discoverable and verifies its user. */
export const createRegistrationOptions = (
  env: SiteEnv,
  user: { id: string; email: string; name: string },
  existing: readonly PasskeyRow[],
) =>
  generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingPartyDomain(env),
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Returns the options to sign with one of the known passkeys, or with any if none are given. */
export const createAssertionOptions = (env: SiteEnv, passkeys: readonly PasskeyRow[] = []) =>
  generateAuthenticationOptions({
    rpID: relyingPartyDomain(env),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(passkeys.length > 0 ? { allowCredentials: passkeys.map(toDescriptor) } : {}),
  });

/** Returns the passkey that the browser created, or null if the response is invalid. */
export const verifyRegistration = async (env: SiteEnv, challenge: string, answer: PasskeyRegistration) => {
  const { transports = [], ...response } = answer.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { ...response, transports: toTransports(transports) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: siteOrigins(env),
      expectedRPID: relyingPartyDomain(env),
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: [...transports],
      isSynced: credentialBackedUp,
    };
  } catch {
    // The library throws for any invalid challenge, origin or format.
    return null;
  }
};

/** Returns the authenticator's data about the use of a passkey, or null if the response is invalid. */
export const verifyAssertion = async (
  env: SiteEnv,
  challenge: string,
  answer: PasskeyAssertion,
  passkey: PasskeyRow,
) => {
  const { userHandle, ...response } = answer.response;
  // If the response names the account that the passkey was created for, it must match the account in the table.
  const handle = Buffer.from(passkey.userId, 'utf8').toString('base64url');
  if (userHandle && userHandle !== handle) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: answer.id, rawId: answer.rawId, type: answer.type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: siteOrigins(env),
      expectedRPID: relyingPartyDomain(env),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: toTransports(passkey.transports),
      },
    });
    return verified
      ? { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
      : null;
  } catch {
    return null;
  }
};
