/**
 * The cookies that bind what is under way to the browser that began it: a random token each, never readable by scripts, of which the
 * database knows the hash. None of them is a session; a session has its own cookie, and its own table.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIMES } from '#shared/limits.ts';
import { type CookieEnv, cookieName, cookieOptions } from './session-cookie.ts';

/** `step`: a sign-in that waits for its second step. `passkey`: one that waits for a passkey. `provider`: the way there and back. */
const COOKIES = {
  step: { name: 'puente_step', minutes: LIFETIMES.secondStepMinutes },
  passkey: { name: 'puente_passkey', minutes: LIFETIMES.passkeyMinutes },
  provider: { name: 'puente_provider', minutes: LIFETIMES.secondStepMinutes },
} as const;
export type FlowCookie = keyof typeof COOKIES;

/** The token that a request brings, '' where it brings none. */
export const readFlowCookie = (request: FastifyRequest, env: CookieEnv, which: FlowCookie): string =>
  request.cookies[cookieName(env, COOKIES[which].name)] ?? '';

/** Hands the browser the token of what it began. */
export const setFlowCookie = (reply: FastifyReply, env: CookieEnv, which: FlowCookie, token: string): void => {
  const { name, minutes } = COOKIES[which];
  void reply.setCookie(cookieName(env, name), token, { ...cookieOptions(env), maxAge: minutes * 60 });
};

/** Takes it away again. */
export const clearFlowCookie = (reply: FastifyReply, env: CookieEnv, which: FlowCookie): void => {
  void reply.clearCookie(cookieName(env, COOKIES[which].name), cookieOptions(env));
};
