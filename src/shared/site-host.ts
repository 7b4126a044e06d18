/** Determines which site a host serves: the primary domain, or the "jobs" subdomain for candidates. Pure; used by the server and the browser. */

import type { AccountType } from './vocabulary.ts';

/** Hosts of development previews. Their first label is random instead of one of our subdomains. */
const PREVIEW_SUFFIXES = [
  '.localhost',
  '.replit.dev',
  '.repl.co',
  '.replit.app',
  '.vercel.app',
  '.netlify.app',
  '.onrender.com',
  '.fly.dev',
  '.gitpod.io',
  '.app.github.dev',
  '.ngrok-free.app',
  '.ngrok.io',
  '.trycloudflare.com',
  '.loca.lt',
] as const;

const JOBS = 'jobs';

/** Returns the lower-case host without its port. Removes the brackets of IPv6 addresses. */
const bareHost = (host: string): string => {
  const lower = host.trim().toLowerCase();
  if (lower.startsWith('[')) return lower.slice(1, lower.indexOf(']'));
  return lower.replace(/:\d+$/, '');
};

const isIpAddress = (host: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.includes(':');

/**
 * Returns the subdomain of a host: `jobs` for localhost, previews and IP addresses, otherwise the first of three or more labels unless it is `www`,
 * otherwise null (the primary domain). `host` may include a port.
 */
export const hostSubdomain = (host: string): string | null => {
  const bare = bareHost(host);
  if (bare === 'localhost' || isIpAddress(bare) || PREVIEW_SUFFIXES.some((suffix) => bare.endsWith(suffix)))
    return JOBS;
  const labels = bare.split('.').filter(Boolean);
  const first = labels[0];
  return labels.length >= 3 && first !== undefined && first !== 'www' ? first : null;
};

/** Returns true if candidates may browse and apply on this host. */
export const isJobsHost = (host: string): boolean => hostSubdomain(host) === JOBS;

/** Returns true for the job portal of a domain. Returns false for hosts that serve both sides, such as localhost. */
export const hasJobsSubdomain = (host: string): boolean => host.toLowerCase().startsWith(`${JOBS}.`);

/** Returns the job portal's host for a host: `www.puente.example` becomes `jobs.puente.example`. */
export const toJobsHost = (host: string): string => {
  if (isJobsHost(host)) return host;
  const labels = host.split('.');
  const base = hostSubdomain(host) !== null || labels[0]?.toLowerCase() === 'www' ? labels.slice(1) : labels;
  return [JOBS, ...base].join('.');
};

/** Returns the site that emails to this account type link to: the job portal for candidates. `publicUrl` has no trailing slash. */
export const siteFor = (publicUrl: string, accountType: AccountType | null): string =>
  accountType === 'candidate' ? publicUrl.replace(/(?<=:\/\/)[^/]+/, (host) => toJobsHost(host)) : publicUrl;

/** Returns the primary domain of a host: without `jobs.` or `www.`, with its port. */
const primaryDomain = (host: string): string => host.toLowerCase().replace(/^(?:jobs|www)\./, '');

/** Returns true if both hosts belong to the same site: they are equal, or differ only by `www.` or `jobs.` */
export const isSameSite = (host: string, other: string): boolean => primaryDomain(host) === primaryDomain(other);
