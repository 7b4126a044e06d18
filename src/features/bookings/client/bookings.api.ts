/** Reads about consultations. */
import { apiQuery } from '#client/api/api.ts';
import { bookingsContract } from '../bookings.contract.ts';

/** Where consultations are scheduled. */
export const schedulingQuery = apiQuery(bookingsContract.getScheduling);
