/** Spanish text for the job conditions in the job form. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobConditionsEn } from './job-conditions.en.ts';

export const jobConditionsEs: TranslationOf<typeof jobConditionsEn> = {
  title: 'Países, horas, inicio y más',
  countries: 'Países',
  countriesHelp: 'Si lo dejas vacío, la vacante es para toda América Latina.',
  addCountry: 'Agregar un país',
  hoursPerWeek: 'Horas por semana',
  openings: 'Número de puestos',
  startDate: 'Fecha de inicio',
  validThrough: 'Último día para postularse',
  validThroughHelp:
    'La vacante se cierra automáticamente después de ese día. Si lo dejas vacío, se cierra en {days, number} días.',
  benefits: 'Beneficios',
  benefitsHelp: 'Uno por línea; por ejemplo, vacaciones pagadas o una laptop.',
  visibility: 'Quién puede ver esta vacante',
  visibilityHelp: 'Solo miembros: las personas sin cuenta no la encuentran y los buscadores no la muestran.',
  visibilities: { public: 'Pública', members: 'Solo miembros' },
};
