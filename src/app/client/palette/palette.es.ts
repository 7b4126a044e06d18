/** Texts of the command palette and of the list of keys, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { paletteEn } from './palette.en.ts';

export const paletteEs: TranslationOf<typeof paletteEn> = {
  title: 'Ir a',
  placeholder: 'Un lugar, un nombre, un empleo…',
  hint: '↑ ↓ para elegir · Enter para abrir · Esc para cerrar',
  searching: 'Buscando…',
  none: 'No se encontró nada para “{text}”',
  count: '{count, plural, one {# resultado} other {# resultados}}',
  interviews: 'Entrevistas',
  postJob: 'Publicar un empleo',
  groups: {
    recent: 'Recientes',
    places: 'Lugares',
    actions: 'Acciones',
    people: 'Personas',
    jobs: 'Empleos',
    applications: 'Postulaciones',
    threads: 'Conversaciones',
    users: 'Usuarios',
  },
  keys: {
    title: 'Atajos de teclado',
    text: 'Funcionan mientras no estés escribiendo.',
    here: 'En esta página',
    everywhere: 'En todas partes',
    palette: 'Ir a cualquier parte',
    search: 'Ir al cuadro de búsqueda',
    list: 'Mostrar esta lista',
    names: {
      next: 'Siguiente',
      previous: 'Anterior',
      open: 'Abrir',
      rate: 'Calificar',
      moveApplied: 'Mover a En revisión',
      moveInterviewing: 'Mover a En entrevistas',
      moveOffered: 'Mover a Con oferta',
      moveHired: 'Mover a Contratado',
      moveDeclined: 'Descartar',
      approve: 'Aprobar',
      reject: 'Rechazar',
      select: 'Seleccionar',
      undo: 'Deshacer la última decisión',
    },
  },
};
