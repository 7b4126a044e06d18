/** The user's passkeys, with dialogs to add, rename and remove one. */

import { Fingerprint, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { type Passkey, passkeyNameSchema, passkeyStartSchema } from '../../sign-in-ways.contract.ts';
import { FieldsDialog, PasswordDialog } from '../public/password-dialog.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey, useStartPasskey } from '../sign-in-ways.api.ts';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useSavedToast } from './use-saved.ts';

const AddDialog = ({ onCodes, onClose }: { onCodes: (codes: string[]) => void; onClose: () => void }) => {
  const t = useTranslations('signInWays.passkeys');
  const deviceName = useDeviceName();
  const start = useStartPasskey();
  const add = useAddPasskey();
  const showSaved = useSavedToast();
  const submit = async ({ name = '', password = '' }: Record<string, string>): Promise<void> => {
    const options = await start.mutateAsync({ body: { password } });
    const { createPasskey } = await import('../passkey-dialog.ts');
    const passkey = await createPasskey(options);
    if (passkey === null) {
      showToast({ title: t('failed'), description: t('failedText'), tone: 'error' });
      return;
    }
    const { recoveryCodes } = await add.mutateAsync({ body: { name, passkey } });
    showSaved();
    onClose();
    onCodes(recoveryCodes);
  };
  return (
    <PasswordDialog
      title={t('add')}
      text={t('addText')}
      submitText={t('add')}
      schema={passkeyStartSchema}
      extra={{ name: 'name', label: t('name'), help: t('nameHelp'), value: deviceName }}
      onClose={onClose}
      onSubmit={submit}
    />
  );
};

const RenameDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const t = useTranslations('signInWays.passkeys');
  const rename = useRenamePasskey();
  return (
    <FieldsDialog
      title={t('renameTitle')}
      text={t('nameHelp')}
      submitText={t('save')}
      schema={passkeyNameSchema}
      extra={{ name: 'name', label: t('name'), value: passkey.name }}
      onClose={onClose}
      onSubmit={async ({ name = '' }) => {
        await rename.mutateAsync({ params: { id: passkey.id }, body: { name } });
        onClose();
      }}
    />
  );
};

const RemoveDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const t = useTranslations('signInWays.passkeys');
  const remove = useRemovePasskey();
  const showSaved = useSavedToast();
  return (
    <PasswordDialog
      isDangerous
      title={t('removeTitle', { name: passkey.name })}
      text={t('removeText')}
      submitText={t('removeSubmit')}
      onClose={onClose}
      onSubmit={async ({ password = '' }) => {
        await remove.mutateAsync({ params: { id: passkey.id }, body: { password } });
        showSaved();
        onClose();
      }}
    />
  );
};

const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const t = useTranslations('signInWays.passkeys');
  const times = useTimes();
  const [openDialog, setOpenDialog] = useState<'rename' | 'remove'>();
  const close = (): void => setOpenDialog(undefined);
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const date = times.date(createdAt);
  return (
    <>
      <SignInMethodRow
        Icon={KeyRound}
        title={
          <>
            {name}
            {isSynced && <Badge>{t('synced')}</Badge>}
          </>
        }
        text={lastUsedAt === null ? t('added', { date }) : t('used', { date, when: times.relative(lastUsedAt) })}
      >
        <Button size="sm" aria-label={t('renameOne', { name })} onClick={() => setOpenDialog('rename')}>
          {t('rename')}
        </Button>
        <Button size="sm" aria-label={t('removeOne', { name })} onClick={() => setOpenDialog('remove')}>
          {t('remove')}
        </Button>
      </SignInMethodRow>
      {openDialog === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {openDialog === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </>
  );
};

export const Passkeys = ({
  passkeys,
  onCodes,
}: {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[]) => void;
}) => {
  const t = useTranslations('signInWays.passkeys');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <SignInMethodRow Icon={Fingerprint} title={t('title')} text={t('none')}>
        <Button size="sm" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </SignInMethodRow>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      {isAdding && <AddDialog onCodes={onCodes} onClose={() => setIsAdding(false)} />}
    </>
  );
};
