/** Bookings for other features: deleting old ones. */
export { dropOldBookings } from './bookings.db.ts';
