/** All accounts: searched by words, by when they registered, as a table or, on narrow screens, as cards. */
import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { sentenceOf } from '#client/api/query-client.ts';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { useDelayedText } from '#client/use-delayed-text.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { UserOrder } from '../admin.contract.ts';
import { usersQuery } from './admin.api.ts';
import { UserCards } from './components/user-cards.tsx';
import { UsersTable } from './components/users-table.tsx';

interface FoundProps {
  q: string;
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  onClear: () => void;
}

const Found = ({ q, order, onOrder, onClear }: FoundProps) => {
  const t = useTranslations('admin.users');
  const own = useSuspenseQuery(currentUserQuery).data;
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const list = useInfiniteQuery({ ...usersQuery({ q, sort: order }), placeholderData: keepPreviousData });
  const users = itemsOf(list.data);
  const total = list.data?.pages[0]?.total ?? null;
  if (list.isError) {
    return <ErrorState title={t('failed')} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />;
  }
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
      <LoadMore hasMore={list.hasNextPage} pending={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
    </div>
  );
};

export const UsersPage = () => {
  const t = useTranslations('admin.users');
  const [{ q, sort }, change] = useFilters(['q', 'sort']);
  const [typed, type] = useDelayedText(q, (text) => change({ q: text }));
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <SearchField value={typed} onChange={type} placeholder={t('searchFor')} className="max-w-md" />
      <Found
        q={q}
        order={sort === 'oldest' ? 'oldest' : 'newest'}
        onOrder={(order) => change({ sort: order === 'newest' ? '' : order })}
        onClear={() => type('')}
      />
    </div>
  );
};
