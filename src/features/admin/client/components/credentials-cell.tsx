/**
 * The password column. An unused temporary password is fetched only when an admin reveals it, and the server logs this. The password is
 * shown until the admin hides it, and is stored nowhere else.
 */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '#client/copy-text.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { AdminUser } from '../../admin.contract.ts';
import { useResendCredentials, useRevealPassword } from '../admin.api.ts';

interface CellProps {
  user: AdminUser;
  /** The id of the element with the user's name, which describes the buttons of the row. */
  nameId: string;
}

interface ShownPassword {
  /** The revealed password, or null. */
  shown: string | null;
  onShown: (password: string | null) => void;
}

const CopyButton = ({ text, nameId }: { text: string; nameId: string }) => {
  const t = useTranslations('admin.credentials');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button size="sm" variant="quiet" aria-describedby={nameId} onClick={() => void copyText(text).then(setIsCopied)}>
      {isCopied ? t('copied') : t('copy')}
    </Button>
  );
};

const MASK = '••••••••••••';

const Value = ({ user, shown }: { user: AdminUser; shown: string | null }) => {
  const t = useTranslations('admin.credentials');
  if (user.credentials !== 'temporary') {
    return <span className="text-caution-ink text-sm">{t(user.credentials)}</span>;
  }
  return (
    <span role="status" className="break-all font-mono text-sm">
      {shown ?? (
        <>
          <span aria-hidden="true" className="text-muted">
            {MASK}
          </span>
          <span className="sr-only">{t('hidden')}</span>
        </>
      )}
    </span>
  );
};

const Reveal = ({ user, nameId, shown, onShown }: CellProps & ShownPassword) => {
  const t = useTranslations('admin.credentials');
  const reveal = useRevealPassword();
  const show = async () => {
    const answer = await reveal.mutateAsync({ params: { id: user.id } }).catch(() => null);
    onShown(answer?.password ?? null);
  };
  return (
    <>
      {shown !== null && <CopyButton text={shown} nameId={nameId} />}
      <Button
        size="sm"
        variant="quiet"
        aria-describedby={nameId}
        pending={reveal.isPending}
        onClick={() => (shown === null ? void show() : onShown(null))}
      >
        {shown === null ? t('reveal') : t('hide')}
      </Button>
    </>
  );
};

const Resend = ({ user, nameId, onSent }: CellProps & { onSent: () => void }) => {
  const t = useTranslations('admin.credentials');
  const [isConfirming, setIsConfirming] = useState(false);
  const email = user.email ?? '';
  const resend = useResendCredentials(() => {
    setIsConfirming(false);
    onSent();
    showToast({ title: t('resent'), description: t('resentText', { email }) });
  });
  return (
    <>
      <Button size="sm" variant="quiet" aria-describedby={nameId} onClick={() => setIsConfirming(true)}>
        {t('resend')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('resendTitle', { name: personName(user) })}
        text={t('resendText', { email })}
        confirmText={t('resend')}
        tone="primary"
        pending={resend.isPending}
        onConfirm={() => resend.mutate({ params: { id: user.id } })}
      />
    </>
  );
};

/** Who set the password of a user, and what an admin can do about it. */
export const CredentialsCell = ({ user, nameId }: CellProps) => {
  const t = useTranslations('admin.credentials');
  const [shown, setShown] = useState<string | null>(null);
  const { credentials } = user;
  if (credentials === 'none' || credentials === 'user') {
    return <span className="text-muted text-sm">{t(credentials)}</span>;
  }
  return (
    <div>
      <Value user={user} shown={shown} />
      <div className="-ml-3 flex flex-wrap">
        {user.credentials === 'temporary' && <Reveal user={user} nameId={nameId} shown={shown} onShown={setShown} />}
        {/* Hides a revealed password, because it no longer works. */}
        <Resend user={user} nameId={nameId} onSent={() => setShown(null)} />
      </div>
    </div>
  );
};
