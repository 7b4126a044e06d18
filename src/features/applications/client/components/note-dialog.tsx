/**
 * Asks before a move that cannot simply be made again, with room for a note to the other side. The dialog stays open until
 * the move is made, so that a note is not lost where it fails.
 */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';

export interface NoteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  /** The label of the note and what it is for; no note where left out. */
  note?: { label: string; help: string } | undefined;
  confirmText: string;
  tone?: 'primary' | 'danger' | undefined;
  pending: boolean;
  /** `null` where nothing was written. */
  onConfirm: (note: string | null) => void;
}

/** The dialog; what was written is forgotten once it closes. */
export const NoteDialog = ({
  open,
  onOpenChange,
  title,
  text,
  note,
  confirmText,
  tone = 'primary',
  pending,
  onConfirm,
}: NoteDialogProps) => {
  const t = useTranslations('applications.dialog');
  const [value, setValue] = useState('');
  const change = (isOpen: boolean): void => {
    if (!isOpen) setValue('');
    onOpenChange(isOpen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      text={text}
      size="sm"
      actions={
        <>
          <Button onClick={() => change(false)}>{t('cancel')}</Button>
          <Button variant={tone} pending={pending} onClick={() => onConfirm(value.trim() === '' ? null : value.trim())}>
            {confirmText}
          </Button>
        </>
      }
    >
      {note && <TextArea {...note} value={value} onChange={setValue} maxLength={LIMITS.text} />}
    </Dialog>
  );
};
