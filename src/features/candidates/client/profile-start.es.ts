/** Texts that a form shows before its optional parts load: the résumé drop zone and the links to the parts. In Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileStartEn } from './profile-start.en.ts';

export const profileStartEs: TranslationOf<typeof profileStartEn> = {
  optional: 'opcional',
  resume: {
    title: 'Empieza con tu currículum',
    text: 'Suelta aquí un PDF o DOCX. Lo leemos y te sugerimos qué poner en cada campo. Tú decides qué usar.',
    textPublic: 'No guardamos el archivo.',
    textKept: 'Guardamos el archivo en tu perfil, y las empresas pueden descargarlo ahí hasta que lo quites.',
    choose: 'Elegir un archivo',
    another: 'Elegir otro archivo',
    drop: 'Suelta el archivo para leerlo',
    reading: 'Leyendo {name}…',
    limit: 'PDF o DOCX, hasta {megabytes} MB',
    tooLarge: 'Este archivo pesa más de {megabytes} MB. Elige uno más pequeño.',
    failed: 'No pudimos leer tu currículum. Inténtalo de nuevo.',
  },
  more: {
    title: 'Más sobre ti',
    text: 'Experiencia laboral, educación, idiomas y más. Estos datos ayudan a las empresas a decidir. También puedes agregarlos después.',
    open: 'Agregar ahora',
  },
};
