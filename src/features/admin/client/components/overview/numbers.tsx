/** Today's numbers as tiles, each with a link to the list behind it if there is one. */
import { Briefcase, ClipboardCheck, FileText, Flag, Hourglass, PartyPopper, UserRound, Users } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatCount, formatHours } from '#client/ui/format.ts';
import { StatCard, StatGrid } from '#client/ui/stat-card.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { OVERVIEW, type Overview } from '../../../admin.contract.ts';

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** The tiles; gray placeholders while `overview` loads. */
export const OverviewNumbers = ({ overview }: { overview: Overview | undefined }) => {
  const weeks = overview?.weeks.length ?? OVERVIEW.weeks;
  const t = useTranslations('admin.overview.tiles');
  const locale = useLocale();
  const times = useTimes();
  const format = (count: number | undefined) => (count === undefined ? undefined : formatCount(count, locale));
  const response = overview?.timeToFirstResponse;
  const statuses = overview?.applicationsByStatus;
  const queue = overview?.reviewQueue;
  const medianHours = response?.medianHours ?? null;
  const oldestSince = queue?.oldestSince ?? null;
  return (
    <StatGrid>
      <StatCard
        label={t('companies')}
        value={format(overview?.companies)}
        icon={<Users {...ICON} />}
        to={APP_PATHS.adminCompanies}
      />
      <StatCard
        label={t('candidates')}
        value={format(overview?.users.candidate)}
        icon={<UserRound {...ICON} />}
        note={t('untyped', { count: overview?.users.none ?? 0 })}
      />
      <StatCard label={t('openJobs')} value={format(overview?.openJobs)} icon={<Briefcase {...ICON} />} />
      <StatCard
        label={t('applications')}
        value={format(statuses && Object.values(statuses).reduce((sum, count) => sum + count, 0))}
        icon={<FileText {...ICON} />}
        note={t('unanswered', { count: statuses?.pending ?? 0 })}
      />
      <StatCard
        label={t('hires', { days: OVERVIEW.hireDays })}
        value={format(overview?.hires.recent)}
        icon={<PartyPopper {...ICON} />}
        note={t('hiresInAll', { count: overview?.hires.total ?? 0 })}
      />
      <StatCard
        label={t('firstResponse')}
        value={response && (medianHours === null ? t('unknown') : formatHours(medianHours, locale))}
        icon={<Hourglass {...ICON} />}
        note={t('firstResponseOf', { count: response?.answers ?? 0, weeks })}
      />
      <StatCard
        label={t('queue')}
        value={format(queue?.waiting)}
        icon={<ClipboardCheck {...ICON} />}
        note={oldestSince === null ? t('queueEmpty') : t('queueSince', { since: times.relative(oldestSince) })}
        to={APP_PATHS.adminReview}
      />
      <StatCard
        label={t('reports')}
        value={format(overview?.openReports)}
        icon={<Flag {...ICON} />}
        to={APP_PATHS.adminReports}
      />
    </StatGrid>
  );
};
