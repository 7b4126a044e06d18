/** The authenticator app. Setting it up and removing it both require the password and a code. */

import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl';
import { Form, FormButtons } from '#client/form/form.tsx';
import { FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { appRemovalSchema, codeSchema } from '../../sign-in-ways.contract.ts';
import { PasswordDialog } from '../public/password-dialog.tsx';
import { useConfirmApp, useRemoveApp, useStartApp } from '../sign-in-ways.api.ts';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { useSavedToast } from './use-saved.ts';

/** The width of the light border around a QR code, in squares. */
const QUIET_ZONE = 4;

/** A QR code as a single path of squares. It is dark on light in every theme, because cameras require that. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      className="mx-auto size-52 rounded-control"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} className="fill-white" />
      <path d={squares.join('')} className="fill-black" />
    </svg>
  );
};

interface Setup {
  uri: string;
  key: string;
}

const ConfirmDialog = ({
  setup,
  onDone,
  onClose,
}: {
  setup: Setup;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('signInWays.app');
  const { cancel } = useUiTexts();
  const form = useZodForm(codeSchema, { code: '' });
  const confirm = useConfirmApp();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('add')} text={t('scan')}>
      <Form form={form} onSubmit={async (body) => onDone((await confirm.mutateAsync({ body })).recoveryCodes)}>
        <QrCode text={setup.uri} label={t('qr')} />
        <div className="text-center text-sm">
          <p className="text-muted">{t('key')}</p>
          <p className="break-all font-mono text-ink">{(setup.key.match(/.{1,4}/g) ?? []).join(' ')}</p>
        </div>
        <FormTextField
          control={form.control}
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormButtons cancelText={cancel} onCancel={onClose}>
          {t('turnOn')}
        </FormButtons>
      </Form>
    </Dialog>
  );
};

const AddDialog = ({ onCodes, onClose }: { onCodes: (codes: string[]) => void; onClose: () => void }) => {
  const t = useTranslations('signInWays.app');
  const [setup, setSetup] = useState<Setup>();
  const start = useStartApp();
  const showSaved = useSavedToast();
  if (setup) {
    const done = (codes: string[]): void => {
      showSaved();
      onClose();
      onCodes(codes);
    };
    return <ConfirmDialog setup={setup} onDone={done} onClose={onClose} />;
  }
  return (
    <PasswordDialog
      title={t('add')}
      text={t('addText')}
      submitText={t('next')}
      onClose={onClose}
      onSubmit={async ({ password = '' }) => setSetup(await start.mutateAsync({ body: { password } }))}
    />
  );
};

const RemoveDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('signInWays.app');
  const remove = useRemoveApp();
  const showSaved = useSavedToast();
  return (
    <PasswordDialog
      isDangerous
      title={t('removeTitle')}
      text={t('removeText')}
      submitText={t('removeSubmit')}
      schema={appRemovalSchema}
      extra={{ name: 'code', label: t('removeCode') }}
      onClose={onClose}
      onSubmit={async ({ password = '', code = '' }) => {
        await remove.mutateAsync({ body: { password, code } });
        showSaved();
        onClose();
      }}
    />
  );
};

export const Authenticator = ({ since, onCodes }: { since: string | null; onCodes: (codes: string[]) => void }) => {
  const t = useTranslations('signInWays.app');
  const times = useTimes();
  const [openDialog, setOpenDialog] = useState<'add' | 'remove'>();
  const close = (): void => setOpenDialog(undefined);
  return (
    <>
      <SignInMethodRow
        Icon={Smartphone}
        title={t('title')}
        text={since === null ? t('off') : t('on', { date: times.date(since) })}
      >
        {since === null ? (
          <Button size="sm" onClick={() => setOpenDialog('add')}>
            {t('add')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setOpenDialog('remove')}>
            {t('remove')}
          </Button>
        )}
      </SignInMethodRow>
      {openDialog === 'add' && <AddDialog onCodes={onCodes} onClose={close} />}
      {openDialog === 'remove' && <RemoveDialog onClose={close} />}
    </>
  );
};
