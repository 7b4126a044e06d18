/** Consultations as the browser reads, books and changes them. */
import { apiQuery, apiQueryOrNull, type FailureToast, useApiMutation } from '#client/api/api.ts';
import { type Booking, bookingsContract, type ManagedBooking } from '../bookings.contract.ts';

/** Where consultations are scheduled. */
export const schedulingQuery = apiQuery(bookingsContract.getScheduling);

/** The free times. Others book meanwhile, so they are read again whenever someone comes to choose. */
export const slotsQuery = { ...apiQuery(bookingsContract.listSlots), staleTime: 0, refetchOnWindowFocus: true };

/** The booking of a mailed link, null where there is none. Time passes and other tabs change it, so it is read again. */
export const managedBookingQuery = (token: string) => ({
  ...apiQueryOrNull(bookingsContract.getManaged, { query: { token } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const useBook = (failure: FailureToast, onBooked: (booking: Booking) => void) =>
  useApiMutation(bookingsContract.book, { failure, onSuccess: onBooked });

export const useMoveBooking = (failure: FailureToast, onMoved: (booking: ManagedBooking) => void) =>
  useApiMutation(bookingsContract.move, { failure, onSuccess: onMoved });

export const useCancelBooking = (failure: FailureToast, onCancelled: (booking: ManagedBooking) => void) =>
  useApiMutation(bookingsContract.cancel, { failure, onSuccess: onCancelled });
