/**
 * Browsers in which an account has signed in before, so that wrong attempts from elsewhere do not lock out the owner (OWASP "device
 * cookies"). The signed cookie does not authenticate: it only gives the browser its own count of attempts. It stays after signing out. The
 * signature covers the password hash and the email address, so the cookie becomes invalid when one of them changes.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#server/platform.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';
import { cookieName, cookieOptions } from './session-cookie.ts';

const COOKIE = 'puente_browser';
const MAX_ACCOUNTS = 3;
const ACCOUNT_SEPARATOR = '~';

type Parts = Pick<Platform, 'env' | 'secrets'>;

const browserSigner = ({ secrets }: Parts) => secrets.signer('known-browsers');

/** The user data that the signature covers. */
interface SignedUser {
  id: string;
  email: string | null;
  passwordHash: string | null;
}

const today = (): number => Math.floor(Date.now() / DAY_MS);

const signedText = (id: string, day: number, user: SignedUser): string =>
  [id, day, user.id, user.email ?? '', user.passwordHash ?? ''].join('\n');

/** Returns the browser's id if the cookie entry belongs to this user and is valid, else null. */
const readEntry = (parts: Parts, entry: string, user: SignedUser): string | null => {
  const [id = '', day = '', signature = ''] = entry.split('.');
  const age = today() - Number(day);
  const isLive = age <= LIFETIMES.browserDays;
  return isLive && browserSigner(parts).isSigned(signedText(id, Number(day), user), signature) ? id : null;
};

const cookieEntries = ({ env }: Parts, request: FastifyRequest): string[] => {
  const value = request.cookies[cookieName(env, COOKIE)];
  return value === undefined ? [] : value.split(ACCOUNT_SEPARATOR, MAX_ACCOUNTS);
};

/** Returns true if the request has a cookie of a known browser. Does not verify the cookie. */
export const hasBrowserCookie = (parts: Parts, request: FastifyRequest): boolean =>
  cookieEntries(parts, request).length > 0;

/** Returns the id of the browser if this user has signed in with it, else null. */
export const findKnownBrowser = (parts: Parts, request: FastifyRequest, user: SignedUser): string | null => {
  for (const entry of cookieEntries(parts, request)) {
    const id = readEntry(parts, entry, user);
    if (id !== null) return id;
  }
  return null;
};

/** Marks the browser as known to the authenticated user. It stays known to up to two other users. */
export const rememberBrowser = (reply: FastifyReply, parts: Parts, user: SignedUser): void => {
  const otherEntries = cookieEntries(parts, reply.request).filter((entry) => readEntry(parts, entry, user) === null);
  const [id, day] = [randomBytes(12).toString('base64url'), today()];
  const ownEntry = `${id}.${day}.${browserSigner(parts).sign(signedText(id, day, user))}`;
  const value = [ownEntry, ...otherEntries].slice(0, MAX_ACCOUNTS).join(ACCOUNT_SEPARATOR);
  void reply.setCookie(cookieName(parts.env, COOKIE), value, {
    ...cookieOptions(parts.env),
    maxAge: LIFETIMES.browserDays * 24 * 60 * 60,
  });
};
