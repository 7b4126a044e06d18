/** Texts of the command palette and of the list of keys, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { paletteEn } from './palette.en.ts';

export const paletteEs: TranslationOf<typeof paletteEn> = {
  title: 'Ir a',
  placeholder: 'Busca páginas, personas o vacantes…',
  hint: '↑ ↓ para elegir · Enter para abrir · Esc para cerrar',
  searching: 'Buscando…',
  none: 'Sin resultados para «{text}»',
  count: '{count, plural, one {# resultado} other {# resultados}}',
  interviews: 'Entrevistas',
  postJob: 'Publicar una vacante',
  groups: {
    recent: 'Recientes',
    places: 'Ir a',
    actions: 'Acciones',
    people: 'Personas',
    jobs: 'Vacantes',
    applications: 'Postulaciones',
    threads: 'Conversaciones',
    users: 'Usuarios',
  },
  keys: {
    title: 'Atajos de teclado',
    text: 'Funcionan mientras no estés escribiendo.',
    here: 'En esta página',
    everywhere: 'En todas las páginas',
    palette: 'Buscar e ir a una página',
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
      moveHired: 'Mover a Contratación',
      moveDeclined: 'Descartar',
      approve: 'Aprobar',
      reject: 'Rechazar',
      select: 'Seleccionar',
      undo: 'Deshacer la última decisión',
    },
  },
};
