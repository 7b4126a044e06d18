/** Spanish version of list-visits.en.ts. People and jobs are both feminine (personas, vacantes). */
import type { TranslationOf } from '#shared/translation.ts';
import type { listVisitsEn } from './list-visits.en.ts';

export const listVisitsEs: TranslationOf<typeof listVisitsEn> = {
  sinceVisit: '{count, plural, one {{shown} nueva} other {{shown} nuevas}} desde tu última visita',
  sinceDate: '{count, plural, one {{shown} nueva} other {{shown} nuevas}} desde el {date}',
};
