/**
 * An application in the company's list: candidate, job, score, status and turn. The link on the name
 * covers the whole row, except for the score dial and the content before the row.
 */
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { CommitmentLine } from '#features/candidates/client/public/commitment-line.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { ScoreHeadline } from '#features/matching/client/public/score-headline.tsx';
import type { Application } from '../../applications.contract.ts';
import { isNew } from '../../applications.domain.ts';
import { TurnLine } from '../components/turn-line.tsx';
import { useApplicationPath, useIsOneJob } from '../review/review-path.ts';
import { ApplicationBadge, HiredBadge, MustHaveBadge, VettingBadge } from './application-badges.tsx';

interface ApplicationRowProps {
  application: Application;
  /** Left of the row, such as a checkbox. */
  before?: ReactNode;
  /** Marks applications that the company has neither opened nor moved. */
  marksNew?: boolean;
  /** Omits the job's title if the surrounding page shows it. */
  withoutJob?: boolean;
}

const formatTitleAndRate = (application: Application, locale: string): string =>
  [
    toDisplayName(application.candidate.jobTitle),
    application.candidate.hourlyRate === null ? null : formatHourly(application.candidate.hourlyRate, locale),
  ]
    .filter(Boolean)
    // If the line wraps, it breaks after the dot.
    .join('\u00a0· ');

/** The content of a row. The caller's list item must be positioned so that the link can cover it. */
export const ApplicationRow = ({ application, before, marksNew, withoutJob }: ApplicationRowProps) => {
  const t = useTranslations('applications.row');
  const locale = useLocale();
  const path = useApplicationPath(application);
  const isOneJob = useIsOneJob();
  const { candidate, compatibility, job, status } = application;
  const name = personName(candidate.user);
  return (
    <div className="@container">
      <div className="flex items-start gap-3 @lg:items-center">
        {before}
        {/* Next to a checkbox on a phone, the picture would leave too little space for the text. */}
        <span className={before ? 'hidden @lg:block' : undefined}>
          <Avatar id={candidate.user.id} name={name} photoUrl={candidate.user.profileImageUrl} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={path}
              className="min-w-0 break-words font-semibold text-ink after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
            {marksNew && isNew(application) && <Badge tone="accent">{t('new')}</Badge>}
            <HiredBadge application={application} />
            <VettingBadge application={application} />
            <MustHaveBadge application={application} />
          </p>
          <p className="break-words text-muted text-sm tabular">{formatTitleAndRate(application, locale)}</p>
          {!(withoutJob || isOneJob) && (
            <p className="break-words text-ink-soft text-sm">
              {t.rich('forJob', { job: (title) => <span className="font-medium">{title}</span>, title: job.title })}
            </p>
          )}
          <CommitmentLine candidate={candidate} />
          <ScoreHeadline row={application} audience="company" />
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm @lg:hidden">
            <ApplicationBadge status={status} />
            <TurnLine application={application} side="company" />
          </p>
        </div>
        <p className="hidden w-60 shrink-0 flex-col items-end gap-1 text-right text-sm @lg:flex">
          <ApplicationBadge status={status} />
          <TurnLine application={application} side="company" />
        </p>
        <NoScore row={application} />
        {compatibility && (
          <span className="relative z-10">
            <ScoreDial compatibility={compatibility} candidateId={application.candidateId} audience="company" />
          </span>
        )}
      </div>
    </div>
  );
};
