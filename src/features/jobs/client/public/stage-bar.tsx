/**
 * The number of applications for a job in each stage, as a bar and as links to the applications. Renders nothing without applications.
 */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { OwnJob } from '../../jobs.contract.ts';

/** The stages on the way to a hire. Declined and withdrawn applications are excluded. */
const STAGES = ['pending', 'applied', 'interviewing', 'offered', 'hired'] as const satisfies ApplicationStatus[];

const FILLS: Record<(typeof STAGES)[number], string> = {
  pending: 'bg-caution',
  applied: 'bg-info',
  interviewing: 'bg-accent-line',
  offered: 'bg-accent',
  hired: 'bg-positive',
};

/** The bar itself is hidden from screen readers, because the list below it has the numbers. */
export const StageBar = ({ jobId, stages }: { jobId: string; stages: OwnJob['stages'] }) => {
  const applicationStatusTexts = useTranslations('vocabulary.applicationStatus');
  const stagesInUse = STAGES.filter((stage) => stages[stage] > 0);
  if (stagesInUse.length === 0) return null;
  return (
    <div className="space-y-1">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {stagesInUse.map((stage) => (
          <span key={stage} className={classNames('min-w-1.5', FILLS[stage])} style={{ flexGrow: stages[stage] }} />
        ))}
      </div>
      <ul className="-ml-1.5 flex flex-wrap gap-x-3">
        {stagesInUse.map((stage) => (
          <li key={stage}>
            <Link
              to={`${APP_PATHS.applications}?jobId=${jobId}&status=${stage}`}
              className="tabular inline-flex min-h-7 items-center gap-1.5 rounded-sm px-1.5 text-ink-soft text-xs hover:text-ink hover:underline"
            >
              <span aria-hidden="true" className={classNames('size-2 rounded-full', FILLS[stage])} />
              {applicationStatusTexts(stage)} <span className="font-semibold text-ink">{stages[stage]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
