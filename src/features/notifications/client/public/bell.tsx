/**
 * The bell in the header: unread count and notifications. The panel opens next to its button, in the
 * same landmark, and does not make the rest of the page inert.
 */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { unreadNotificationsQuery, useMarkNotificationsRead } from '../notifications.api.ts';

const NotificationList = lazy(async () => ({
  default: (await import('../components/notification-list.tsx')).NotificationList,
}));

interface BellPanelProps {
  unread: number;
  onClose: () => void;
}

/** The panel of the bell: the newest notifications and a button to mark all as read. */
const BellPanel = ({ unread, onClose }: BellPanelProps) => {
  const t = useTranslations('bell');
  const { accountType } = useSuspenseQuery(currentUserQuery).data;
  const markRead = useMarkNotificationsRead();
  const content = useRef<HTMLDivElement>(null);
  // The button disappears when nothing is unread, so focus moves to the panel.
  const markAll = () => markRead.mutate({}, { onSuccess: () => content.current?.focus() });
  return (
    <Popover.Content
      ref={content}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      aria-label={t('title')}
      className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] animate-rise flex-col rounded-card border border-line bg-overlay shadow-float outline-none"
    >
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-line border-b py-1.5 pr-2 pl-4">
        <p className="font-semibold text-ink">{t('title')}</p>
        {unread > 0 && (
          <Button variant="quiet" size="sm" pending={markRead.isPending} onClick={markAll}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
        <Suspense fallback={<SkeletonList shape="row" count={3} className="px-2.5" />}>
          <NotificationList accountType={accountType} onFollow={onClose} />
        </Suspense>
      </div>
    </Popover.Content>
  );
};

const Count = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="tabular absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs ring-2 ring-raised"
  >
    {count > 99 ? '99+' : count}
  </span>
);

/** The button with its count and the panel that it opens. */
export const Bell = () => {
  const t = useTranslations('bell');
  const [open, setOpen] = useState(false);
  const unread = useQuery(unreadNotificationsQuery).data?.unreadCount ?? 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button
          variant="quiet"
          square
          aria-label={t('label', { count: unread })}
          className="relative aria-expanded:bg-hover"
        >
          <BellIcon className="size-5" />
          {unread > 0 && <Count count={unread} />}
        </Button>
      </Popover.Trigger>
      <BellPanel unread={unread} onClose={() => setOpen(false)} />
    </Popover.Root>
  );
};
