/** Ways to sign in other than the password, for the account page: app, passkeys, recovery codes and providers. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { SignInWays as Ways } from '../../sign-in-ways.contract.ts';
import { providerLabel } from '../../sign-in-ways.domain.ts';
import { Authenticator } from '../components/authenticator.tsx';
import { ConnectedProvider } from '../components/connected-providers.tsx';
import { Passkeys } from '../components/passkeys.tsx';
import { FreshCodes, RecoveryCodes } from '../components/recovery-codes.tsx';
import { ProviderProblem } from '../provider-problem.tsx';
import { signInWaysQuery } from '../sign-in-ways.api.ts';

/** Shows a toast after connecting a provider. Removes the parameter from the address, so that the toast appears once. */
const useConnectedToast = (): void => {
  const t = useTranslations('signInWays.part');
  useEffect(() => {
    const address = new URL(window.location.href);
    const provider = address.searchParams.get('connected');
    if (provider === null || !/^[a-z][a-z0-9-]{0,30}$/.test(provider)) return;
    showToast({ title: t('done'), description: t('connectedText', { provider: providerLabel(provider) }) });
    address.searchParams.delete('connected');
    window.history.replaceState(window.history.state, '', address);
  }, [t]);
};

const List = ({ ways }: { ways: Ways }) => {
  const t = useTranslations('signInWays.part');
  const [codes, setCodes] = useState<string[]>([]);
  const hasSecondStep = ways.appSince !== null || ways.passkeys.length > 0;
  return (
    <div className="space-y-4">
      <ProviderProblem isConnecting />
      {!ways.hasPassword && (
        <p className="text-ink-soft">
          {t.rich('noPassword', { link: (text) => <TextLink to={PUBLIC_PATHS.forgotPassword}>{text}</TextLink> })}
        </p>
      )}
      <Card pad="none" className="divide-y divide-line">
        <Authenticator since={ways.appSince} onCodes={setCodes} />
        <Passkeys passkeys={ways.passkeys} onCodes={setCodes} />
        {hasSecondStep && <RecoveryCodes left={ways.recoveryCodesLeft} onCodes={setCodes} />}
        {ways.providers.map((provider) => (
          <ConnectedProvider key={provider.provider} provider={provider} />
        ))}
      </Card>
      {codes.length > 0 && <FreshCodes codes={codes} onClose={() => setCodes([])} />}
    </div>
  );
};

export const SignInWays = () => {
  const t = useTranslations('signInWays.part');
  const ways = useQuery({ ...signInWaysQuery, staleTime: 0 });
  useConnectedToast();
  if (ways.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void ways.refetch()} />;
  return ways.data ? <List ways={ways.data} /> : <SkeletonList shape="row" count={3} />;
};
