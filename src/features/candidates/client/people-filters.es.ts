/** Texts of people-filters.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { peopleFiltersEn } from './people-filters.en.ts';

export const peopleFiltersEs: TranslationOf<typeof peopleFiltersEn> = {
  country: 'País',
  anyCountry: 'Cualquier país',
  addCountry: 'Agregar un país',
  countryHidden: 'Los nombres están ocultos. Por eso también ocultamos los países y no puedes filtrar por ellos.',
  english: 'Nivel mínimo de inglés',
  anyEnglish: 'Cualquier nivel',
  overlap: 'Mínimo de horas en común',
  anyOverlap: 'Cualquier cantidad',
  overlapHours: '{hours, plural, one {# hora al día} other {# horas al día}}',
  overlapHelp:
    'Se cuentan con la zona horaria de la vacante elegida; si no tiene, con la de tu empresa, y si no, con la de una de tus vacantes abiertas.',
  availableBy: 'Disponible a más tardar el',
  availableByHelp: 'Incluye a quienes no indican una fecha.',
};
