/** A decision about one row of the queue: what is sent, what is said afterwards, and what happens when it came too late. */

import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { useReview } from '../talent-intake.api.ts';

export interface Decision {
  decide: (outcome: ReviewOutcome, reviewNotes?: string) => void;
  /** The outcome on its way, or null. */
  pending: ReviewOutcome | null;
}

/** `onDecided` is told once the queue was read again, `onLate` when somebody else has decided or the row is gone. */
export const useDecision = (row: QueuedReview, onDecided: () => void, onLate: () => void): Decision => {
  const t = useTranslations('talentIntake.review');
  const name = personName(row);
  const review = useReview({ title: t('failure.title'), fallback: t('failure.fallback') }, onDecided);
  const decide = (outcome: ReviewOutcome, reviewNotes = ''): void => {
    const said =
      outcome === 'approved'
        ? { title: t('approved.title'), description: t(`approved.${row.source}`, { name }) }
        : { title: t('rejected.title'), description: t('rejected.text', { name }) };
    review
      .mutateAsync({ params: { candidateId: row.id }, body: { approvalStatus: outcome, reviewNotes } })
      .then(() => showToast(said))
      .catch((error: unknown) => {
        // The toast says why; the row is gone.
        if (hasStatus(error, 409) || hasStatus(error, 404)) onLate();
      });
  };
  return { decide, pending: review.isPending ? (review.variables.body?.approvalStatus ?? null) : null };
};
