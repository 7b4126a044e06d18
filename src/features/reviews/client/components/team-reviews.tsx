/** The submitted reviews of other members, with the mean and the spread of all ratings. Shown once the member has submitted their own review. */
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { ApplicationReviews, MemberReview } from '../../application-reviews.contract.ts';
import { applicationReviewsQuery } from '../application-reviews.api.ts';

const Summary = ({ summary: { mean, spread, count } }: { summary: NonNullable<ApplicationReviews['summary']> }) => {
  const t = useTranslations('applications.review');
  const { number } = useFormatter();
  const parts = [
    { label: t('mean'), value: number(mean, { maximumFractionDigits: 1 }) },
    { label: t('spread'), value: number(spread) },
    { label: t('count'), value: number(count) },
  ];
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] gap-2">
      {parts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse rounded-control bg-sunken px-3 py-2">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="tabular font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Review = ({ review }: { review: MemberReview }) => {
  const t = useTranslations('applications.review');
  const { rating, notes, criteria, changedAt } = review;
  return (
    <li className="space-y-2 border-line border-t pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-medium text-ink">{personName(review.by)}</span>
        {rating !== null && (
          <span className="flex items-center gap-1 text-ink-soft text-sm">
            <Star className="size-4" />
            <span aria-hidden="true" className="tabular">
              {rating}
            </span>
            <span className="sr-only">{t('stars', { count: rating })}</span>
          </span>
        )}
        {changedAt !== null && <Badge>{t('changed')}</Badge>}
      </p>
      {criteria.length > 0 && (
        <ul className="space-y-1 text-ink-soft text-sm">
          {criteria.map((criterion) => (
            <li key={criterion.id} className="break-words">
              {t('criterion', { name: criterion.name, rating: criterion.rating })}
              {criterion.note !== null && <span className="block text-muted">{criterion.note}</span>}
            </li>
          ))}
        </ul>
      )}
      {notes !== null && <p className="whitespace-pre-line break-words text-ink-soft text-sm">{notes}</p>}
    </li>
  );
};

/** Tells the member that others see their review marked as changed. */
export const OwnChangedMark = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslations('applications.review');
  const ownReview = useQuery(applicationReviewsQuery(applicationId)).data?.reviews[0];
  return ownReview === undefined || ownReview.changedAt === null ? null : <Badge>{t('changed')}</Badge>;
};

/** Renders nothing until the member has submitted their own review. */
export const TeamReviews = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslations('applications.review');
  const applicationReviews = useQuery(applicationReviewsQuery(applicationId)).data;
  const [own, ...others] = applicationReviews?.reviews ?? [];
  if (applicationReviews === undefined || own === undefined || own.submittedAt === null) return null;
  return (
    <section aria-labelledby="team-reviews" className="space-y-3 border-line border-t pt-4">
      <h3 id="team-reviews" className="font-semibold text-ink text-sm">
        {t('team')}
      </h3>
      {applicationReviews.summary !== null && <Summary summary={applicationReviews.summary} />}
      {others.length === 0 ? (
        <p className="text-muted text-sm">{t('teamNone')}</p>
      ) : (
        <ul className="space-y-3">
          {others.map((review) => (
            <Review key={review.by.id} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
};
