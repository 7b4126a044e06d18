/** Reads and mutations of consultations. */
import { apiQuery, apiQueryOrNull, type FailureToast, useApiMutation } from '#client/api/api.ts';
import { type Booking, bookingsContract, type ManagedBooking } from '../bookings.contract.ts';

/** The address of the third-party scheduling page. Null if consultations are booked in our own calendar. */
export const schedulingQuery = apiQuery(bookingsContract.getScheduling);

/** Free times. Fetched again whenever the list is opened, as others book in the meantime. */
export const slotsQuery = { ...apiQuery(bookingsContract.listSlots), staleTime: 0, refetchOnWindowFocus: true };

/** The booking of a mailed link, or null. Fetched again, as it changes with time and in other tabs. */
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
