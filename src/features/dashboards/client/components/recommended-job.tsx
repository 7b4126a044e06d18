/** A job that is recommended to the candidate, with its company, score and summary. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { Link } from '#client/ui/link.tsx';
import { JobScore } from '#features/jobs/client/public/job-score.tsx';
import { SaveJobButton } from '#features/jobs/client/public/save-job-button.tsx';
import { useSalaryRange } from '#features/jobs/client/public/use-salary-range.ts';
import type { ListedJob } from '#features/jobs/jobs.contract.ts';
import { postLanguage } from '#features/jobs/post-language.domain.ts';
import { ScoreHeadline } from '#features/matching/client/public/score-headline.tsx';
import { fillPath } from '#shared/contract.ts';
import { SHOWN } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';

/** The job as a list card. The title is a link. The score dial and the Save button can be clicked separately. */
export const RecommendedJob = ({ job }: { job: ListedJob }) => {
  const titleId = useId();
  const language = postLanguage(job);
  const workTypeTexts = useTranslations('vocabulary.workType');
  const salaryRange = useSalaryRange();
  const facts = [job.jobType && workTypeTexts(job.jobType), salaryRange(job)].filter(Boolean).join(' · ');
  return (
    <Card as="li" hoverable className="relative flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Avatar id={job.company.id} name={job.company.companyName} photoUrl={job.company.logoUrl} shape="square" />
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold text-ink">
            <Link
              to={fillPath(APP_PATHS.job, { id: job.id })}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              <span id={titleId} lang={language}>
                {job.title}
              </span>
            </Link>
          </h3>
          <p className="break-words text-muted text-sm">{job.company.companyName}</p>
        </div>
        {job.compatibility && (
          <span className="relative z-10">
            <JobScore compatibility={job.compatibility} />
          </span>
        )}
      </div>
      <ScoreHeadline row={job} audience="candidate" />
      <p lang={language} className="line-clamp-2 break-words text-ink-soft text-sm">
        {job.description}
      </p>
      <div className="mt-auto space-y-3">
        <ChipList items={job.requiredSkills} count={job.skillCount} max={SHOWN.skillsOnMatchCard} />
        <div className="flex items-center justify-between gap-3">
          <p className="tabular min-w-0 text-muted text-sm">{facts}</p>
          <span className="relative z-10 -my-2 -mr-2">
            <SaveJobButton jobId={job.id} isSaved={job.isSaved} describedBy={titleId} iconOnly />
          </span>
        </div>
      </div>
    </Card>
  );
};
