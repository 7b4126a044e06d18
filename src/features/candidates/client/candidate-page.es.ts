/** Texts of a candidate's page, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { candidatePageEn } from './candidate-page.en.ts';

export const candidatePageEs: TranslationOf<typeof candidatePageEn> = {
  back: 'Todos los candidatos',
  paused: 'La cuenta de esta persona está en pausa. Por ahora no es posible invitarla ni preseleccionarla.',
  about: 'Sobre esta persona',
  noBio: 'Sin biografía profesional',
  skills: 'Habilidades',
  links: 'Enlaces',
  linkedin: 'LinkedIn',
  portfolio: 'Portafolio',
  noScore: 'Aún sin puntuación',
  noScoreText: 'Cuando tengas una vacante abierta, verás qué tan bien encaja este perfil y por qué.',
  missing: 'No encontramos este perfil',
  missingText: 'No existe o no está disponible para tu empresa.',
};
