/** Requests the review of a decline: the candidate's words, and when a reply is due. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import { useAppeal } from '../answers.api.ts';

interface AppealDialogProps {
  applicationId: string;
  /** The due date, formatted. */
  dueDate: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog. The text is kept if sending fails. */
export const AppealDialog = ({ applicationId, dueDate, open, onOpenChange }: AppealDialogProps) => {
  const t = useTranslations('answers.appeal');
  const [text, setText] = useState('');
  const appeal = useAppeal();
  // The dialog disappears with its button once there is a review. The mutation itself reports errors.
  const send = async (): Promise<void> => {
    try {
      await appeal.mutateAsync({ params: { id: applicationId }, body: { text } });
    } catch {
      return;
    }
    onOpenChange(false);
    showToast({ title: t('done'), description: t('doneText', { date: dueDate }) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('title')}
      text={t('text', { date: dueDate })}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={text.trim() === ''}
            pending={appeal.isPending}
            onClick={() => void send()}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <TextArea label={t('words')} value={text} onChange={setText} maxLength={LIMITS.text} rows={5} required />
    </Dialog>
  );
};
