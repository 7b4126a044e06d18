/** The newest notifications. Fetched when the bell is opened and kept current while it is open. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useNow, useTimeZone, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Notification } from '../../notifications.contract.ts';
import { groupByPeriod } from '../notification-groups.ts';
import { notificationsQuery, useMarkNotificationsRead } from '../notifications.api.ts';
import { notificationsEn } from '../notifications.en.ts';
import { NotificationItem } from './notification-item.tsx';

const Empty = () => {
  const t = useTranslations('notifications');
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <span className="mb-3 grid size-11 place-content-center rounded-full bg-sunken text-muted">
        <BellRing className="size-5" />
      </span>
      <p className="headline text-ink text-lg">{t('empty')}</p>
      <p className="mt-1 text-muted text-sm">{t('emptyText')}</p>
    </div>
  );
};

interface NotificationListProps {
  accountType: AccountType | null;
  /** Called when a notification is opened, to close the bell. */
  onFollow: () => void;
}

const List = ({ accountType, onFollow }: NotificationListProps) => {
  const t = useTranslations('notifications');
  const now = useNow();
  const timeZone = useTimeZone();
  const list = useInfiniteQuery(notificationsQuery);
  const markRead = useMarkNotificationsRead();
  if (list.isPending) return <SkeletonList shape="row" count={3} className="px-2.5" />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  const notifications = flattenPages(list.data);
  if (notifications.length === 0) return <Empty />;
  const follow = (followed: readonly Notification[]): void => {
    const ids = followed.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    if (ids.length > 0) markRead.mutate({ body: { ids } });
    onFollow();
  };
  return (
    <>
      {groupByPeriod(notifications, { now, timeZone }).map(({ period, stacks }) => (
        <section key={period} aria-labelledby={`notifications-${period}`}>
          <h2 id={`notifications-${period}`} className="px-2.5 pt-2 pb-1 font-semibold text-muted text-xs">
            {t(period)}
          </h2>
          <ul>
            {stacks.map((stack) => (
              <NotificationItem key={stack.newest.id} stack={stack} accountType={accountType} onOpen={follow} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          wide
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
};

export const NotificationList = withEnglish({ notifications: notificationsEn }, List);
