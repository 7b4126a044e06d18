/** The account type that a new person most likely wants, guessed from the page on which they chose to register. */
import { articlePath, CANDIDATE_ARTICLE, PUBLIC_PATHS, parseTranslatedPath } from '#shared/paths.ts';
import { hasJobsSubdomain, isSameSite } from '#shared/site-host.ts';
import type { AccountType } from '#shared/vocabulary.ts';

const CANDIDATE_PATHS: readonly string[] = [PUBLIC_PATHS.apply, articlePath(CANDIDATE_ARTICLE)];
const COMPANY_PATHS: readonly string[] = [PUBLIC_PATHS.pricing, PUBLIC_PATHS.consultation, PUBLIC_PATHS.book];

/**
 * Returns the account type that the referring page addresses. `referrer` is its address or '', and `host` is the host of the registration.
 * Always `candidate` on the job portal. Null for pages that address everyone, and for other sites.
 */
export const guessAccountType = (referrer: string, host: string): AccountType | null => {
  if (hasJobsSubdomain(host)) return 'candidate';
  if (!URL.canParse(referrer)) return null;
  const referrerUrl = new URL(referrer);
  if (!isSameSite(referrerUrl.host, host)) return null;
  if (hasJobsSubdomain(referrerUrl.host)) return 'candidate';
  const path = parseTranslatedPath(referrerUrl.pathname)?.path ?? referrerUrl.pathname;
  if (CANDIDATE_PATHS.includes(path)) return 'candidate';
  return COMPANY_PATHS.includes(path) || path.startsWith('/hire/') ? 'company' : null;
};
