/** Portuguese text for the explanation of a score, loaded with it. */
import type { TranslationOf } from '#shared/translation.ts';
import type { explanationEn } from './explanation.en.ts';

export const explanationPt: TranslationOf<typeof explanationEn> = {
  factorsHeading: 'Como a pontuação é calculada',
  times: 'peso ×{times} nesta vaga',
  confidenceHeading: 'Confiança nesta pontuação',
  confidenceText: {
    low: 'Faltam muitos dos dados necessários para comparar.',
    medium: 'Temos parte dos dados necessários para comparar.',
    high: 'Temos a maior parte dos dados necessários para comparar.',
  },
  compared: 'Comparamos: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate:
      'Para que a pontuação fique mais confiável, adicione habilidades, escreva uma biografia mais completa e preencha os campos vazios do seu perfil.',
    company:
      'Para que a pontuação fique mais confiável, informe as habilidades exigidas, detalhe mais a descrição e preencha os campos vazios do anúncio. Também ajuda se a pessoa completar o próprio perfil.',
  },
  copied: {
    bio: 'A biografia ou o histórico profissional repete o seu anúncio quase palavra por palavra.',
    skills: 'As habilidades são as mesmas do seu anúncio, palavra por palavra.',
    counts: 'O texto copiado só conta pelas habilidades que menciona.',
  },
  skillsHeading: 'Habilidades',
  improvementsHeading: 'O que aumentaria a pontuação',
  hint: 'A pontuação ajuda a decidir. Ela nunca recusa ninguém e só esconde alguém se uma empresa filtrar por ela.',
};
