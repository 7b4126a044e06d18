/**
 * Confirms a move, with an optional note to the other party. The caller closes the dialog once the
 * move has been made or has become impossible. After any other failure, the dialog stays open so that
 * the note is not lost.
 */
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KeyHint } from '#client/ui/key-hint.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';

export interface NoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  /** The label and help text for the note. Absent if the dialog has no note. */
  note?: { label: string; help: string } | undefined;
  /** Shown before the note, such as a choice of reasons. */
  before?: ReactNode;
  confirmText: string;
  tone?: 'primary' | 'danger' | undefined;
  pending: boolean;
  /** True while something else must be acknowledged first. */
  disabled?: boolean;
  /** Receives focus when the dialog opens. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called with `null` if the note is empty. */
  onConfirm: (note: string | null) => void;
}

/** The note starts empty each time the dialog opens. Otherwise a note meant for one person could reach another. */
export const NoteDialog = ({
  open,
  onOpenChange,
  title,
  text,
  note,
  before,
  confirmText,
  tone = 'primary',
  pending,
  disabled = false,
  firstFocus,
  onConfirm,
}: NoteDialogProps) => {
  const t = useTranslations('applications.dialog');
  const [value, setValue] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setValue('');
  }
  const confirm = (): void => onConfirm(value.trim() === '' ? null : value.trim());
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      text={text}
      size="sm"
      firstFocus={firstFocus}
      onCtrlEnter={() => !(pending || disabled) && confirm()}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button variant={tone} pending={pending} disabled={disabled} onClick={confirm}>
            {confirmText}
            <KeyHint>Ctrl ↵</KeyHint>
          </Button>
        </>
      }
    >
      <div className="space-y-5 empty:hidden">
        {before}
        {note && <TextArea {...note} value={value} onChange={setValue} maxLength={LIMITS.text} />}
      </div>
    </Dialog>
  );
};
