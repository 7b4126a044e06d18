/**
 * The member's own review of an application. The rating is saved when chosen. The notes are saved by a button or on blur, and kept in the browser
 * until then, so that no text is lost. The review is a draft until it is submitted. After that, the reviews of other members are shown below it.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { Check, LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadUnsavedText, useUnsavedText } from '#client/form/unsaved-text.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { ApplicationDetail } from '#features/pipeline/applications.contract.ts';
import { useReviewApplication } from '#features/pipeline/client/applications.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { CriteriaRatings } from '../components/criteria-ratings.tsx';
import { RatingField } from '../components/rating-field.tsx';
import { OwnChangedMark, TeamReviews } from '../components/team-reviews.tsx';

interface OwnReviewProps {
  id: string;
  /** Sent with each save, because saving must not change whether the review is submitted. */
  isSubmitted: boolean;
}

/** The notes, and the button that submits the review with them. */
const Notes = ({ id, isSubmitted, saved }: OwnReviewProps & { saved: string }) => {
  const t = useTranslations('applications.review');
  const review = useReviewApplication();
  const submission = useReviewApplication();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const draftKey = `review.${useSuspenseQuery(currentUserQuery).data.id}.${id}`;
  const [notes, setNotes] = useState(() => loadUnsavedText(draftKey, saved) ?? saved);
  const [lastSaved, setLastSaved] = useState(saved);
  if (lastSaved !== saved) {
    // The notes were saved here or in another tab. Show them unless the member has unsaved edits.
    setLastSaved(saved);
    if (notes.trim() === lastSaved) setNotes(saved);
  }
  const isDirty = notes.trim() !== saved;
  useUnsavedText(draftKey, { text: notes, isSaved: !isDirty, before: saved });
  const save = (): void => {
    if (!isDirty || review.isPending) return;
    const sent = review.mutateAsync({ params: { id }, body: { notes: notes.trim(), submitted: isSubmitted } });
    saving.current = sent.catch(() => {});
  };
  const submit = async (): Promise<void> => {
    // The server rejects a draft that arrives after the review is submitted.
    await saving.current;
    submission.mutate(
      { params: { id }, body: { notes: notes.trim() } },
      { onSuccess: () => showToast({ title: t('submitted'), tone: 'info' }) },
    );
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
              <Check className="size-4" />
              {t('saved')}
            </>
          )}
        </span>
      </div>
      {!isSubmitted && (
        <div className="space-y-3 border-line border-t pt-4">
          <p className="text-muted text-sm">{t('sealed')}</p>
          <Button size="sm" onClick={() => void submit()} pending={submission.isPending} pendingText={t('submitting')}>
            {t('submit')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Shows the chosen rating immediately. The response confirms it, or a failure reverts it. */
const Rating = ({ id, isSubmitted, saved }: OwnReviewProps & { saved: number | null }) => {
  const review = useReviewApplication();
  const [rating, setRating] = useState(saved);
  const [lastSaved, setLastSaved] = useState(saved);
  if (lastSaved !== saved) {
    setLastSaved(saved);
    setRating(saved);
  }
  const choose = (next: number | null): void => {
    setRating(next);
    review.mutate(
      { params: { id }, body: { rating: next, submitted: isSubmitted } },
      { onError: () => setRating(saved) },
    );
  };
  return <RatingField value={rating} onChange={choose} />;
};

/** Callers must use the application's id as the React key. Otherwise notes could be saved to another application. */
export const ReviewPanel = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.review');
  const { id, rating, notes, reviewSubmittedAt } = application;
  const isSubmitted = typeof reviewSubmittedAt === 'string';
  return (
    <Card as="section" aria-labelledby="own-review" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="own-review" className="flex items-center gap-2 font-semibold text-base text-ink">
          {!isSubmitted && <LockKeyhole className="size-4.5 text-muted" />}
          {t(isSubmitted ? 'own' : 'heading')}
        </h2>
        {isSubmitted && <OwnChangedMark applicationId={id} />}
      </div>
      <Rating id={id} isSubmitted={isSubmitted} saved={rating ?? null} />
      <CriteriaRatings application={application} />
      <Notes id={id} isSubmitted={isSubmitted} saved={notes ?? ''} />
      {isSubmitted && <TeamReviews applicationId={id} />}
    </Card>
  );
};
