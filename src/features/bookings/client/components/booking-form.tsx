/** The booking form: time and contact details. After an error, the typed text stays. */
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { hasStatus } from '#client/api/api-error.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { readFieldErrors } from '#client/form/server-errors.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { refetchAfterChange } from '#client/live/refresh.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Booking, type NewBooking, newBookingSchema } from '../../bookings.contract.ts';
import type { Slot } from '../../bookings.domain.ts';
import { slotsQuery, useBook } from '../bookings.api.ts';
import { formatSlot } from '../slot-times.ts';
import { FreeSlots } from './free-slots.tsx';
import { SlotPicker } from './slot-picker.tsx';

type Input = z.input<typeof newBookingSchema>;
type BookingFormState = UseFormReturn<Input, unknown, NewBooking>;

/** Data that is known about the person, used as default values. */
export interface BookingDefaults {
  name: string;
  email: string;
}

export interface BookingFormProps {
  defaults: BookingDefaults;
  onBooked: (done: { booking: Booking; email: string; timeZone: string }) => void;
}

type FreeTimes = { slots: Slot[]; timeZone: string; setTimeZone: (timeZone: string) => void };

const TimeField = ({ form, slots, timeZone, setTimeZone }: FreeTimes & { form: BookingFormState }) => {
  const t = useTranslations('bookings.time');
  const { field, fieldState } = useController({ control: form.control, name: 'start' });
  const isTaken = fieldState.error?.type === 'taken';
  return (
    <SlotPicker
      slots={slots}
      timeZone={timeZone}
      onTimeZone={setTimeZone}
      value={field.value}
      onChange={field.onChange}
      firstTimeRef={field.ref}
      error={fieldState.error && t(isTaken ? 'taken' : 'needed')}
    />
  );
};

const PersonFields = ({ control }: Pick<BookingFormState, 'control'>) => {
  const t = useTranslations('bookings.form');
  return (
    <>
      <FormTextField control={control} name="name" label={t('name')} autoComplete="name" required />
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('email')}
        help={t('emailHelp')}
        autoComplete="email"
        required
      />
      <FormTextArea control={control} name="notes" label={t('notes')} help={t('notesHelp')} maxLength={LIMITS.text} />
    </>
  );
};

const ChosenSlot = ({ form, slots, timeZone }: { form: BookingFormState } & Pick<FreeTimes, 'slots' | 'timeZone'>) => {
  const t = useTranslations('bookings.form');
  const locale = useLocale();
  const start = form.watch('start');
  const slot = slots.find((freeSlot) => freeSlot.start === start);
  return (
    <p aria-live="polite" className="min-h-6 text-ink-soft text-sm">
      {slot && t('chosen', { time: formatSlot(slot, locale, timeZone) })}
    </p>
  );
};

const FormBody = ({ defaults, onBooked, ...free }: BookingFormProps & FreeTimes) => {
  const t = useTranslations('bookings.form');
  const client = useQueryClient();
  const form = useZodForm<Input, NewBooking>(newBookingSchema, { start: '', notes: '', ...defaults });
  const { mutateAsync } = useBook({ title: t('failedTitle'), fallback: t('failed') }, () => {});
  const send = async (values: NewBooking) => {
    try {
      const booking = await mutateAsync({ body: { ...values, timeZone: free.timeZone } });
      onBooked({ booking, email: values.email, timeZone: free.timeZone });
    } catch (error) {
      const isTaken = hasStatus(error, 409) || readFieldErrors(error).some(({ path }) => path === 'start');
      if (!isTaken) throw error;
      await refetchAfterChange(client, slotsQuery.queryKey);
      form.setValue('start', '');
      form.setError('start', { type: 'taken' }, { shouldFocus: true });
    }
  };
  return (
    <div className="@container">
      <Form
        form={form}
        onSubmit={send}
        className="@3xl:grid @3xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] gap-x-12 gap-y-10"
      >
        <section className="min-w-0">
          <h2 className="headline mb-4 text-ink text-lg">{t('when')}</h2>
          <TimeField form={form} {...free} />
        </section>
        <section className="flex min-w-0 flex-col gap-5">
          <h2 className="headline -mb-1 text-ink text-lg">{t('who')}</h2>
          <PersonFields control={form.control} />
          <ChosenSlot form={form} {...free} />
          <SubmitButton size="lg" wide pendingText={t('submitting')}>
            {t('submit')}
          </SubmitButton>
        </section>
      </Form>
    </div>
  );
};

/** Shows the form after the free times are loaded. */
export const BookingForm = (props: BookingFormProps) => (
  <FreeSlots>{(free) => <FormBody {...props} {...free} />}</FreeSlots>
);
