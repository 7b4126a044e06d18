/** Texts for the verification screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { verificationsEn } from './verifications.en.ts';

export const verificationsPt: TranslationOf<typeof verificationsEn> = {
  method: {
    document: 'um documento oficial',
    'video-call': 'uma chamada de vídeo',
    'phone-call': 'uma ligação telefônica',
    'written-task': 'uma prova escrita com tempo limite',
    'work-sample': 'um trabalho apresentado',
    'reference-form': 'as respostas de uma referência',
    'public-record': 'um registro público',
  },
  shown: {
    line: 'Dados verificados: {kinds}',
    kind: {
      identity: 'identidade',
      english: 'inglês',
      skill: 'habilidade',
      reference: 'referência',
      work: 'trabalho anterior',
    },
    open: 'Ver o que foi verificado',
    vetted: {
      approved: 'Perfil aprovado: uma pessoa da nossa equipe leu e aprovou este perfil.',
      pending: 'Perfil em análise: nossa equipe ainda não tomou uma decisão.',
      rejected: 'Perfil não aprovado: nossa equipe analisou e não aprovou este perfil.',
    },
    title: 'O que verificamos',
    none: 'Ainda não há dados verificados.',
    meaning: 'O que significam “aprovado” e “verificado”',
    noScore: 'As verificações não mudam a pontuação.',
    checked: 'Verificação em {date}',
    by: 'com {method}',
    until: 'vale até {date}',
    forGood: 'não expira',
    expired: 'expirou em {date}',
  },
};
