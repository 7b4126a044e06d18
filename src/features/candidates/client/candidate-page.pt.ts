/** Texts of a candidate's page, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { candidatePageEn } from './candidate-page.en.ts';

export const candidatePagePt: TranslationOf<typeof candidatePageEn> = {
  back: 'Todos os candidatos',
  paused: 'A conta desta pessoa está pausada. Por enquanto, não é possível convidar nem pré-selecionar esta pessoa.',
  about: 'Sobre esta pessoa',
  noBio: 'Sem biografia profissional',
  skills: 'Habilidades',
  links: 'Links',
  linkedin: 'LinkedIn',
  portfolio: 'Portfólio',
  noScore: 'Ainda sem pontuação',
  noScoreText: 'Com uma vaga aberta, você vê o quanto este perfil combina com ela e por quê.',
  missing: 'Não encontramos este perfil',
  missingText: 'Este perfil não existe ou não está disponível para a sua empresa.',
};
