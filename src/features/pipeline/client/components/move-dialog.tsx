/** Confirms an offer, a hire or a decline, with an optional note to the candidate. */
import { type ReactNode, useRef, useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import { type ApplicationStatus, DECLINE_REASONS, type DeclineReason } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { countEndedByDecline, countEndedByHire } from '../../open-steps.domain.ts';
import type { MoveDetails } from '../use-move.ts';

export type ConfirmableMove = 'offered' | 'hired' | 'declined';

const CONFIRMABLE_MOVES: readonly ApplicationStatus[] = ['offered', 'hired', 'declined'] satisfies ConfirmableMove[];

/**
 * Returns true if a move needs confirmation. Undoing a decline does not, because it only restores
 * the previous status.
 */
export const needsConfirmation = (from: ApplicationStatus, to: ApplicationStatus): to is ConfirmableMove =>
  from !== 'declined' && CONFIRMABLE_MOVES.includes(to);

interface MoveDialogProps {
  applications: readonly Application[];
  /** The move to confirm; null closes the dialog. */
  move: ConfirmableMove | null;
  /** The candidate's name, for the title. */
  name: string;
  /** The name of the person who will read the note. Null if there are several readers. */
  reader: string | null;
  /** The number of applications in a bulk move, for the text and the button. */
  count?: number;
  /** A warning that is shown if the move adds working hours. */
  notice?: ReactNode;
  pending: boolean;
  onClose: () => void;
  onConfirm: (move: ConfirmableMove, details: MoveDetails) => void;
}

/** Shows how many open offers and booked interviews the move ends. Renders nothing if there are none. */
const EndedByMove = ({ applications, isDecline }: Pick<MoveDialogProps, 'applications'> & { isDecline: boolean }) => {
  const t = useTranslations('applications.dialog');
  const now = useNow();
  const { offers, interviews } = isDecline ? countEndedByDecline(applications, now) : countEndedByHire(applications);
  if (offers + interviews === 0) return null;
  return (
    <p className="rounded-control border border-line bg-caution-soft px-3 py-2.5 text-caution-ink text-sm">
      {[offers > 0 && t('endsOffers', { count: offers }), interviews > 0 && t('endsInterviews', { count: interviews })]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
};

export const MoveDialog = ({
  move,
  applications,
  name,
  reader,
  count,
  notice,
  pending,
  onClose,
  onConfirm,
}: MoveDialogProps) => {
  const t = useTranslations('applications.dialog');
  const moveTexts = useTranslations('applications.move');
  const several = useTranslations('applications.bulk.to');
  // Remembers the last move, because the text must stay the same while the dialog closes.
  const [shown, setShown] = useState<ConfirmableMove>('declined');
  if (move !== null && move !== shown) setShown(move);
  const words = useTranslations('vocabulary.declineReason');
  const [reason, setReason] = useState<DeclineReason>('other');
  const isDecline = shown === 'declined';
  const reasons = useRef<HTMLSelectElement>(null);
  const minutes = LIFETIMES.undoMinutes;
  return (
    <NoteDialog
      open={move !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`${shown}.title`, { name })}
      text={t(`${shown}.text`, { minutes, count: count ?? 1 })}
      note={{ label: t('note'), help: reader === null ? t('noteHelpAll') : t('noteHelp', { name: reader }) }}
      firstFocus={reasons}
      before={
        <>
          <EndedByMove applications={applications} isDecline={isDecline} />
          {isDecline ? (
            <SelectField
              ref={reasons}
              label={t('reason')}
              options={DECLINE_REASONS.map((value) => ({ value, label: words(value) }))}
              value={reason}
              onChange={(value) => setReason(value as DeclineReason)}
            />
          ) : (
            notice
          )}
        </>
      }
      hasCtrlEnter
      confirm={{
        text: count === undefined ? moveTexts(shown) : several(shown, { count }),
        tone: isDecline ? 'danger' : 'primary',
        pending,
        run: (note) => onConfirm(shown, { note, ...(isDecline ? { reason } : {}) }),
      }}
    />
  );
};
