/** Today's marketplace statistics, and charts of the selected number of recent weeks. Refetched on every visit. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { describeError } from '#client/api/query-client.ts';
import { useFilters } from '#client/navigation.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { OVERVIEW, OVERVIEW_WEEKS, type Overview } from '../admin.contract.ts';
import { overviewQuery } from './admin.api.ts';
import { OverviewCharts } from './components/overview/charts.tsx';
import { OverviewNumbers } from './components/overview/numbers.tsx';

/** Returns true if there are no companies, no candidates and no applications yet. */
const isNew = ({ users, weeks, applicationsByStatus }: Overview): boolean =>
  users.company + users.candidate === 0 &&
  weeks.every(({ applications }) => applications === 0) &&
  Object.values(applicationsByStatus).every((count) => count === 0);

export const OverviewPage = () => {
  const t = useTranslations('admin.overview');
  const [filters, change] = useFilters(['weeks']);
  const weeks = OVERVIEW_WEEKS.find((week) => week === filters.weeks) ?? '';
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...overviewQuery(weeks),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="space-y-6">
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <SelectField
            label={t('range')}
            labelHidden
            value={weeks || String(OVERVIEW.weeks)}
            onChange={(next) => change({ weeks: next === String(OVERVIEW.weeks) ? '' : next })}
            options={OVERVIEW_WEEKS.map((value) => ({ value, label: t('lastWeeks', { weeks: Number(value) }) }))}
          />
        }
      />
      {isError && !data ? (
        <ErrorState title={t('failed')} text={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <OverviewNumbers overview={data} />
      )}
      {data && isNew(data) && (
        <EmptyState titleAs="h2" picture={<NoResultsPicture />} title={t('empty')} text={t('emptyText')} />
      )}
      {data && !isNew(data) && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <OverviewCharts overview={data} />
        </div>
      )}
    </div>
  );
};
