/**
 * Asks before a move that cannot simply be made again, with room for a note to the other side. Its caller closes it once the
 * move is made or not possible any more; where it failed for another reason it stays, so that a note is not lost.
 */
import { type ReactNode, useState } from 'react';
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
  /** Before the note, such as a choice of reasons. */
  before?: ReactNode;
  confirmText: string;
  tone?: 'primary' | 'danger' | undefined;
  pending: boolean;
  /** Something is still to be acknowledged. */
  disabled?: boolean;
  /** `null` where nothing was written. */
  onConfirm: (note: string | null) => void;
}

/** The dialog; each time it opens the note is empty, however it was closed: what was written to one must not reach another. */
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
  onConfirm,
}: NoteDialogProps) => {
  const t = useTranslations('applications.dialog');
  const [value, setValue] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setValue('');
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      text={text}
      size="sm"
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button
            variant={tone}
            pending={pending}
            disabled={disabled}
            onClick={() => onConfirm(value.trim() === '' ? null : value.trim())}
          >
            {confirmText}
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
