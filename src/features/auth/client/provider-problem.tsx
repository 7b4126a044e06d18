/** Explains why signing in with a provider failed, from the address after the redirect. Empty without a problem. */

import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { PROVIDER_PROBLEMS, providerLabel } from '../sign-in-ways.domain.ts';
import { signInWaysEn } from './sign-in-ways.en.ts';

const Problem = () => {
  const t = useTranslations('signInWays.problem');
  const query = new URLSearchParams(window.location.search);
  const problem = PROVIDER_PROBLEMS.find((value) => value === query.get('problem'));
  // Shows only what has the format of a provider name, because anyone can craft a link with another text.
  const name = /^[a-z][a-z0-9-]{0,30}$/.exec(query.get('provider') ?? '')?.[0];
  return problem && name ? <FormError>{t(problem, { provider: providerLabel(name) })}</FormError> : null;
};

export const ProviderProblem = withEnglish({ signInWays: signInWaysEn }, Problem);
