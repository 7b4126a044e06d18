/** All jobs, with search by title and company and a filter by status. Each can be read, taken down and restored. The URL holds search and status. */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { actingAccountId } from '#features/auth/auth.contract.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { JOB_DESK_STATUSES } from '../job-desk.contract.ts';
import { DeskHead } from './components/desks/desk-head.tsx';
import { DeskList } from './components/desks/desk-list.tsx';
import { JobRow } from './components/desks/job-row.tsx';
import { allJobsQuery } from './job-desk.api.ts';

export const JobDeskPage = () => {
  const t = useTranslations('admin.jobDesk');
  const ownAccountId = actingAccountId(useSuspenseQuery(currentUserQuery).data);
  const [filters, change] = useFilters(['q', 'status']);
  const status = JOB_DESK_STATUSES.find((value) => value === filters.status) ?? '';
  const [typed, type] = useDebouncedText(filters.q, (q) => change({ q }));
  const list = useInfiniteQuery({ ...allJobsQuery({ q: filters.q, status }), placeholderData: keepPreviousData });
  const total = list.data?.pages[0]?.total ?? null;
  const isFiltered = filters.q !== '' || status !== '';
  const clear = () => {
    type('');
    change({ q: '', status: '' });
  };
  return (
    <div className="space-y-5">
      <DeskHead
        desk="jobs"
        title={t('title')}
        text={t('text')}
        search={{ value: typed, onChange: type, placeholder: t('searchFor') }}
        choice={{
          label: t('show'),
          value: status,
          options: [
            { value: '', label: t('all') },
            ...JOB_DESK_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          ],
          onChange: (next) => change({ status: next }),
        }}
      />
      <DeskList
        list={list}
        rows={flattenPages(list.data)}
        total={total === null ? null : t('total', { count: total })}
        label={t('title')}
        empty={{ title: t('none'), text: t(isFiltered ? 'noneText' : 'noneYet') }}
        onClear={isFiltered ? clear : undefined}
        renderRow={(job) => <JobRow job={job} isOwn={job.company.userId === ownAccountId} />}
      />
    </div>
  );
};
