/**
 * The bell in the header: unread count and notifications. The panel opens next to its button in the
 * same landmark and does not make the rest of the page inert.
 */
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { BellPanel } from '../components/bell-panel.tsx';
import { unreadNotificationsQuery } from '../notifications.api.ts';

const Count = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="tabular absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs ring-2 ring-raised"
  >
    {count > 99 ? '99+' : count}
  </span>
);

/** The button with its count and the panel it opens. */
export const Bell = () => {
  const t = useTranslations('notifications');
  const [open, setOpen] = useState(false);
  const unread = useQuery(unreadNotificationsQuery).data?.unreadCount ?? 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button
          variant="quiet"
          square
          aria-label={t('bell', { count: unread })}
          className="relative aria-expanded:bg-hover"
        >
          <BellIcon aria-hidden="true" className="size-5" />
          {unread > 0 && <Count count={unread} />}
        </Button>
      </Popover.Trigger>
      <BellPanel unread={unread} onClose={() => setOpen(false)} />
    </Popover.Root>
  );
};
