/** Bookings for other features: deleting old ones, and the note of the team. */
export { dropOldBookings, setTeamNote } from './bookings.db.ts';
