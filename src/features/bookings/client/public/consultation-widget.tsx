/**
 * Books a consultation, with the configured third-party scheduling page or our own calendar. Which one is configured is known only at run time, so
 * the widget asks the server.
 */

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { schedulingQuery } from '../bookings.api.ts';
import { bookingsEn } from '../bookings.en.ts';
import type { BookingDefaults } from '../components/booking-form.tsx';
import { BookingPanel } from './booking-panel.tsx';

/** In pixels. */
const FRAME_HEIGHT = 700;

/** A scheduling page needs its scripts and its own cookies. It is on another origin, so allowing both gives it no access to ours. */
const SCHEDULER_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const Widget = ({ defaults }: { defaults?: BookingDefaults }) => {
  const t = useTranslations('bookings');
  const scheduling = useQuery(schedulingQuery);
  if (scheduling.isPending) return <Skeleton className="h-80 w-full" />;
  if (!scheduling.data) return <ErrorState title={t('schedulingFailed')} onRetry={() => void scheduling.refetch()} />;
  const url = scheduling.data.schedulingUrl;
  if (url === null) return <BookingPanel {...(defaults ? { defaults } : {})} />;
  return (
    <iframe
      title={t('frame')}
      src={url}
      height={FRAME_HEIGHT}
      sandbox={SCHEDULER_SANDBOX}
      className="w-full rounded-card border border-line"
    />
  );
};

export const ConsultationWidget = withEnglish({ bookings: bookingsEn }, Widget);
