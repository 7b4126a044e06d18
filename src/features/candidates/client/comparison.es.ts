/** Texts of comparing candidates, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { comparisonEn } from './comparison.en.ts';

export const comparisonEs: TranslationOf<typeof comparisonEn> = {
  title: 'Comparar candidatos',
  text: 'Compara varios perfiles. En las filas que se pueden comparar marcamos el valor más alto, o la tarifa más baja.',
  bar: 'Comparar candidatos',
  chosen: 'Elegiste {count, number} de {most, number}',
  oneMore: 'Elige un perfil más para comparar',
  go: 'Comparar {count, number}',
  clear: 'Quitar todos',
  table: 'Comparación',
  score: 'Puntuación',
  best: 'Mejor',
  highest: 'Más alta',
  lowest: 'Más baja',
  most: 'Mayor',
  next: 'Siguiente paso',
  messageTo: 'Mensaje a {name}',
  remove: 'Quitar a {name} de la comparación',
  missing:
    '{count, plural, one {# perfil ya no está disponible para tu empresa.} other {# perfiles ya no están disponibles para tu empresa.}}',
  noJob: 'Cuando tengas una vacante abierta, verás qué tan bien encaja cada perfil.',
  none: 'Aún no hay perfiles para comparar',
  noneText: 'Elige hasta {most, number} perfiles en «Explorar perfiles» o en tu preselección.',
  noneTextForViewer: 'Elige hasta {most, number} perfiles en «Explorar perfiles».',
  browse: 'Explorar perfiles',
  failed: 'No pudimos cargar la comparación',
};
