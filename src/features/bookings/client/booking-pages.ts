/** Texts of the pages for booking a consultation and changing a booking, in each language. */
import type { InEachLanguage } from '#client/page-texts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { bookingPagesEn } from './booking-pages.en.ts';
import { bookingPagesEs } from './booking-pages.es.ts';
import { bookingPagesPt } from './booking-pages.pt.ts';

export const BOOKING_PAGES: InEachLanguage<TranslationOf<typeof bookingPagesEn>> = {
  en: bookingPagesEn,
  es: bookingPagesEs,
  pt: bookingPagesPt,
};
