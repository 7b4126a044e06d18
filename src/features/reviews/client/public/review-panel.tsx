/**
 * The company's rating of an application, saved when chosen, and its private notes, saved by a
 * button or on blur so that nothing is lost.
 */
import { Check, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { ApplicationDetail } from '#features/pipeline/applications.contract.ts';
import { useReviewApplication } from '#features/pipeline/client/applications.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { CriteriaRatings } from '../components/criteria-ratings.tsx';
import { RatingField } from '../components/rating-field.tsx';

const Notes = ({ id, saved }: { id: string; saved: string }) => {
  const t = useTranslations('applications.review');
  const review = useReviewApplication();
  const [notes, setNotes] = useState(saved);
  const [lastSaved, setLastSaved] = useState(saved);
  if (lastSaved !== saved) {
    // Saved here or in another tab. Update it here unless it was edited.
    setLastSaved(saved);
    if (notes.trim() === lastSaved) setNotes(saved);
  }
  const isDirty = notes.trim() !== saved;
  const save = (): void => {
    if (isDirty && !review.isPending) review.mutate({ params: { id }, body: { notes: notes.trim() } });
  };
  return (
    <div className="space-y-3">
      <TextArea
        label={t('notes')}
        help={t('notesHelp')}
        rows={5}
        value={notes}
        onChange={setNotes}
        onBlur={save}
        maxLength={LIMITS.text}
      />
      <div className="flex items-center gap-3">
        <Button size="sm" onClick={save} disabled={!isDirty} pending={review.isPending} pendingText={t('saving')}>
          {t('save')}
        </Button>
        <span role="status" className="flex items-center gap-1.5 text-muted text-sm">
          {review.isSuccess && !isDirty && (
            <>
              <Check aria-hidden="true" className="size-4" />
              {t('saved')}
            </>
          )}
        </span>
      </div>
    </div>
  );
};

/** Shows the choice at once. The response confirms it, or a failure reverts it. */
const Rating = ({ id, saved }: { id: string; saved: number | null }) => {
  const review = useReviewApplication();
  const [rating, setRating] = useState(saved);
  const [lastSaved, setLastSaved] = useState(saved);
  if (lastSaved !== saved) {
    setLastSaved(saved);
    setRating(saved);
  }
  const choose = (next: number | null): void => {
    setRating(next);
    review.mutate({ params: { id }, body: { rating: next } }, { onError: () => setRating(saved) });
  };
  return <RatingField value={rating} onChange={choose} />;
};

/** The panel. Use the application's id as key, so that notes are never saved to another one. */
export const ReviewPanel = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.review');
  return (
    <Card as="section" aria-labelledby="only-you" className="space-y-5">
      <h2 id="only-you" className="flex items-center gap-2 font-semibold text-base text-ink">
        <LockKeyhole aria-hidden="true" className="size-4.5 text-muted" />
        {t('heading')}
      </h2>
      <Rating id={application.id} saved={application.rating ?? null} />
      <CriteriaRatings application={application} />
      <Notes id={application.id} saved={application.notes ?? ''} />
    </Card>
  );
};
