/** The account type that a new person most likely wants, guessed from the page on which they chose to register. */
import { articlePath, CANDIDATE_ARTICLE, PUBLIC_PATHS, readTranslatedPath } from '#shared/paths.ts';
import { isJobPortal, isSameSite } from '#shared/site-host.ts';
import type { AccountType } from '#shared/vocabulary.ts';

const FOR_CANDIDATES: readonly string[] = [PUBLIC_PATHS.apply, articlePath(CANDIDATE_ARTICLE)];
const FOR_COMPANIES: readonly string[] = [PUBLIC_PATHS.pricing, PUBLIC_PATHS.consultation, PUBLIC_PATHS.book];

/**
 * Returns the account type that the referring page addresses. `referrer` is its address or '', and `host` is the host of the registration.
 * Always `candidate` on the job portal. Null for pages that address everyone, and for other sites.
 */
export const guessAccountType = (referrer: string, host: string): AccountType | null => {
  if (isJobPortal(host)) return 'candidate';
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (!isSameSite(from.host, host)) return null;
  if (isJobPortal(from.host)) return 'candidate';
  const path = readTranslatedPath(from.pathname)?.path ?? from.pathname;
  if (FOR_CANDIDATES.includes(path)) return 'candidate';
  return FOR_COMPANIES.includes(path) || path.startsWith('/hire/') ? 'company' : null;
};
