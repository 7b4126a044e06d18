/** Spanish version of `attachments.en.ts`. */
import type { TranslationOf } from '#shared/translation.ts';
import type { attachmentsEn } from './attachments.en.ts';

export const attachmentsEs: TranslationOf<typeof attachmentsEn> = {
  chosen: 'Archivos adjuntos',
  uploading: 'Subiendo {name}',
  waiting: 'Tus archivos aún se están subiendo.',
  remove: 'Quitar {name}',
  retry: 'Volver a subir {name}',
  tooLarge: 'Más de {megabytes} MB',
  picture: 'Imagen: {name}',
  hidden: 'Revela el nombre de la persona para abrir este archivo',
  hiddenName: 'Archivo {type}',
  gone: '{count, plural, one {# archivo ya no está disponible} other {# archivos ya no están disponibles}}',
};
