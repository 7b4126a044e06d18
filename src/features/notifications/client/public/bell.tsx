/**
 * The bell in the header: unread count and notifications. The panel opens next to its button in the
 * same landmark and does not make the rest of the page inert.
 */
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { preloadOnHover } from '#client/ui/preload-on-hover.ts';
import { unreadNotificationsQuery } from '../notifications.api.ts';

const loadPanel = async () => ({ default: (await import('../components/bell-panel.tsx')).BellPanel });
const BellPanel = lazy(loadPanel);

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
  const panelId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const unread = useQuery(unreadNotificationsQuery).data?.unreadCount ?? 0;
  return (
    <>
      <Button
        variant="quiet"
        square
        aria-label={t('bell', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        aria-controls={opener ? panelId : undefined}
        {...preloadOnHover(loadPanel)}
        onClick={(event) => setOpener(opener ? null : event.currentTarget)}
        className="relative aria-expanded:bg-hover"
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {unread > 0 && <Count count={unread} />}
      </Button>
      {opener && (
        <Suspense fallback={null}>
          <BellPanel id={panelId} opener={opener} unread={unread} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
};
