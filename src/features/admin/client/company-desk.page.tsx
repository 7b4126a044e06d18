/** All companies, with search by name and a filter by state. Each can be verified with evidence, or suspended. The URL holds search and state. */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { actingAccountId } from '#features/auth/auth.contract.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { COMPANY_STATES } from '../company-desk.contract.ts';
import { allCompaniesQuery } from './company-desk.api.ts';
import { CompanyRow } from './components/desks/company-row.tsx';
import { DeskHead } from './components/desks/desk-head.tsx';
import { DeskList } from './components/desks/desk-list.tsx';

export const CompanyDeskPage = () => {
  const t = useTranslations('admin.companyDesk');
  const ownAccountId = actingAccountId(useSuspenseQuery(currentUserQuery).data);
  const [filters, change] = useFilters(['q', 'state']);
  const state = COMPANY_STATES.find((value) => value === filters.state) ?? '';
  const [typed, type] = useDebouncedText(filters.q, (q) => change({ q }));
  const list = useInfiniteQuery({ ...allCompaniesQuery({ q: filters.q, state }), placeholderData: keepPreviousData });
  const total = list.data?.pages[0]?.total ?? null;
  const isFiltered = filters.q !== '' || state !== '';
  const clear = () => {
    type('');
    change({ q: '', state: '' });
  };
  return (
    <div className="space-y-5">
      <DeskHead
        desk="companies"
        title={t('title')}
        text={t('text')}
        search={{ value: typed, onChange: type, placeholder: t('searchFor') }}
        choice={{
          label: t('show'),
          value: state,
          options: [
            { value: '', label: t('all') },
            ...COMPANY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
          ],
          onChange: (next) => change({ state: next }),
        }}
      />
      <DeskList
        list={list}
        rows={flattenPages(list.data)}
        total={total === null ? null : t('total', { count: total })}
        label={t('title')}
        empty={{ title: t('none'), text: t(isFiltered ? 'noneText' : 'noneYet') }}
        onClear={isFiltered ? clear : undefined}
        renderRow={(company) => <CompanyRow company={company} isOwn={company.user.id === ownAccountId} />}
      />
    </div>
  );
};
