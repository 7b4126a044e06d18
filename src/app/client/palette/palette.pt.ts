/** Texts of the command palette and of the list of keys, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { paletteEn } from './palette.en.ts';

export const palettePt: TranslationOf<typeof paletteEn> = {
  title: 'Ir para',
  placeholder: 'Busque páginas, pessoas ou vagas…',
  hint: '↑ ↓ para escolher · Enter para abrir · Esc para fechar',
  searching: 'Buscando…',
  none: 'Nenhum resultado para “{text}”',
  count: '{count, plural, one {# resultado} other {# resultados}}',
  interviews: 'Entrevistas',
  postJob: 'Publicar uma vaga',
  groups: {
    recent: 'Recentes',
    places: 'Ir para',
    actions: 'Ações',
    people: 'Pessoas',
    jobs: 'Vagas',
    applications: 'Candidaturas',
    threads: 'Conversas',
    users: 'Usuários',
  },
  keys: {
    title: 'Atalhos de teclado',
    text: 'Funcionam enquanto você não está digitando.',
    here: 'Nesta página',
    everywhere: 'Em todas as páginas',
    palette: 'Buscar e ir para uma página',
    search: 'Ir para a caixa de busca',
    list: 'Mostrar esta lista',
    names: {
      next: 'Próximo',
      previous: 'Anterior',
      open: 'Abrir',
      rate: 'Avaliar',
      moveApplied: 'Mover para Em avaliação',
      moveInterviewing: 'Mover para Em entrevistas',
      moveOffered: 'Mover para Com oferta',
      moveHired: 'Mover para Contratação',
      moveDeclined: 'Recusar',
      approve: 'Aprovar',
      reject: 'Recusar',
      select: 'Selecionar',
      undo: 'Desfazer a última decisão',
    },
  },
};
