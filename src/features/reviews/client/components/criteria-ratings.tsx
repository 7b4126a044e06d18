/** Rates an application from 1 to 4 on each of the job's criteria. Ratings are saved when chosen, notes on blur. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { companyJobPath } from '#features/jobs/jobs.domain.ts';
import type { ApplicationDetail } from '#features/pipeline/applications.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import type { RatedCriterion } from '../../criteria.contract.ts';
import { ratingsQuery, useRateCriterion } from '../criteria.api.ts';

const { min, max } = LIMITS.criterionRating;
const RATINGS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

interface CriterionRatingProps {
  applicationId: string;
  criterion: RatedCriterion;
}

const CriterionRating = ({ applicationId, criterion }: CriterionRatingProps) => {
  const t = useTranslations('applications.criteria');
  const name = useId();
  const rate = useRateCriterion();
  const { id, rating, note: savedNote } = criterion;
  const [note, setNote] = useState(savedNote ?? '');
  // Always sends the typed note, because a rating may be chosen while the note is being saved.
  const save = (next: number): void =>
    rate.mutate({ params: { id: applicationId, criterionId: id }, body: { rating: next, note: note.trim() } });
  const currentRating = rate.isPending ? (rate.variables?.body?.rating ?? rating) : rating;
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 text-ink text-sm">{criterion.name}</legend>
      <div className="flex gap-1.5">
        {RATINGS.map((value) => (
          <label
            key={value}
            className="relative grid h-9 flex-1 cursor-pointer place-content-center rounded-control border border-line-strong text-ink-soft text-sm tabular hover:bg-hover has-[:checked]:border-accent-line has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:checked]:text-accent-ink"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={currentRating === value}
              onChange={() => save(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{value}</span>
            <span className="sr-only">{t('of4', { rating: value })}</span>
          </label>
        ))}
      </div>
      {currentRating !== null && (
        <TextArea
          label={t('noteOn', { name: criterion.name })}
          rows={2}
          value={note}
          onChange={setNote}
          onBlur={() => {
            if (note.trim() !== (savedNote ?? '')) save(currentRating);
          }}
          maxLength={LIMITS.text}
        />
      )}
    </fieldset>
  );
};

/** The criteria, and a link to set or change them. */
export const CriteriaRatings = ({ application }: { application: ApplicationDetail }) => {
  const t = useTranslations('applications.criteria');
  const criteria = useQuery(ratingsQuery(application.id)).data;
  if (criteria === undefined) return null;
  const jobLink = (
    <TextLink to={`${companyJobPath(application.jobId, 'details')}#criteria`} className="text-sm">
      {t(criteria.length === 0 ? 'set' : 'change')}
    </TextLink>
  );
  return (
    <div className="space-y-4 border-line border-t pt-4">
      {criteria.map((criterion) => (
        <CriterionRating key={criterion.id} applicationId={application.id} criterion={criterion} />
      ))}
      <IfMay may="recruit">{jobLink}</IfMay>
    </div>
  );
};
