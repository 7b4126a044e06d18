/** Why a way to a provider led nowhere, as the address says it after the way back; nothing where it says nothing. */

import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { PROVIDER_PROBLEMS, providerLabel } from '../sign-in-ways.domain.ts';
import { signInWaysEn } from './sign-in-ways.en.ts';

const Problem = () => {
  const t = useTranslations('signInWays.problem');
  const asked = new URLSearchParams(window.location.search);
  const problem = PROVIDER_PROBLEMS.find((one) => one === asked.get('problem'));
  // Only a name may stand here: anyone who made the link could else put words into our mouth.
  const name = /^[a-z][a-z0-9-]{0,30}$/.exec(asked.get('provider') ?? '')?.[0];
  return problem && name ? <FormError>{t(problem, { provider: providerLabel(name) })}</FormError> : null;
};

export const ProviderProblem = withEnglish({ signInWays: signInWaysEn }, Problem);
