/** Bookings for other features: deleting old bookings, and the team's note. */
export { dropOldBookings, setTeamNote } from './bookings.db.ts';
