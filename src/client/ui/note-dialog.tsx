/** A dialog that confirms an action, with a note to the other party or to other admins. */
import { type ReactNode, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { Dialog, type DialogConfirm, type DialogProps } from './dialog.tsx';
import { KeyHint } from './key-hint.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

interface NoteDialogProps extends Omit<DialogProps, 'actions' | 'children' | 'confirm' | 'onCtrlEnter'> {
  /** Absent if the dialog asks for no note. */
  note?: Omit<TextAreaProps, 'value' | 'onChange'> | undefined;
  /** Keeps the note of a dialog that was closed without sending. Only for dialogs with a single recipient. */
  keepsNote?: boolean;
  /** Disables confirming without a note. */
  needsNote?: boolean;
  /** Lets Ctrl+Enter confirm. */
  hasCtrlEnter?: boolean;
  /** Shown before the note, such as a choice of reasons. */
  before?: ReactNode;
  className?: string;
  /** `run` receives the trimmed note, or null if it is empty. */
  confirm: Omit<DialogConfirm, 'run'> & { run: (note: string | null) => void };
}

/** The note starts empty each time the dialog opens. Otherwise a note meant for one person could reach another. A failed send keeps it. */
export const NoteDialog = ({
  note,
  keepsNote,
  needsNote,
  hasCtrlEnter,
  before,
  className = 'space-y-5',
  confirm,
  ...dialog
}: NoteDialogProps) => {
  const { open } = dialog;
  const [value, setValue] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && !keepsNote) setValue('');
  }
  const text = value.trim() || null;
  const disabled = confirm.disabled || (needsNote && text === null);
  const run = (): void => confirm.run(text);
  return (
    <Dialog
      size="sm"
      {...dialog}
      onCtrlEnter={hasCtrlEnter ? () => !(confirm.pending || disabled) && run() : undefined}
      confirm={{
        ...confirm,
        text: (
          <>
            {confirm.text}
            {hasCtrlEnter && <KeyHint>Ctrl ↵</KeyHint>}
          </>
        ),
        disabled,
        run,
      }}
    >
      {(before || note) && (
        <div className={className}>
          {before}
          {note && <TextArea maxLength={LIMITS.text} {...note} value={value} onChange={setValue} />}
        </div>
      )}
    </Dialog>
  );
};
