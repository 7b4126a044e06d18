/** The text sent to a person for each reason of a rejection, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { rejectionEn } from './rejection.en.ts';

export const rejectionEs: TranslationOf<typeof rejectionEn> = {
  opening: 'Gracias por el tiempo que dedicaste a tu perfil. Lo leímos con atención y por ahora no podemos aprobarlo.',
  incomplete:
    'Tu perfil todavía no nos dice lo suficiente. Describe tus últimos puestos con sus fechas, lo que hiciste en ellos y las herramientas que usas.',
  experience: `Las empresas que contratan en ${brand.name} buscan sobre todo personas con más años en el puesto que elegiste. Cuando tengas más experiencia, puedes enviarnos tu perfil otra vez.`,
  english:
    'Las vacantes son de empresas de Estados Unidos y se trabaja en inglés. Tu perfil todavía no muestra que tu nivel de inglés sea suficiente.',
  demand: `En este momento, pocas empresas buscan en ${brand.name} las habilidades que mencionas.`,
  region:
    'Solo podemos aceptar a personas que viven y trabajan en América Latina, y tu perfil no indica que sea tu caso.',
  unconfirmed: 'No pudimos confirmar una parte de lo que dice tu perfil, como un empleador o un enlace.',
  duplicate: `Ya tienes otra postulación u otra cuenta en ${brand.name}. Continúa con esa.`,
};
