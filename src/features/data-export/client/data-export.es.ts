/** Spanish text for the data export. */
import type { TranslationOf } from '#shared/translation.ts';
import type { dataExportEn } from './data-export.en.ts';

export const dataExportEs: TranslationOf<typeof dataExportEn> = {
  title: 'Tus datos',
  text: 'Descarga una copia de lo que guardamos sobre ti.',
  what: 'Un archivo JSON con tu cuenta, perfil, vacantes o postulaciones, mensajes, notificaciones y otros datos. No incluye los archivos que subiste: puedes descargarlos donde aparecen.',
  whatMember:
    'Un archivo JSON con tu cuenta, evaluaciones, entrevistas, notificaciones y el resto de tus propios datos. Las vacantes, las postulaciones y los mensajes son de la empresa y están en el archivo que descargan las personas responsables de su cuenta.',
  download: 'Descargar tus datos',
  pending: 'Preparando…',
};
