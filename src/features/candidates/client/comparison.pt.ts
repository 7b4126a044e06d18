/** Texts of comparing candidates, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { comparisonEn } from './comparison.en.ts';

export const comparisonPt: TranslationOf<typeof comparisonEn> = {
  title: 'Comparar candidatos',
  text: 'Veja os perfis lado a lado. Quando os dados de uma linha podem ser comparados, destacamos o mais alto ou, no valor por hora, o mais baixo.',
  bar: 'Comparar candidatos',
  chosen: '{count, number} de {most, number} perfis selecionados',
  oneMore: 'Escolha mais um perfil para comparar',
  go: 'Comparar {count, number}',
  clear: 'Remover todos',
  table: 'Comparação',
  score: 'Pontuação',
  best: 'Melhor',
  highest: 'Mais alta',
  lowest: 'Mais baixo',
  most: 'Maior',
  next: 'Próximo passo',
  messageTo: 'Mensagem para {name}',
  remove: 'Remover {name} da comparação',
  missing:
    '{count, plural, one {# perfil não está mais disponível para a sua empresa.} other {# perfis não estão mais disponíveis para a sua empresa.}}',
  noJob: 'Com uma vaga aberta, você vê o quanto cada perfil combina com ela.',
  none: 'Ainda não há perfis para comparar',
  noneText: 'Escolha até {most, number} perfis em “Explorar perfis” ou na sua pré-seleção.',
  noneTextForViewer: 'Escolha até {most, number} perfis em “Explorar perfis”.',
  browse: 'Explorar perfis',
  failed: 'Não foi possível carregar a comparação',
};
