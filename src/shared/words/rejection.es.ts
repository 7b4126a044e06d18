/** The text sent to a person for each reason of a rejection, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { rejectionEn } from './rejection.en.ts';

export const rejectionEs: TranslationOf<typeof rejectionEn> = {
  opening:
    'Gracias por el tiempo que dedicaste a tu perfil. Después de leerlo con atención, por ahora no podemos aprobarlo.',
  incomplete:
    'Tu perfil todavía no nos dice lo suficiente. Describe tus últimos puestos con sus fechas, lo que hiciste en ellos y las herramientas que usas.',
  experience:
    'Las empresas de aquí buscan sobre todo a personas con más años en el puesto que elegiste. Volveremos a leer la experiencia que agregues más adelante.',
  english:
    'El trabajo aquí se hace en inglés con empresas de Estados Unidos, y tu perfil todavía no muestra que tu inglés sea suficiente para ello.',
  demand: 'En este momento pocas empresas de aquí buscan las habilidades que mencionas.',
  region: 'Solo aceptamos a personas que viven y trabajan en América Latina, y tu perfil no dice que sea tu caso.',
  unconfirmed: 'No pudimos confirmar algo de lo que dice tu perfil, como un empleador o un enlace.',
  duplicate: 'Tenemos otra solicitud o cuenta tuya. Por favor, continúa con esa.',
};
