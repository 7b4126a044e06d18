/**
 * Which face of the product a host shows: the primary domain, or the "jobs" subdomain on which candidates browse and apply.
 * Pure; the server and the browser decide by the same function.
 */

import type { AccountType } from './vocabulary.ts';

/** Hosts of development previews: their first label is a random name, not a subdomain of ours. */
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

/** The host without its port, lower case; IPv6 addresses lose their brackets. */
const bareHost = (host: string): string => {
  const lower = host.trim().toLowerCase();
  if (lower.startsWith('[')) return lower.slice(1, lower.indexOf(']'));
  return lower.replace(/:\d+$/, '');
};

const isIpAddress = (host: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.includes(':');

/**
 * The subdomain a host stands for: `jobs` for localhost, previews and IP addresses, the first of three or more labels
 * unless it is `www`, else null (the primary domain). `host` may carry a port.
 */
export const subdomainOf = (host: string): string | null => {
  const bare = bareHost(host);
  if (bare === 'localhost' || isIpAddress(bare) || PREVIEW_SUFFIXES.some((suffix) => bare.endsWith(suffix)))
    return JOBS;
  const labels = bare.split('.').filter(Boolean);
  const first = labels[0];
  return labels.length >= 3 && first !== undefined && first !== 'www' ? first : null;
};

/** Whether candidates may browse and apply on this host. */
export const isJobsHost = (host: string): boolean => subdomainOf(host) === JOBS;

/** The address of the job portal that belongs to a host: `www.puente.example` gives `jobs.puente.example`. */
export const jobsHostOf = (host: string): string => {
  if (isJobsHost(host)) return host;
  const labels = host.split('.');
  const base = subdomainOf(host) !== null || labels[0]?.toLowerCase() === 'www' ? labels.slice(1) : labels;
  return [JOBS, ...base].join('.');
};

/**
 * The address of the site for someone of this account type, as mails link to it: candidates use the job portal. `publicUrl` is
 * the site's own, without a trailing slash.
 */
export const siteFor = (publicUrl: string, accountType: AccountType | null): string =>
  accountType === 'candidate' ? publicUrl.replace(/(?<=:\/\/)[^/]+/, (host) => jobsHostOf(host)) : publicUrl;

/** The primary domain behind a host: without a leading `jobs.` or `www.`; the port stays. */
const primaryOf = (host: string): string => host.toLowerCase().replace(/^(?:jobs|www)\./, '');

/** Whether two hosts are one site: the same, or the primary domain, its `www` and its `jobs` among each other. */
export const isSameSite = (host: string, other: string): boolean => primaryOf(host) === primaryOf(other);
