/** All accounts: searchable, in one of six orders, as a table or, on narrow screens, as cards. */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { USER_ORDERS, type UserOrder } from '../admin.contract.ts';
import { usersQuery } from './admin.api.ts';
import { RecordTabs } from './components/desks/record-tabs.tsx';
import { UserCards } from './components/user-cards.tsx';
import { UsersTable } from './components/users-table.tsx';

const ORDER_TEXTS = {
  newest: 'newest',
  oldest: 'oldest',
  name: 'nameUp',
  '-name': 'nameDown',
  email: 'emailUp',
  '-email': 'emailDown',
} as const;

/** Returns the order in the URL. Falls back to the default. */
const parseUserOrder = (text: string): UserOrder => USER_ORDERS.find((order) => order === text) ?? 'newest';

interface UserResultsProps {
  q: string;
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  onClear: () => void;
}

const UserResults = ({ q, order, onOrder, onClear }: UserResultsProps) => {
  const t = useTranslations('admin.users');
  const own = useSuspenseQuery(currentUserQuery).data;
  const isNarrow = useMediaQuery('(max-width: 1199px)');
  const list = useInfiniteQuery({ ...usersQuery({ q, sort: order }), placeholderData: keepPreviousData });
  const users = flattenPages(list.data);
  const total = list.data?.pages[0]?.total ?? null;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="row" count={8} />;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'space-y-4 opacity-60' : 'space-y-4'}>
      {total !== null && (
        <p role="status" className="font-medium text-ink-soft text-sm tabular">
          {t(q === '' ? 'total' : 'found', { count: total })}
        </p>
      )}
      {users.length === 0 && (
        <EmptyState
          picture={<NoResultsPicture />}
          title={t('none')}
          text={t('noneText')}
          action={<Button onClick={onClear}>{t('clear')}</Button>}
        />
      )}
      {users.length > 0 && isNarrow && <UserCards users={users} ownId={own.id} />}
      {users.length > 0 && !isNarrow && <UsersTable users={users} ownId={own.id} order={order} onOrder={onOrder} />}
      <LoadMore list={list} />
    </div>
  );
};

export const UsersPage = () => {
  const t = useTranslations('admin.users');
  const [{ q, sort }, change] = useFilters(['q', 'sort']);
  const order = parseUserOrder(sort);
  const changeOrder = (next: UserOrder) => change({ sort: next === 'newest' ? '' : next });
  const [typed, type] = useDebouncedText(q, (text) => change({ q: text }));
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <RecordTabs shown="users" />
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,26rem)_13rem]">
        <SearchField value={typed} onChange={type} placeholder={t('searchFor')} />
        {/* Wide screens sort by the table headers. */}
        <SelectField
          className="min-[1200px]:hidden"
          label={t('sort')}
          labelHidden
          options={USER_ORDERS.map((value) => ({ value, label: t(`orders.${ORDER_TEXTS[value]}`) }))}
          value={order}
          onChange={(value) => changeOrder(parseUserOrder(value))}
        />
      </div>
      <UserResults q={q} order={order} onOrder={changeOrder} onClear={() => type('')} />
    </div>
  );
};
