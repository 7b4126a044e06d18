/** The panel of the bell: the newest notifications and a button to mark all as read. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { useMarkNotificationsRead } from '../notifications.api.ts';
import { NotificationList } from './notification-list.tsx';

interface BellPanelProps {
  unread: number;
  onClose: () => void;
}

export const BellPanel = ({ unread, onClose }: BellPanelProps) => {
  const t = useTranslations('notifications');
  const { accountType } = useSuspenseQuery(currentUserQuery).data;
  const markRead = useMarkNotificationsRead();
  const content = useRef<HTMLDivElement>(null);
  // The button disappears when nothing is unread, so the panel takes the focus.
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
        <NotificationList accountType={accountType} onFollow={onClose} />
      </div>
    </Popover.Content>
  );
};
