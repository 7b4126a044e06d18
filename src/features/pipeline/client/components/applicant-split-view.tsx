/** The list of a company's applications as compact rows, with a preview of the selected one next to them. */

import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SplitRowName, type SplitRowProps, SplitView } from '#client/layout/split-view.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { formatHourly } from '#client/ui/format.ts';
import type { PagedList } from '#client/ui/load-more.tsx';
import { useCommitmentText } from '#features/candidates/client/public/commitment-line.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import type { Application } from '../../applications.contract.ts';
import { isNew } from '../../applications.domain.ts';
import { ApplicationBadge, HiredBadge } from '../public/application-badges.tsx';
import { useApplicationPath, useApplicationPaths, useIsOneJob } from '../review/review-path.ts';
import { ApplicantPreview } from './applicant-preview.tsx';

/** A row of the list next to the preview: candidate, job, status and score. */
const ApplicantRow = memo(({ item: application, ...row }: SplitRowProps<Application>) => {
  const t = useTranslations('applications.row');
  const locale = useLocale();
  const to = useApplicationPath(application);
  const isOneJob = useIsOneJob();
  const commitment = useCommitmentText();
  const { candidate, compatibility, job } = application;
  const name = personName(candidate.user);
  const facts = [
    toDisplayName(candidate.jobTitle),
    candidate.hourlyRate !== null && formatHourly(candidate.hourlyRate, locale),
    !isOneJob && t.markup('forJob', { job: (title) => title, title: job.title }),
    commitment(candidate),
  ];
  return (
    <div className="flex min-h-16 items-center gap-3 py-1">
      <Avatar id={candidate.user.id} name={name} photoUrl={candidate.user.profileImageUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <SplitRowName id={application.id} to={to} {...row}>
            {name}
          </SplitRowName>
          {isNew(application) && <Badge tone="accent">{t('new')}</Badge>}
          <HiredBadge application={application} />
        </p>
        <p className="tabular truncate text-muted text-xs">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="shrink-0">
        <ApplicationBadge status={application.status} />
      </span>
      <span className="relative z-10 flex w-16 shrink-0 justify-end">
        <NoScore row={application} />
        {compatibility && (
          <ScoreDial compatibility={compatibility} candidateId={application.candidateId} audience="company" size="xs" />
        )}
      </span>
    </div>
  );
});
ApplicantRow.displayName = 'ApplicantRow';

export const ApplicantSplitView = ({
  applications,
  list,
}: {
  applications: readonly Application[];
  list: PagedList;
}) => {
  const t = useTranslations('applications.board');
  const applicationPath = useApplicationPaths();
  return (
    <SplitView
      items={applications}
      list={list}
      Row={ApplicantRow}
      itemPath={applicationPath}
      previewLabel={({ candidate }) => t('previewOf', { name: personName(candidate.user) })}
      renderPreview={(application, { isChosen, selectNext }) => (
        <ApplicantPreview key={application.id} application={application} isChosen={isChosen} onMoved={selectNext} />
      )}
    />
  );
};
