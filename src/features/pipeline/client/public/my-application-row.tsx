/** An application in the candidate's list: job, status and turn. */
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { VerifiedBadge } from '#features/companies/client/public/verified-badge.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { TurnLine } from '../components/turn-line.tsx';
import { ApplicationBadge } from './application-badges.tsx';

const STEPS: readonly ApplicationStatus[] = ['pending', 'applied', 'interviewing', 'offered', 'hired'];

/**
 * The progress of an application: five steps from pending to hired, filled in up to the current status.
 * Hidden from screen readers, because the text next to it says the same. Renders nothing once the
 * application has ended without a hire.
 */
const ProgressBar = ({ status }: { status: ApplicationStatus }) => {
  const reached = STEPS.indexOf(status);
  if (reached < 0) return null;
  return (
    <span aria-hidden="true" className="mt-2.5 flex max-w-44 gap-1">
      {STEPS.map((step, index) => (
        <span
          key={step}
          className={classNames('h-1 flex-1 rounded-full', index <= reached ? 'bg-positive-line' : 'bg-line')}
        />
      ))}
    </span>
  );
};

/** The content of a row. The caller's list item must be positioned so that the link can cover it. */
export const MyApplicationRow = ({ application }: { application: Application }) => {
  const t = useTranslations('applications.mine');
  const { date } = useTimes();
  const { company } = application.job;
  const companyName = toDisplayName(company.companyName);
  const { createdAt, viewedAt } = application;
  const dated = [t('appliedOn', { date: date(createdAt) }), viewedAt && t('viewed', { date: date(viewedAt) })];
  return (
    <div className="@container">
      <div className="flex items-start gap-3 @lg:items-center">
        <Avatar id={company.id} name={companyName} photoUrl={company.logoUrl} shape="square" />
        <div className="min-w-0 flex-1">
          <Link
            to={fillPath(APP_PATHS.myApplication, { id: application.id })}
            className="break-words font-semibold text-ink after:absolute after:inset-0 after:rounded-card"
          >
            {application.job.title}
          </Link>
          <p className="flex flex-wrap gap-x-3 text-muted text-sm">
            <span className="w-full min-w-0 break-words font-medium text-ink-soft @lg:w-auto">
              {companyName} <VerifiedBadge company={company} isIconOnly />
            </span>
            {dated.map((fact) => fact && <span key={fact}>{fact}</span>)}
          </p>
          <ProgressBar status={application.status} />
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm @lg:hidden">
            <ApplicationBadge status={application.status} />
            <TurnLine application={application} side="candidate" />
          </p>
        </div>
        <p className="hidden w-60 shrink-0 flex-col items-end gap-1 text-right text-sm @lg:flex">
          <ApplicationBadge status={application.status} />
          <TurnLine application={application} side="candidate" />
        </p>
        <NoScore row={application} />
        {application.compatibility && (
          <span className="relative z-10">
            <ScoreDial
              compatibility={application.compatibility}
              candidateId={application.candidateId}
              audience="candidate"
            />
          </span>
        )}
      </div>
    </div>
  );
};
