/** Reschedules a booking. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import type { Slot } from '../../bookings.domain.ts';
import { useMoveBooking } from '../bookings.api.ts';
import { FreeSlots } from './free-slots.tsx';
import { SlotPicker } from './slot-picker.tsx';

interface MoveBookingProps {
  token: string;
  /** Called after the booking is rescheduled, or when the person decides to keep the current time. */
  onDone: () => void;
}

type FreeTimes = { slots: Slot[]; timeZone: string; setTimeZone: (timeZone: string) => void };

const MoveForm = ({ token, onDone, slots, timeZone, setTimeZone }: MoveBookingProps & FreeTimes) => {
  const t = useTranslations('bookings');
  const [start, setStart] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const firstTime = useRef<HTMLInputElement>(null);
  const move = useMoveBooking({ title: t('manage.failed') }, () => {
    showToast({ title: t('manage.moved'), description: t('manage.movedText'), tone: 'success' });
    onDone();
  });
  // The form replaces the pressed button, so focus moves to the form.
  useEffect(() => firstTime.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A time that someone else booked in the meantime is no longer among the free times.
    if (slots.some((slot) => slot.start === start)) return move.mutate({ body: { token, start } });
    setIsMissing(true);
    firstTime.current?.focus();
  };
  const choose = (next: string) => {
    setStart(next);
    setIsMissing(false);
  };
  return (
    <form noValidate onSubmit={submit} className="animate-rise space-y-6 border-line border-t pt-6">
      <SlotPicker
        slots={slots}
        timeZone={timeZone}
        onTimeZone={setTimeZone}
        value={start}
        onChange={choose}
        firstTimeRef={firstTime}
        error={isMissing ? t('time.needed') : undefined}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={move.isPending} pendingText={t('manage.moving')}>
          {t('manage.moveTo')}
        </Button>
        <Button onClick={onDone}>{t('manage.keep')}</Button>
      </div>
    </form>
  );
};

/** Shows the form after the free times are loaded. */
export const MoveBooking = (props: MoveBookingProps) => (
  <FreeSlots>{(free) => <MoveForm {...props} {...free} />}</FreeSlots>
);
