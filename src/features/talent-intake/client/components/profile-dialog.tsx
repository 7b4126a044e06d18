/** The whole profile of one candidate in the queue, notes for the other admins, and the decision. */

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { StatedProfile } from './application-parts.tsx';
import { useDecision } from './use-decision.ts';

interface ProfileDialogProps {
  row: QueuedReview;
  onClose: () => void;
  onDecided: () => void;
  onLate: () => void;
}

/** The dialog, open as long as it is rendered. The notes stay when a decision fails. */
export const ProfileDialog = ({ row, onClose, onDecided, onLate }: ProfileDialogProps) => {
  const t = useTranslations('talentIntake.review');
  const d = useTranslations('reviewDesk');
  const [notes, setNotes] = useState('');
  const { decide, pending } = useDecision(row, onDecided, onLate);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={personName(row)}
      text={t(`whatHappens.${row.source}`)}
      actions={
        <>
          <Button
            disabled={pending !== null}
            pending={pending === 'rejected'}
            onClick={() => decide('rejected', notes)}
          >
            {t('reject')}
          </Button>
          <Button
            variant="primary"
            disabled={pending !== null}
            pending={pending === 'approved'}
            onClick={() => decide('approved', notes)}
          >
            {t('approve')}
          </Button>
        </>
      }
    >
      <p className="text-muted text-sm">{d('now', { minutes: LIFETIMES.undoMinutes })}</p>
      <StatedProfile row={row} />
      <TextArea
        className="mt-6"
        label={t('profile.notes')}
        help={t('profile.notesHelp')}
        value={notes}
        onChange={setNotes}
        maxLength={LIMITS.text}
        rows={3}
      />
    </Dialog>
  );
};
