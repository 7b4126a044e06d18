/** The whole profile of a candidate in the queue, notes for other admins, and the decision. */

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { useReview } from '../talent-intake.api.ts';
import { StatedProfile } from './application-parts.tsx';

interface Decision {
  decide: (outcome: ReviewOutcome, reviewNotes?: string) => void;
  /** The outcome being saved, or null. */
  pending: ReviewOutcome | null;
}

/**
 * `onDecided` is called after the queue is refetched. `onOutdated` is called if another admin has already
 * decided or the row no longer exists.
 */
const useDecision = (row: QueuedReview, onDecided: () => void, onOutdated: () => void): Decision => {
  const t = useTranslations('talentIntake.review');
  const name = personName(row);
  const review = useReview({ title: t('failure.title'), fallback: t('failure.fallback') }, onDecided);
  const decide = (outcome: ReviewOutcome, reviewNotes = ''): void => {
    const confirmation =
      outcome === 'approved'
        ? { title: t('approved.title'), description: t(`approved.${row.source}`, { name }) }
        : { title: t('rejected.title'), description: t('rejected.text', { name }) };
    review
      .mutateAsync({ params: { candidateId: row.id }, body: { approvalStatus: outcome, reviewNotes } })
      .then(() => showToast(confirmation))
      .catch((error: unknown) => {
        // The toast explains the error. The row is out of date.
        if (hasStatus(error, 409) || hasStatus(error, 404)) onOutdated();
      });
  };
  return { decide, pending: review.isPending ? (review.variables.body?.approvalStatus ?? null) : null };
};

interface ProfileDialogProps {
  row: QueuedReview;
  onClose: () => void;
  onDecided: () => void;
  onOutdated: () => void;
}

/** The dialog, open while rendered. Keeps the notes if a decision fails. */
export const ProfileDialog = ({ row, onClose, onDecided, onOutdated }: ProfileDialogProps) => {
  const t = useTranslations('talentIntake.review');
  const deskTexts = useTranslations('reviewDesk');
  const [notes, setNotes] = useState('');
  const { decide, pending } = useDecision(row, onDecided, onOutdated);
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
      <p className="text-muted text-sm">{deskTexts('now', { minutes: LIFETIMES.undoMinutes })}</p>
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
