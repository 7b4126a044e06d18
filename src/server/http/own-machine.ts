/** Detects requests from this machine. All decisions about local access are made here. */
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';

/** Headers added by proxies. A request with one of them came from elsewhere, even if the proxy is local. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Host names that local programs use. A proxy that forwards the Host header sends the site's name. */
const OWN_NAME = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Returns true if a request was made on this machine and not forwarded by a local proxy. Proxies are recognized by their headers, by the Host header,
 * or by HTTP/1.0, which is the default of nginx before 1.29.7 and otherwise unused.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean => {
  const address = clientNetwork(request.socket.remoteAddress ?? '');
  const isLoopback = address.startsWith('127.') || address === clientNetwork('::1');
  if (!isLoopback || request.raw.httpVersion === '1.0') return false;
  return OWN_NAME.test(request.headers.host ?? '') && FORWARDED.every((name) => request.headers[name] === undefined);
};
