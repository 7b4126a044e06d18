/** The panel that reveals a hidden name. */

import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { revealContract } from '../../reveal.contract.ts';
import { revealNameEn } from '../reveal-name.en.ts';

const useReveal = () => useApiMutation(revealContract.revealName);

/** Explains that a name is hidden, and reveals it after confirmation. Loaded when the user first opens an application with a hidden name. */
const RevealNamePanel = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslations('revealName');
  const [isConfirming, setIsConfirming] = useState(false);
  const reveal = useReveal();
  // The panel unmounts once the name is revealed, so the toast must not depend on it. The mutation itself reports errors.
  const confirm = (): void =>
    void reveal
      .mutateAsync({ params: { id: applicationId } })
      .then(
        () => showToast({ title: t('done') }),
        () => undefined,
      )
      .finally(() => setIsConfirming(false));
  return (
    <Card as="section" aria-label={t('title')} className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-prose">
        <p className="font-medium text-ink">{t('title')}</p>
        <p className="mt-1 text-muted text-sm">{t('text')}</p>
      </div>
      <Button icon={<EyeOff className="size-4.5" />} onClick={() => setIsConfirming(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('question')}
        text={t('consequence')}
        confirmText={t('confirm')}
        onConfirm={confirm}
        pending={reveal.isPending}
        tone="primary"
      />
    </Card>
  );
};

export const RevealName = withEnglish({ revealName: revealNameEn }, RevealNamePanel);
