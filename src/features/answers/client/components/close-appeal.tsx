/** The button that closes an appeal, with its dialog. For admins, and for members of the company other than the one who declined. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFieldErrors } from '#client/form/server-errors.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { APPEAL_OUTCOMES, type AppealOutcome } from '#shared/vocabulary.ts';
import type { ListedAppeal } from '../../answers.contract.ts';
import { useCloseAppeal } from '../answers.api.ts';

interface CloseAppealProps {
  appeal: ListedAppeal;
  onClosed?: () => void;
  /** The id of the element that names the appeal. */
  nameId: string;
  /** Whether the button is the main action of its card. */
  isPrimary?: boolean;
}

/** Asks for the outcome and the reply in a dialog. Both are kept if sending fails. */
export const CloseAppeal = ({ appeal, onClosed, nameId, isPrimary = false }: CloseAppealProps) => {
  const t = useTranslations('answers.reviews');
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<AppealOutcome>('upheld');
  const close = useCloseAppeal();
  const name = personName(appeal.candidate);
  const findFieldError = (field: string) => readFieldErrors(close.error).find(({ path }) => path === field)?.message;
  const confirm = async (note: string | null): Promise<void> => {
    // The change can unmount the row and this dialog. A promise still resolves then; a mutation callback does not run.
    const result = await close.mutateAsync({ params: { id: appeal.id }, body: { outcome, note } }).catch(() => null);
    if (result === null) return;
    setIsOpen(false);
    onClosed?.();
    showToast({ title: t('done'), description: t('doneText', { name }) });
  };
  return (
    <>
      <Button
        size={isPrimary ? 'md' : 'sm'}
        variant={isPrimary ? 'primary' : 'secondary'}
        aria-describedby={nameId}
        onClick={() => setIsOpen(true)}
      >
        {t('close')}
      </Button>
      <NoteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('dialogTitle', { name })}
        text={t('dialogText')}
        before={
          <SelectField
            label={t('outcome')}
            error={findFieldError('outcome')}
            options={APPEAL_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            value={outcome}
            onChange={(value) => setOutcome(value as AppealOutcome)}
          />
        }
        note={{ label: t('note'), error: findFieldError('note') }}
        keepsNote
        confirm={{ text: t('confirm'), pending: close.isPending, run: confirm }}
      />
    </>
  );
};
