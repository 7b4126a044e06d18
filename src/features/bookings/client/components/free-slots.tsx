/** Loads the free times. Shows a placeholder while loading, an error after a failure, and a message if none are left. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import type { Slot } from '../../bookings.domain.ts';
import { slotsQuery } from '../bookings.api.ts';

const Tiles = ({ count, className }: { count: number; className: string }) => (
  <div>
    <Skeleton className="h-5 w-28" />
    <div className={`mt-2 grid gap-2 ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-12 w-full rounded-control" />
      ))}
    </div>
  </div>
);

/** Placeholder: two weeks of days and the times of one day. */
const FreeSlotsSkeleton = () => (
  <div className="@container">
    <div aria-busy="true" className="max-w-xl space-y-6">
      <Skeleton className="h-7 w-32" />
      <Tiles count={10} className="grid-cols-4 @md:grid-cols-5" />
      <Tiles count={16} className="grid-cols-3 @md:grid-cols-4" />
    </div>
  </div>
);

const NoFreeSlots = () => {
  const t = useTranslations('bookings.none');
  return (
    <div>
      <p className="headline text-ink text-lg">{t('title')}</p>
      <p className="mt-1 text-ink-soft">
        {t('text')} <TextLink to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
      </p>
    </div>
  );
};

/** Calls `children` with at least one free time and the person's zone. */
export const FreeSlots = ({
  children,
}: {
  children: (free: { slots: Slot[]; timeZone: string; setTimeZone: (timeZone: string) => void }) => ReactNode;
}) => {
  const t = useTranslations('bookings');
  const [chosenZone, setTimeZone] = useState<string | null>(null);
  const free = useQuery(slotsQuery);
  if (free.isPending) return <FreeSlotsSkeleton />;
  if (!free.data) return <ErrorState title={t('loadFailed')} onRetry={() => void free.refetch()} />;
  if (free.data.length === 0) return <NoFreeSlots />;
  // Not rendered on the server, where the times and the browser's time zone are unknown.
  const timeZone = chosenZone ?? ownTimeZone();
  return children({ slots: free.data, timeZone, setTimeZone });
};
