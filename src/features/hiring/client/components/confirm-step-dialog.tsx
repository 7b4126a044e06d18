/** Asks for confirmation of a step that affects the other party, with an optional reason. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';

interface ConfirmStepDialogProps {
  title: string;
  text: string;
  /** The label of the reason field. If absent, the dialog does not ask for a reason. */
  reasonLabel?: string;
  confirmText: string;
  tone?: 'primary' | 'danger';
  pending: boolean;
  /** True while the user still has to acknowledge something. */
  disabled?: boolean;
  children?: ReactNode;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/** Mount it only while it is open. The parent unmounts it after the step. */
export const ConfirmStepDialog = ({
  title,
  text,
  reasonLabel,
  confirmText,
  tone = 'primary',
  pending,
  disabled = false,
  children,
  onConfirm,
  onClose,
}: ConfirmStepDialogProps) => {
  const t = useTranslations('hiring.hire');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      text={text}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant={tone}
            pending={pending}
            disabled={disabled}
            onClick={() => onConfirm(reason.trim() === '' ? null : reason.trim())}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {(children || reasonLabel) && (
        <div className="space-y-4">
          {children}
          {reasonLabel && (
            <TextArea label={reasonLabel} value={reason} onChange={setReason} maxLength={LIMITS.text} rows={3} />
          )}
        </div>
      )}
    </Dialog>
  );
};
