/**
 * CSRF protection: requests that change something must come from this site's pages. Browsers send an `Origin` or `Sec-Fetch-Site` header with such
 * requests. A request without either does not come from a browser with a person's cookies, so it is allowed.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { isSameSite } from '#shared/site-host.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'same-site', 'none']);

/** Returns true if an origin is this host, the host of the configured public URL, or a sibling subdomain of either. */
export const isOwnOrigin = (origin: string, host: string, publicUrl: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return isSameSite(from, host) || isSameSite(from, new URL(publicUrl).host);
};

/** Throws `forbidden` for a state-changing request from another site's page. */
export const checkOrigin = (request: FastifyRequest, publicUrl: string): void => {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    origin === undefined
      ? site === undefined || OWN_FETCH_SITES.has(site)
      : isOwnOrigin(origin, request.headers.host ?? '', publicUrl);
  if (!isOwn) throw new AppError('forbidden', 'foreign-origin');
};
