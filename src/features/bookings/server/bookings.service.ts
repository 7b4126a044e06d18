/** What others need of bookings: dropping those that are old. */
export { dropOldBookings } from './bookings.db.ts';
