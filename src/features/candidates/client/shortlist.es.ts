/** Texts of the shortlist, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { shortlistEn } from './shortlist.en.ts';

export const shortlistEs: TranslationOf<typeof shortlistEn> = {
  title: 'Preselección',
  text: 'Las personas que guardó tu empresa y las notas sobre cada una.',
  none: 'Tu preselección está vacía',
  noneText: 'Presiona Preseleccionar en un perfil para guardarlo aquí.',
  failed: 'No pudimos cargar la preselección',
  remove: 'Quitar',
  noMatches: 'Nadie en tu preselección coincide con tu búsqueda',
  noMatchesText: 'Prueba con menos palabras.',
  clear: 'Borrar búsqueda',
  notes: 'Notas privadas',
  notesHelp: 'Solo las ve tu empresa.',
  addNotes: 'Agregar notas',
  editNotes: 'Editar notas',
  addNotesFor: 'Agregar notas sobre {name}',
  editNotesFor: 'Editar notas sobre {name}',
  saveNotes: 'Guardar notas',
  saving: 'Guardando…',
  notesSaved: 'Guardamos tus notas',
  notesMeanwhile: 'Mientras tanto, otra persona guardó estas notas:',
  notesDeletedMeanwhile: 'Mientras tanto, otra persona borró estas notas.',
  cancel: 'Cancelar',
  removeFor: 'Quitar a {name} de la preselección',
  added: 'Perfil agregado: {when}',
};
