/** All texts that come with the screens which show them (client/late-texts.tsx): for the types of their keys and for the tests; loaded by nobody. */
import { accountEn } from '#features/account/client/account.en.ts';
import { bookingsEn } from '#features/bookings/client/bookings.en.ts';
import { hiringEn } from '#features/hiring/client/hiring.en.ts';
import { interviewsEn } from '#features/interviews/client/interviews.en.ts';
import { adminCatalogEn } from './admin-catalog.ts';

export const lateCatalogEn = {
  ...adminCatalogEn,
  account: accountEn,
  bookings: bookingsEn,
  hiring: hiringEn,
  interviews: interviewsEn,
};
