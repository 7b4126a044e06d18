/** Explains why signing in with a provider or connecting one failed, based on the URL after the redirect. Empty without a problem. */

import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import { PROVIDER_PROBLEMS, providerLabel } from '../sign-in-ways.domain.ts';
import { signInWaysEn } from './sign-in-ways.en.ts';

/** Problems whose text is different for someone who is signed in. */
const CONNECT_PROBLEMS = ['refused', 'unreachable', 'unconfirmed'] as const;

const Problem = ({ isConnecting = false }: { isConnecting?: boolean }) => {
  const t = useTranslations('signInWays');
  const query = new URLSearchParams(window.location.search);
  const problem = PROVIDER_PROBLEMS.find((value) => value === query.get('problem'));
  // Shows only text in the format of a provider name, because anyone can craft a link with other text.
  const name = /^[a-z][a-z0-9-]{0,30}$/.exec(query.get('provider') ?? '')?.[0];
  if (!problem || !name) return null;
  const connectProblem = isConnecting ? CONNECT_PROBLEMS.find((value) => value === problem) : undefined;
  const key = connectProblem ? (`connectProblem.${connectProblem}` as const) : (`problem.${problem}` as const);
  return <FormError>{t(key, { provider: providerLabel(name), hours: LIFETIMES.emailUndoHours })}</FormError>;
};

export const ProviderProblem = withEnglish({ signInWays: signInWaysEn }, Problem);
