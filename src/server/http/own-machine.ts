/** Whether a request comes from this machine itself. Whoever may see what only this machine may see is decided here alone. */
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';

/** What proxies add; a request with one of them was made elsewhere, however near the proxy is. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** How a program on this machine names it; a proxy that hands the name on names the site. */
const OWN_NAME = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request was made on this machine itself, and not handed on by a proxy that runs on it. A proxy shows by a header that it adds, by
 * the name it asks for, or by HTTP/1.0, which nginx speaks where nobody told it otherwise and nothing else does.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean => {
  const address = clientNetwork(request.socket.remoteAddress ?? '');
  const isLoopback = address.startsWith('127.') || address === clientNetwork('::1');
  if (!isLoopback || request.raw.httpVersion === '1.0') return false;
  return OWN_NAME.test(request.headers.host ?? '') && FORWARDED.every((name) => request.headers[name] === undefined);
};
