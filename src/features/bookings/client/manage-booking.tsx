/**
 * The island of /book/manage: the booking that the emailed link points to, with buttons to reschedule and cancel it. Opening the link changes
 * nothing, because email clients open links automatically.
 */

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useToken } from '#client/use-token.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { ManagedBooking } from '../bookings.contract.ts';
import { managedBookingQuery, useCancelBooking } from './bookings.api.ts';
import { bookingsEn } from './bookings.en.ts';
import { BookedTime } from './components/booked-time.tsx';
import { CalendarLink } from './components/calendar-link.tsx';
import { MoveBooking } from './components/move-booking.tsx';
import { formatSlot } from './slot-times.ts';

/** Loaded when it opens, because few visitors of this public page need it. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('#client/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

const useManageTexts = () => useTranslations('bookings.manage');

interface ChangeProps {
  booking: ManagedBooking;
  token: string;
  /** Called when the pressed button has disappeared, so that focus can move elsewhere. */
  onDone: () => void;
}

const CancelButton = ({ booking, token, onDone }: ChangeProps) => {
  const t = useManageTexts();
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelBooking({ title: t('failed') }, () => {
    setIsAsking(false);
    onDone();
    showToast({ title: t('cancelledToast'), description: t('cancelledToastText'), tone: 'success' });
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('cancel')}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            title={t('cancelTitle')}
            text={t('cancelText', { time: formatSlot(booking, locale, ownTimeZone()) })}
            confirmText={t('cancel')}
            cancelText={t('keep')}
            pending={cancel.isPending}
            onConfirm={() => cancel.mutate({ body: { token } })}
          />
        </Suspense>
      )}
    </>
  );
};

const Changes = ({ booking, token, onDone }: ChangeProps) => {
  const t = useManageTexts();
  const [isMoving, setIsMoving] = useState(false);
  const close = () => {
    setIsMoving(false);
    onDone();
  };
  if (isMoving) return <MoveBooking token={token} onDone={close} />;
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="primary" onClick={() => setIsMoving(true)}>
        {t('move')}
      </Button>
      <CancelButton booking={booking} token={token} onDone={onDone} />
      <CalendarLink booking={booking} />
    </div>
  );
};

const BookAgain = ({ text }: { text: string }) => {
  const t = useManageTexts();
  return (
    <>
      <p className="text-ink-soft">{text}</p>
      <LinkButton to={PUBLIC_PATHS.book} variant="primary">
        {t('bookAgain')}
      </LinkButton>
    </>
  );
};

const BookingView = ({ booking, token }: { booking: ManagedBooking; token: string }) => {
  const t = useManageTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="space-y-6">
      <div aria-live="polite" className="space-y-4">
        <h2 ref={heading} tabIndex={-1} className="headline scroll-mt-28 text-ink text-xl">
          {t(booking.status)}
        </h2>
        <BookedTime slot={booking} timeZone={ownTimeZone()} />
        <p className="break-words text-muted text-sm">{t('bookedFor', { name: booking.name, email: booking.email })}</p>
      </div>
      {booking.status === 'booked' && (
        <Changes booking={booking} token={token} onDone={() => heading.current?.focus()} />
      )}
      {booking.status === 'past' && <BookAgain text={t('pastText')} />}
      {booking.status === 'cancelled' && <BookAgain text={t('cancelledText')} />}
    </div>
  );
};

const BookingNotFound = () => {
  const t = useManageTexts();
  return (
    <div className="space-y-4">
      <h2 className="headline text-ink text-xl">{t('absentTitle')}</h2>
      <BookAgain text={t('absentText')} />
    </div>
  );
};

/** Shown if the URL lacks the token of the emailed link. */
const Incomplete = () => {
  const t = useManageTexts();
  return (
    <div className="space-y-5">
      <FormError>{t('incomplete')}</FormError>
      <LinkButton to={PUBLIC_PATHS.book}>{t('bookAgain')}</LinkButton>
    </div>
  );
};

const LoadedBooking = ({ token }: { token: string }) => {
  const t = useManageTexts();
  const booking = useQuery(managedBookingQuery(token));
  if (booking.isPending) return <BookingSkeleton />;
  if (booking.data === null) return <BookingNotFound />;
  if (!booking.data) return <ErrorState title={t('loadFailed')} onRetry={() => void booking.refetch()} />;
  return <BookingView booking={booking.data} token={token} />;
};

const BookingSkeleton = () => (
  <div aria-busy="true" className="space-y-4">
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="h-6 w-80 max-w-full" />
    <Skeleton className="h-11 w-48" />
  </div>
);

const Manage = () => {
  const token = useToken();
  if (token === null) return <BookingSkeleton />;
  return token === '' ? <Incomplete /> : <LoadedBooking token={token} />;
};

/** The island. The token in the URL is unknown when the page is prerendered, so the page shows a placeholder. */
export const ManageBooking = withEnglish({ bookings: bookingsEn }, Manage);
