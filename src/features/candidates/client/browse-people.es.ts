/** Texts of browse-people.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { browsePeopleEn } from './browse-people.en.ts';

export const browsePeopleEs: TranslationOf<typeof browsePeopleEn> = {
  total: '{count, plural, one {# persona} other {# personas}}',
  relevance: 'Relevancia',
  searchFirst: 'Primero lo más cercano a tu búsqueda, luego por puntuación',
  searchOnly: 'Primero lo más cercano a tu búsqueda',
  country: 'País',
  anyCountry: 'Cualquier país',
  addCountry: 'Agrega un país',
  countryHidden: 'Los nombres están ocultos. Por eso también ocultamos los países y no puedes filtrar por ellos.',
  english: 'Inglés, al menos',
  anyEnglish: 'Cualquier nivel',
  overlap: 'Horas en común, al menos',
  anyOverlap: 'Cualquier cantidad',
  overlapHours: '{hours, plural, one {# hora al día} other {# horas al día}}',
  overlapHelp:
    'Se cuentan con la zona horaria de la vacante elegida; si no tiene, con la de tu empresa, y si no, con la de una de tus vacantes abiertas.',
  availableBy: 'Disponible a más tardar el',
  availableByHelp: 'Incluye a quienes no indican una fecha.',
  view: 'Vista',
};
