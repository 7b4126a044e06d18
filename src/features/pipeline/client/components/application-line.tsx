/**
 * An application in the company's list on a wide screen: a line only about 56 px tall, so that many fit
 * on the screen. Narrower windows show `ApplicationRow` instead.
 */
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { useCommitmentText } from '#features/candidates/client/public/commitment-line.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import type { Application } from '../../applications.contract.ts';
import { isNew } from '../../applications.domain.ts';
import { ApplicationBadge, HiredBadge, MustHaveBadge, VettingBadge } from '../public/application-badges.tsx';
import { useApplicationPath, useIsOneJob } from '../review/review-path.ts';
import { TurnLine } from './turn-line.tsx';

interface ApplicationLineProps {
  application: Application;
  /** Left of the line, such as a checkbox. */
  before: ReactNode;
}

const Rating = ({ rating }: { rating: number }) => {
  const t = useTranslations('applications.board');
  return (
    <span className="tabular inline-flex items-center gap-1 font-medium text-ink-soft text-xs">
      <Star className="size-3.5 fill-current text-accent" />
      <span aria-hidden="true">{rating}</span>
      <span className="sr-only">{t('rated', { count: rating })}</span>
    </span>
  );
};

const ApplicantName = ({ application }: { application: Application }) => {
  const t = useTranslations('applications.row');
  const locale = useLocale();
  const path = useApplicationPath(application);
  const isOneJob = useIsOneJob();
  const commitment = useCommitmentText();
  const { candidate, job, rating } = application;
  const facts = [
    toDisplayName(candidate.jobTitle),
    candidate.hourlyRate !== null && formatHourly(candidate.hourlyRate, locale),
    !isOneJob && t.markup('forJob', { job: (title) => title, title: job.title }),
    commitment(candidate),
  ];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        <Link
          to={path}
          className="min-w-0 truncate font-semibold text-ink text-sm after:absolute after:inset-0 after:rounded-card"
        >
          {personName(candidate.user)}
        </Link>
        {isNew(application) && <Badge tone="accent">{t('new')}</Badge>}
        <HiredBadge application={application} />
        <VettingBadge application={application} />
        <MustHaveBadge application={application} isShort />
        {typeof rating === 'number' && <Rating rating={rating} />}
      </p>
      <p className="truncate text-muted text-xs tabular">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
};

/** The line's content. The caller's list item must be positioned so that the link can cover it. */
export const ApplicationLine = ({ application, before }: ApplicationLineProps) => {
  const { candidate, compatibility, status } = application;
  return (
    <div className="flex min-h-14 items-center gap-3 py-1">
      {before}
      <Avatar
        id={candidate.user.id}
        name={personName(candidate.user)}
        photoUrl={candidate.user.profileImageUrl}
        size="sm"
      />
      <ApplicantName application={application} />
      <span className="line-clamp-2 w-52 shrink-0 text-right text-xs">
        <TurnLine application={application} side="company" />
      </span>
      <span className="flex w-42 shrink-0 justify-end">
        <ApplicationBadge status={status} />
      </span>
      <span className="relative z-10 flex w-16 shrink-0 justify-end">
        <NoScore row={application} />
        {compatibility && (
          <ScoreDial compatibility={compatibility} candidateId={application.candidateId} audience="company" size="xs" />
        )}
      </span>
    </div>
  );
};
