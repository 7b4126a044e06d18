/** Texts of the shortlist, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { shortlistEn } from './shortlist.en.ts';

export const shortlistPt: TranslationOf<typeof shortlistEn> = {
  title: 'Pré-seleção',
  text: 'Os perfis que sua empresa salvou e as notas sobre cada um.',
  none: 'Sua pré-seleção está vazia',
  noneText: 'Para salvar um perfil aqui, clique em “Pré-selecionar”.',
  failed: 'Não foi possível carregar a pré-seleção',
  remove: 'Remover',
  noMatches: 'Ninguém na sua pré-seleção corresponde à sua busca',
  noMatchesText: 'Tente menos palavras.',
  clear: 'Limpar busca',
  notes: 'Notas privadas',
  notesHelp: 'Só a sua empresa vê estas notas.',
  addNotes: 'Adicionar notas',
  editNotes: 'Editar notas',
  addNotesFor: 'Adicionar notas sobre {name}',
  editNotesFor: 'Editar notas sobre {name}',
  saveNotes: 'Salvar notas',
  saving: 'Salvando…',
  notesSaved: 'Notas salvas',
  notesMeanwhile: 'Nesse meio-tempo, outra pessoa salvou estas notas:',
  notesDeletedMeanwhile: 'Nesse meio-tempo, outra pessoa apagou estas notas.',
  cancel: 'Cancelar',
  removeFor: 'Remover {name} da pré-seleção',
  added: 'Perfil adicionado: {when}',
};
