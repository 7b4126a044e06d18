/**
 * A job in a list: company, score, description, pay and working hours. The score is optional, so that
 * companies see their jobs in the same card as candidates.
 */
import { Clock3, DollarSign, Globe, Mail, Reply } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedLine } from '#client/ui/dotted-line.tsx';
import { Link } from '#client/ui/link.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { useProfileZone } from '#features/candidates/client/public/profile-zone.ts';
import { useAnswerSpeed } from '#features/companies/client/public/answers-line.tsx';
import { VerifiedBadge } from '#features/companies/client/public/verified-badge.tsx';
import type { CompanySummary } from '#features/companies/companies.contract.ts';
import { LocalTime } from '#features/matching/client/public/local-time.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreLead } from '#features/matching/client/public/score-lead.tsx';
import { fillPath } from '#shared/contract.ts';
import { SHOWN } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import type { ListedJob } from '../../jobs.contract.ts';
import type { Pay } from '../../jobs.domain.ts';
import { postLanguage } from '../../post-language.domain.ts';
import { JobScore } from '../public/job-score.tsx';
import { SaveJobButton } from '../public/save-job-button.tsx';
import { useHourlyPay } from '../public/use-salary-range.ts';

interface Terms extends Pay {
  jobType: WorkType | null;
  timezone: string | null;
  shift?: ListedJob['shift'];
  /** True if the user belongs to the job's company. */
  isOwn?: boolean | undefined;
}

/** On phones, the terms are running text without icons, to save lines. */
const Term = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="min-w-0 items-center gap-1.5 max-sm:inline max-sm:not-last:after:content-['_·_'] sm:flex">
    {icon}
    <span className="min-w-0 break-words">{children}</span>
  </li>
);

const iconStyle = 'size-4 shrink-0 text-muted max-sm:hidden';

/** Type, budget and time zone. Omits those that are not stated, except the budget. `children` are additional terms. */
export const JobTerms = ({ jobType, timezone, shift, isOwn, children, ...pay }: Terms & { children?: ReactNode }) => {
  const workTypeTexts = useTranslations('vocabulary.workType');
  const hourlyPay = useHourlyPay();
  const readerZone = useProfileZone(!isOwn);
  return (
    <ul className="tabular min-w-0 flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm leading-5 sm:flex">
      {jobType && <Term icon={<Clock3 className={iconStyle} />}>{workTypeTexts(jobType)}</Term>}
      <Term icon={<DollarSign className={iconStyle} />}>{hourlyPay(pay)}</Term>
      {timezone && (
        <Term icon={<Globe className={iconStyle} />}>
          <LocalTime stated={timezone} side="company" shift={shift} readerZone={readerZone} withoutShared={isOwn} />
        </Term>
      )}
      {children}
    </ul>
  );
};

/** How often and how quickly the company responds, in a shorter form than on its page. Renders nothing without statistics. */
const AnswersTerm = ({ job }: { job: Pick<ListedJob, 'answers'> }) => {
  const t = useTranslations('jobs.card');
  const speed = useAnswerSpeed(job.answers);
  if (job.answers === null) return null;
  const rate = t('answers', { rate: Math.round(100 * job.answers.rate) });
  return <Term icon={<Reply className={iconStyle} />}>{speed === null ? rate : `${rate}, ${speed}`}</Term>;
};

export interface JobCardHeadProps {
  company: Pick<CompanySummary, 'id' | 'companyName' | 'logoUrl'> & Partial<Pick<CompanySummary, 'verifiedAt'>>;
  title: ReactNode;
  /** The heading level of the title, if there is another heading above. */
  titleAs?: 'h2' | 'h3' | undefined;
  /** Shown next to the company's name, such as the posting date. */
  note?: ReactNode;
  /** Whether the company's name links to its page. */
  isLinked?: boolean | undefined;
  /** Badges, shown after the note. */
  marks?: ReactNode;
  /** Shown on the right, such as the score. */
  aside?: ReactNode;
}

const CompanyName = ({ company, isLinked }: Pick<JobCardHeadProps, 'company' | 'isLinked'>) => {
  const nameStyle = 'font-medium text-ink-soft';
  const name = toDisplayName(company.companyName);
  if (!isLinked) return <span className={nameStyle}>{name}</span>;
  return (
    <Link
      to={fillPath(APP_PATHS.company, { id: company.id })}
      className={classNames(
        nameStyle,
        'relative z-10 inline-block min-h-6 rounded-sm hover:text-accent-ink hover:underline',
      )}
    >
      {name}
    </Link>
  );
};

