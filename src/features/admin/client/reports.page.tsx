/** Open or resolved reports about people. Status and order are in the URL. */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { reportsQuery } from '#features/reports/client/reports.api.ts';
import { REPORT_ORDERS, type ReportOrder } from '#features/reports/reports.contract.ts';
import { REPORT_STATUSES } from '#shared/vocabulary.ts';
import { ReportCards, ReportsTable } from './components/reports-list.tsx';

type Status = (typeof REPORT_STATUSES)[number];

interface ReportResultsProps {
  status: Status;
  order: ReportOrder;
  onOrder: (order: ReportOrder) => void;
}

const ReportResults = ({ status, order, onOrder }: ReportResultsProps) => {
  const t = useTranslations('admin.reports');
  const user = useSuspenseQuery(currentUserQuery).data;
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const list = useInfiniteQuery({ ...reportsQuery({ status, sort: order }), placeholderData: keepPreviousData });
  const count = useRef<HTMLParagraphElement>(null);
  const reports = flattenPages(list.data);
  // The pressed button disappears with its row, so focus moves to the count, which has just changed.
  const focusCount = () => count.current?.focus();
  const rows = { reports, ownId: user.id, onResolved: focusCount };
  const total = list.data?.pages[0]?.total ?? null;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="row" count={4} />;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'space-y-4 opacity-60' : 'space-y-4'}>
      {total !== null && (
        <p ref={count} tabIndex={-1} role="status" className="font-medium text-ink-soft text-sm tabular">
          {t(status, { count: total })}
        </p>
      )}
      {reports.length === 0 && (
        <EmptyState
          titleAs="h2"
          picture={<AllCaughtUpPicture />}
          title={t(`none.${status}.title`)}
          text={t(`none.${status}.text`)}
        />
      )}
      {reports.length > 0 && isNarrow && <ReportCards {...rows} />}
      {reports.length > 0 && !isNarrow && <ReportsTable {...rows} order={order} onOrder={onOrder} />}
      <LoadMore list={list} />
    </div>
  );
};

export const ReportsPage = () => {
  const t = useTranslations('admin.reports');
  const [filters, change] = useFilters(['status', 'sort']);
  const status: Status = filters.status === 'resolved' ? 'resolved' : 'open';
  const order: ReportOrder = filters.sort === 'oldest' ? 'oldest' : 'newest';
  const changeOrder = (next: string) => change({ sort: next === 'newest' ? '' : next });
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid grid-cols-2 gap-3 sm:max-w-md lg:max-w-52 lg:grid-cols-1">
        <SelectField
          label={t('show')}
          options={REPORT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status}
          onChange={(next) => change({ status: next === 'open' ? '' : next })}
        />
        {/* Wide screens sort by the table header. */}
        <SelectField
          className="lg:hidden"
          label={t('sort')}
          options={REPORT_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={order}
          onChange={changeOrder}
        />
      </div>
      <ReportResults status={status} order={order} onOrder={changeOrder} />
    </div>
  );
};
