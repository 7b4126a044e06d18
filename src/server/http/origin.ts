/**
 * Protection against cross-site requests: a request that changes something must come from this site's own pages.
 * Browsers name the origin of such requests; one that names none and shows no other sign of a browser carries nobody's
 * cookies but its sender's own, so it may pass.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { isSameSite } from '#shared/site-host.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'same-site', 'none']);

/** Whether an `Origin` is this host, its sibling subdomain, or the configured public address (or a sibling of that). */
export const isOwnOrigin = (origin: string, host: string, publicUrl: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return isSameSite(from, host) || isSameSite(from, new URL(publicUrl).host);
};

/** Throws `forbidden` for a state-changing request that another site's page sent. */
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
