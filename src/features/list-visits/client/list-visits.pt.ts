/** Portuguese version of list-visits.en.ts. People and jobs are both feminine (pessoas, vagas). */
import type { TranslationOf } from '#shared/translation.ts';
import type { listVisitsEn } from './list-visits.en.ts';

export const listVisitsPt: TranslationOf<typeof listVisitsEn> = {
  sinceVisit: '{count, plural, one {{shown} nova} other {{shown} novas}} desde sua última visita',
  sinceDate: '{count, plural, one {{shown} nova} other {{shown} novas}} desde {date}',
};
