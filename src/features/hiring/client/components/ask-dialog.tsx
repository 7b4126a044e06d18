/** Asks before a step that concerns the other side, with room for a reason where there is one to give. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';

interface AskDialogProps {
  title: string;
  text: string;
  /** The label of the reason; none where left out. */
  reasonLabel?: string;
  confirmText: string;
  tone?: 'primary' | 'danger';
  pending: boolean;
  /** Something is still to be acknowledged. */
  disabled?: boolean;
  children?: ReactNode;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
}

/** Open as long as it is there; the caller takes it away once the step is made. */
export const AskDialog = ({
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
}: AskDialogProps) => {
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
