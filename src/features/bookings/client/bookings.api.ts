/** Queries and mutations of consultations. */
import { apiQuery, apiQueryOrNull, type FailureToast, useApiMutation } from '#client/api/api.ts';
import { type Booking, bookingsContract, type ManagedBooking } from '../bookings.contract.ts';

/** The URL of the third-party scheduling page. Null if consultations are booked in our own calendar. */
export const schedulingQuery = apiQuery(bookingsContract.getScheduling);

/** Free times. Fetched again whenever the list is opened, because other people book in the meantime. */
export const slotsQuery = { ...apiQuery(bookingsContract.listSlots), staleTime: 0, refetchOnWindowFocus: true };

/**
 * Returns the query for the booking that an emailed link belongs to. The result is null if there is none. Every visit fetches the booking again,
 * because its status changes over time and other tabs can change it.
 */
export const managedBookingQuery = (token: string) => ({
  ...apiQueryOrNull(bookingsContract.getManaged, { query: { token } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const useBook = (failure: FailureToast, onBooked: (booking: Booking) => void) =>
  useApiMutation(bookingsContract.book, { failure, onSuccess: onBooked });

export const useMoveBooking = (failure: FailureToast, onMoved: (booking: ManagedBooking) => void) =>
  useApiMutation(bookingsContract.move, { failure, onSuccess: onMoved });

export const useCancelBooking = (failure: FailureToast, onCanceled: (booking: ManagedBooking) => void) =>
  useApiMutation(bookingsContract.cancel, { failure, onSuccess: onCanceled });