/** The company's logo and name, and the job title. */
export const JobCardHead = ({
  company,
  title,
  titleAs: Heading = 'h2',
  note,
  marks,
  aside,
  isLinked,
}: JobCardHeadProps) => (
  <div className="flex items-start gap-3">
    <Avatar id={company.id} name={toDisplayName(company.companyName)} photoUrl={company.logoUrl} shape="square" />
    <div className="min-w-0 flex-1">
      <Heading className="break-words font-semibold text-base text-ink leading-6 sm:text-lg sm:leading-6">
        {title}
      </Heading>
      <p className="break-words text-muted text-sm leading-6">
        <DottedLine>
          <span>
            <CompanyName company={company} isLinked={isLinked} /> <VerifiedBadge company={company} />
          </span>
          {(note || marks) && (
            <span>
              {note && <span className="whitespace-nowrap">{note}</span>} {marks}
            </span>
          )}
        </DottedLine>
      </p>
    </div>
    {aside}
  </div>
);

/** The first skills: chips on wide screens, a line of text on phones. */
const CardSkills = ({ job }: { job: Pick<ListedJob, 'requiredSkills' | 'skillCount'> }) => {
  const t = useTranslations('jobs.card');
  const shown = job.requiredSkills.slice(0, SHOWN.skillsOnJobCard);
  const hidden = (job.skillCount ?? job.requiredSkills.length) - shown.length;
  return (
    <ul className="min-w-0 flex-wrap items-center gap-1.5 text-ink-soft text-sm leading-5 sm:flex">
      {shown.map((skill) => (
        <li
          key={skill}
          className="max-w-full max-sm:inline max-sm:not-last:after:content-['_·_'] sm:truncate sm:rounded-control sm:border sm:border-line sm:bg-sunken sm:px-2"
        >
          {skill}
        </li>
      ))}
      {hidden > 0 && <li className="tabular text-muted max-sm:inline sm:px-1">{t('more', { count: hidden })}</li>}
    </ul>
  );
};

export interface JobCardProps {
  job: ListedJob;
  /** Shown next to the company's name instead of the posting date. */
  note?: string;
  /** The heading level of the title. */
  titleAs?: 'h2' | 'h3';
  /** False on the company's page. */
  isCompanyLinked?: boolean;
  /** True if the user belongs to the job's company, which sees the card as candidates do. */
  isOwn?: boolean;
  /** True if the job was added to the list since the last visit. */
  isNew?: boolean;
}

/** The card, as a list item. The title links to the job. The company, the score and Save are separate controls. */
export const JobCard = ({ job, note, titleAs, isCompanyLinked = true, isOwn = false, isNew }: JobCardProps) => {
  const t = useTranslations('jobs.card');
  const status = useTranslations('vocabulary.jobStatus');
  const times = useTimes();
  const titleId = useId();
  const language = postLanguage(job);
  const posted = t('posted', { when: times.relative(job.createdAt) });
  const isOpen = job.status === 'open';
  const path = fillPath(isOwn ? APP_PATHS.companyJob : APP_PATHS.job, { id: job.id });
  return (
    <Card as="li" pad="none" hoverable className="relative space-y-1 px-4 py-2.5 sm:px-5">
      <JobCardHead
        company={job.company}
        isLinked={isCompanyLinked}
        titleAs={titleAs}
        title={
          <Link
            to={path}
            className="inline-block min-h-6 max-w-full after:absolute after:inset-0 after:rounded-card hover:text-accent-ink"
          >
            <span id={titleId} lang={language}>
              {job.title}
            </span>
          </Link>
        }
        note={note ?? posted}
        marks={
          <>
            {isNew && <Badge tone="info">{t('isNew')}</Badge>}
            {job.isInvited && (
              <Badge tone="accent" icon={<Mail className="size-3.5" />}>
                {t('invited')}
              </Badge>
            )}
            {job.isApplied && <Badge tone="positive">{t('applied')}</Badge>}
            {!isOpen && <StatusBadge status={job.status}>{status(job.status)}</StatusBadge>}
          </>
        }
        aside={
          <div className="relative z-10 -mr-2 flex shrink-0 flex-col items-center sm:-mb-1 sm:flex-row sm:items-start sm:gap-1">
            {job.compatibility ? <JobScore compatibility={job.compatibility} /> : <NoScore row={job} />}
            {!isOwn && <SaveJobButton jobId={job.id} isSaved={job.isSaved} describedBy={titleId} iconOnly />}
          </div>
        }
      />
      <p className="line-clamp-3 break-words text-ink-soft text-sm leading-5 sm:line-clamp-2">
        <ScoreLead row={job} />
        <span lang={language}>{job.description}</span>
      </p>
      <JobTerms
        jobType={job.jobType}
        timezone={job.timezone}
        shift={job.shift}
        isOwn={isOwn}
        hourlyBudget={job.hourlyBudget}
        hourlyBudgetFrom={job.hourlyBudgetFrom}
      >
        <AnswersTerm job={job} />
      </JobTerms>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <CardSkills job={job} />
        <TextLink
          to={path}
          // These links have the same name on every card, so the job title describes each one.
          aria-describedby={titleId}
          className="relative z-10 ml-auto text-sm"
        >
          {t(isOpen && !isOwn && !job.isApplied ? 'view' : 'viewOnly')}
        </TextLink>
      </div>
    </Card>
  );
};
