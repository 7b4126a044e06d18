/** Shown below the sign-in form: passkeys, and the available providers. */
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { Button } from '#client/ui/button.tsx';
import type { CurrentUser } from '../auth.contract.ts';
import { providersContract } from '../sign-in-ways.contract.ts';
import { nextPath } from './finish-sign-in.ts';
import { providersQuery } from './sign-in-ways.api.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

export const OtherWays = ({ isReady, onEntered }: { isReady: boolean; onEntered: (user: CurrentUser) => void }) => {
  const t = useTranslations('auth.signIn');
  const providers = useQuery({ ...providersQuery, enabled: isReady }).data ?? [];
  const passkey = usePasskeySignIn('alone', onEntered, t('noPasskey'));
  const start = useApiMutation(providersContract.startProvider, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button size="lg" wide disabled={!isReady} pending={passkey.isPending} onClick={passkey.start}>
        {t('passkey')}
      </Button>
      {providers.map(({ provider, label }) => (
        <Button
          key={provider}
          size="lg"
          wide
          pending={start.isPending || start.isSuccess}
          onClick={() => start.mutate({ params: { provider }, body: { next: nextPath() } })}
        >
          {t('continueWith', { provider: label })}
        </Button>
      ))}
    </div>
  );
};
