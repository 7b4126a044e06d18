/**
 * Free consultations. Anyone can see free times and book one. Anyone with the link in the confirmation email can reschedule or cancel that booking.
 * Owns bookings. Each booking, change and cancellation sends an email with a calendar entry to the person, and a notice to the team. If two people
 * book the same time, the second request gets a 409.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { emailAddress, instantSchema, optionalLine, optionalText, requiredLine } from '#shared/schema.ts';

/** The error code for a start time that is not offered. */
export const NOT_OFFERED = 'time-not-offered';

const slotSchema = z.object({ start: instantSchema, end: instantSchema });

const startSchema = z.iso.datetime({ offset: true, error: NOT_OFFERED });

export const newBookingSchema = z.object({
  start: startSchema,
  name: requiredLine('name-required', LIMITS.name),
  email: emailAddress('valid-email-required'),
  notes: optionalText(LIMITS.text),
  /** IANA name of the time zone used in emails. Defaults to the team's time zone if absent or unknown. */
  timeZone: optionalLine(LIMITS.shortText),
});
export type NewBooking = z.infer<typeof newBookingSchema>;

const bookingSchema = z.object({ id: z.string(), start: instantSchema, end: instantSchema });
export type Booking = z.infer<typeof bookingSchema>;

const managedBookingSchema = z.object({
  id: z.string(),
  start: instantSchema,
  end: instantSchema,
  name: z.string(),
  email: z.string(),
  status: z.enum(['booked', 'cancelled', 'past']),
  /** Version of the calendar entry, incremented with each change. */
  sequence: z.int(),
});
export type ManagedBooking = z.infer<typeof managedBookingSchema>;

/** The token from the link in the confirmation email. Invalid tokens are reported as not found. */
const token = z.string({ error: 'link-not-complete' });

export const bookingsContract = {
  getScheduling: route({
    method: 'GET',
    path: '/api/bookings/scheduling',
    access: 'visitor',
    summary: 'Returns the third-party scheduling page to embed, or null if none is configured',
    response: z.object({ schedulingUrl: z.nullable(z.string()) }),
  }),
  listSlots: route({
    method: 'GET',
    path: '/api/bookings/slots',
    access: 'visitor',
    summary: 'Returns the free consultation times of the next two weeks, earliest first',
    response: z.array(slotSchema),
  }),
  book: route({
    method: 'POST',
    path: '/api/bookings',
    access: 'visitor',
    summary: 'Books a consultation; 409 if the time was taken in the meantime',
    body: newBookingSchema,
    response: bookingSchema,
    status: 201,
  }),
  getManaged: route({
    method: 'GET',
    path: '/api/bookings/manage',
    access: 'visitor',
    summary: 'Returns the booking for the link in a confirmation email',
    query: z.object({ token }),
    response: managedBookingSchema,
  }),
  move: route({
    method: 'POST',
    path: '/api/bookings/manage/move',
    access: 'visitor',
    summary: 'Reschedules a booking to another free time; 409 if it was taken or the booking can no longer be changed',
    body: z.object({ token, start: startSchema }),
    response: managedBookingSchema,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/bookings/manage/cancel',
    access: 'visitor',
    summary: 'Cancels a booking, which frees its time; 409 if it can no longer be changed',
    body: z.object({ token }),
    response: managedBookingSchema,
  }),
};
