/** Spanish text for the panel that fills the job form from a job ad. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobAdEn } from './job-ad.en.ts';

export const jobAdEs: TranslationOf<typeof jobAdEn> = {
  title: 'Empieza con un anuncio',
  text: 'Pega un anuncio que ya tengas. Completaremos el formulario con lo que dice y te mostraremos de qué línea viene cada dato. El anuncio no se guarda.',
  open: 'Pegar un anuncio',
  label: 'Texto del anuncio',
  read: 'Completar con el anuncio',
  cancel: 'Cancelar',
  found:
    '{count, plural, =0 {No pudimos leer este anuncio} one {Encontramos # dato en el anuncio} other {Encontramos # datos en el anuncio}}',
  foundText: 'Revisa cada uno antes de publicar. Lo que ya escribiste se queda hasta que lo reemplaces.',
  nothing: 'Completa el formulario a mano o pega el texto de otro anuncio.',
  source: 'Línea {line, number}:',
  taken: 'Completado',
  replace: 'Reemplazar',
  replaceItem: 'Reemplazar lo que escribiste por {item}',
  undo: 'Deshacer',
  pasteAnother: 'Pegar otro anuncio',
  missing: 'El anuncio no indica con claridad estos datos: {fields}',
};
