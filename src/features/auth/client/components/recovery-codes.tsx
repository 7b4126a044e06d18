/** Recovery codes: the number left, a button for new codes, and the dialog that shows new codes once. */
import { Copy, Download, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '#client/copy-text.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { brand } from '#shared/brand.ts';
import { PasswordDialog } from '../public/password-dialog.tsx';
import { useRenewCodes } from '../sign-in-ways.api.ts';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { useSavedToast } from './use-saved.ts';

const formatCodes = (codes: readonly string[]): string => `${codes.join('\n')}\n`;

const download = (codes: readonly string[]): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatCodes(codes)], { type: 'text/plain' }));
  link.download = `${brand.name.toLowerCase()}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** New codes. They are not shown again. */
export const FreshCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const t = useTranslations('signInWays.codes');
  const copy = async (): Promise<void> => {
    if (await copyText(formatCodes(codes))) showToast({ title: t('copied'), description: t('copiedText') });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shownTitle')} text={t('shownText')}>
      <div className="flex flex-col gap-5">
        <ul className="grid gap-x-6 gap-y-2 rounded-card bg-sunken p-4 font-mono text-ink text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2.5">
          <Button icon={<Download className="size-4.5" />} onClick={() => download(codes)}>
            {t('download')}
          </Button>
          <Button icon={<Copy className="size-4.5" />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
        <Button variant="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      </div>
    </Dialog>
  );
};

export const RecoveryCodes = ({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) => {
  const t = useTranslations('signInWays.codes');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const renew = useRenewCodes();
  const showSaved = useSavedToast();
  return (
    <>
      <SignInMethodRow Icon={LifeBuoy} title={t('title')} text={t('left', { count: left })}>
        <Button size="sm" onClick={() => setIsDialogOpen(true)}>
          {t('renew')}
        </Button>
      </SignInMethodRow>
      {isDialogOpen && (
        <PasswordDialog
          title={t('renewTitle')}
          text={t('renewText')}
          submitText={t('renew')}
          onClose={() => setIsDialogOpen(false)}
          onSubmit={async ({ password = '' }) => {
            const { recoveryCodes } = await renew.mutateAsync({ body: { password } });
            setIsDialogOpen(false);
            showSaved();
            onCodes(recoveryCodes);
          }}
        />
      )}
    </>
  );
};
