/**
 * Passkeys as the standard has them (WebAuthn level 3): what the browser is asked, and whether its answer is right. Where they belong to (the
 * relying party) and from which pages they may come follows from the configured address alone, never from a request.
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
import { jobsHostOf } from '#shared/site-host.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '../sign-in-ways.contract.ts';
import type { PasskeyRow } from './sign-in-ways.db.ts';

type SiteEnv = Pick<Env, 'publicUrl' | 'cookieDomain'>;

const TIMEOUT = LIFETIMES.passkeyMinutes * 60_000;

/** The domain that passkeys are for: the one that shares the session, else the host of the public address. */
export const relyingPartyOf = ({ publicUrl, cookieDomain }: SiteEnv): string =>
  cookieDomain === null ? new URL(publicUrl).hostname : cookieDomain.replace(/^\./, '');

/** The origins of our own pages: the public address, and its jobs subdomain. */
export const originsOf = ({ publicUrl }: SiteEnv): string[] => {
  const { protocol, host } = new URL(publicUrl);
  return [...new Set([`${protocol}//${host}`, `${protocol}//${jobsHostOf(host)}`])];
};

const transportsOf = (transports: readonly string[]) => transports as AuthenticatorTransportFuture[];
type AuthenticatorTransportFuture = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>[number];

const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transportsOf(transports),
});

/** What the browser is asked to make: a passkey that it finds by itself, and that asks for its person. */
export const optionsToAdd = (
  env: SiteEnv,
  user: { id: string; email: string; name: string },
  existing: readonly PasskeyRow[],
) =>
  generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingPartyOf(env),
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: existing.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What the browser is asked to sign: with one of these, or where none are named with whichever its person chooses. */
export const optionsToSign = (env: SiteEnv, known: readonly PasskeyRow[] = []) =>
  generateAuthenticationOptions({
    rpID: relyingPartyOf(env),
    timeout: TIMEOUT,
    userVerification: 'required',
    ...(known.length > 0 ? { allowCredentials: known.map(described) } : {}),
  });

/** The passkey that the browser made, or null where its answer is not right. */
export const checkAdded = async (env: SiteEnv, challenge: string, answer: PasskeyRegistration) => {
  const { transports = [], ...response } = answer.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { ...response, transports: transportsOf(transports) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: originsOf(env),
      expectedRPID: relyingPartyOf(env),
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
    // The library throws for whatever is not right: the challenge, the origin, the form of the answer.
    return null;
  }
};

/** What the authenticator says of a use of a passkey, or null where its answer is not right. */
export const checkSigned = async (env: SiteEnv, challenge: string, answer: PasskeyAssertion, passkey: PasskeyRow) => {
  const { userHandle, ...response } = answer.response;
  // It names the account it was made for; what it opens is that of the table, and both must be the same.
  const handle = Buffer.from(passkey.userId, 'utf8').toString('base64url');
  if (userHandle && userHandle !== handle) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: answer.id, rawId: answer.rawId, type: answer.type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originsOf(env),
      expectedRPID: relyingPartyOf(env),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
    });
    return verified
      ? { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
      : null;
  } catch {
    return null;
  }
};
