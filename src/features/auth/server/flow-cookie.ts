/**
 * Cookies that bind a pending step to the browser that began it. Each holds a random token. Scripts cannot read it, and the server stores only
 * its hash. None of them is a session. Sessions have their own cookie and table.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIMES } from '#shared/limits.ts';
import { type CookieEnv, cookieName, cookieOptions } from './session-cookie.ts';

/** `step`: a sign-in with a pending second step. `passkey`: a sign-in with a pending passkey. `provider`: the redirect to a provider and back. */
const COOKIES = {
  step: { name: 'puente_step', minutes: LIFETIMES.secondStepMinutes },
  passkey: { name: 'puente_passkey', minutes: LIFETIMES.passkeyMinutes },
  provider: { name: 'puente_provider', minutes: LIFETIMES.secondStepMinutes },
} as const;
export type FlowCookie = keyof typeof COOKIES;

/** Returns the token in the request, or ''. */
export const readFlowCookie = (request: FastifyRequest, env: CookieEnv, cookie: FlowCookie): string =>
  request.cookies[cookieName(env, COOKIES[cookie].name)] ?? '';

/** Sends the token to the browser. */
export const setFlowCookie = (reply: FastifyReply, env: CookieEnv, cookie: FlowCookie, token: string): void => {
  const { name, minutes } = COOKIES[cookie];
  void reply.setCookie(cookieName(env, name), token, { ...cookieOptions(env), maxAge: minutes * 60 });
};

export const clearFlowCookie = (reply: FastifyReply, env: CookieEnv, cookie: FlowCookie): void => {
  void reply.clearCookie(cookieName(env, COOKIES[cookie].name), cookieOptions(env));
};
