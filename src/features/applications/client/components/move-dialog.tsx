/** Asks before a move that goes out with a note or decides: an offer, a hire, a decline. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/select-field.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import { type ApplicationStatus, DECLINE_REASONS, type DeclineReason } from '#shared/vocabulary.ts';
import type { MoveWords } from '../use-move.ts';
import { NoteDialog } from './note-dialog.tsx';

export type AskedMove = 'offered' | 'hired' | 'declined';

const ASKED: readonly ApplicationStatus[] = ['offered', 'hired', 'declined'] satisfies AskedMove[];

/** Whether a move is asked about first. Taking a decline back is not: it only restores what was. */
export const isAsked = (from: ApplicationStatus, to: ApplicationStatus): to is AskedMove =>
  from !== 'declined' && ASKED.includes(to);

interface MoveDialogProps {
  /** The move that is asked about; null closes the dialog. */
  move: AskedMove | null;
  /** Whom it is about, in the title. */
  name: string;
  /** Who reads the note; null where several do. */
  reader: string | null;
  /** How many it is about, where it may be several; the button says so. */
  count?: number;
  /** What speaks against asking them for more work, where the move does. */
  notice?: ReactNode;
  pending: boolean;
  onClose: () => void;
  onConfirm: (move: AskedMove, words: MoveWords) => void;
}

/** The dialog in the words of the move. */
export const MoveDialog = ({ move, name, reader, count, notice, pending, onClose, onConfirm }: MoveDialogProps) => {
  const t = useTranslations('applications.dialog');
  const m = useTranslations('applications.move');
  const several = useTranslations('applications.bulk.to');
  // While it closes it keeps its words.
  const [shown, setShown] = useState<AskedMove>('declined');
  if (move !== null && move !== shown) setShown(move);
  const words = useTranslations('vocabulary.declineReason');
  const [reason, setReason] = useState<DeclineReason>('other');
  const isDecline = shown === 'declined';
  const minutes = LIFETIMES.undoMinutes;
  return (
    <NoteDialog
      open={move !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`${shown}.title`, { name })}
      text={t(`${shown}.text`, { minutes })}
      note={{ label: t('note'), help: reader === null ? t('noteHelpAll') : t('noteHelp', { name: reader }) }}
      confirmText={count === undefined ? m(shown) : several(shown, { count })}
      tone={isDecline ? 'danger' : 'primary'}
      pending={pending}
      before={
        isDecline ? (
          <SelectField
            label={t('reason')}
            options={DECLINE_REASONS.map((value) => ({ value, label: words(value) }))}
            value={reason}
            onChange={(value) => setReason(value as DeclineReason)}
          />
        ) : (
          notice
        )
      }
      onConfirm={(note) => onConfirm(shown, { note, ...(isDecline ? { reason } : {}) })}
    />
  );
};
