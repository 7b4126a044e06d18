/** A sign-in provider. It is connected on its own site, and can be disconnected if another way to sign in remains. */

import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { SignInWays } from '../../sign-in-ways.contract.ts';
import { PasswordDialog } from '../public/password-dialog.tsx';
import { useConnect, useDisconnect } from '../sign-in-ways.api.ts';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { useSavedToast } from './use-saved.ts';

type Provider = SignInWays['providers'][number];

const ConnectDialog = ({ provider, onClose }: { provider: Provider; onClose: () => void }) => {
  const t = useTranslations('signInWays.providers');
  const connect = useConnect();
  const name = { provider: provider.label };
  return (
    <PasswordDialog
      title={t('connectTitle', name)}
      text={t('connectText', name)}
      submitText={t('connect')}
      isDone={connect.isSuccess}
      onClose={onClose}
      onSubmit={({ password = '' }) =>
        connect.mutateAsync({ params: { provider: provider.provider }, body: { password } })
      }
    />
  );
};

const DisconnectDialog = ({ provider, onClose }: { provider: Provider; onClose: () => void }) => {
  const t = useTranslations('signInWays.providers');
  const disconnect = useDisconnect();
  const showSaved = useSavedToast();
  return (
    <PasswordDialog
      isDangerous
      title={t('disconnectTitle', { provider: provider.label })}
      text={t('disconnectText')}
      submitText={t('disconnect')}
      onClose={onClose}
      onSubmit={async ({ password = '' }) => {
        await disconnect.mutateAsync({ params: { provider: provider.provider }, body: { password } });
        showSaved();
        onClose();
      }}
    />
  );
};

export const ConnectedProvider = ({ provider }: { provider: Provider }) => {
  const t = useTranslations('signInWays.providers');
  const times = useTimes();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { label, connected } = provider;
  const close = (): void => setIsDialogOpen(false);
  const ConnectionDialog = connected ? DisconnectDialog : ConnectDialog;
  const text = connected
    ? t('connected', { email: connected.email, date: times.date(connected.since) })
    : t('notConnected');
  return (
    <>
      <SignInMethodRow Icon={Link2} title={label} text={text}>
        <Button
          size="sm"
          aria-label={connected ? t('disconnectOne', { provider: label }) : t('connectOne', { provider: label })}
          onClick={() => setIsDialogOpen(true)}
        >
          {connected ? t('disconnect') : t('connect')}
        </Button>
      </SignInMethodRow>
      {isDialogOpen && <ConnectionDialog provider={provider} onClose={close} />}
    </>
  );
};
