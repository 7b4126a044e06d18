/** Portuguese text for the voluntary questions. */
import type { TranslationOf } from '#shared/translation.ts';
import type { voluntaryQuestionsEn } from './voluntary-questions.en.ts';

export const voluntaryQuestionsPt: TranslationOf<typeof voluntaryQuestionsEn> = {
  heading: 'Duas perguntas voluntárias',
  why: 'As pontuações e as decisões tratam as pessoas de forma diferente conforme o sexo, a raça ou a etnia? Respostas como as suas nos ajudam a descobrir. Elas não influenciam nenhuma decisão, e nada muda para você se não responder.',
  who: 'Ninguém nas empresas nem na nossa administração pode ler suas respostas, e elas não aparecem em nenhuma página nem lista. Guardamos as respostas separadas do seu perfil, sem o seu nome, e as contamos junto com as de muitas outras pessoas.',
  more: 'Como guardamos as respostas',
  open: 'Responder às perguntas',
  sex: 'Sexo',
  race: 'Raça ou etnia',
  raceIbge: 'Cor ou raça',
  notSaid: 'Prefiro não dizer',
  categories:
    'Usamos as categorias do relatório EEO-1 dos Estados Unidos, para que nossos resultados possam ser comparados com outras estatísticas.',
  categoriesIbge:
    'Usamos as categorias do censo brasileiro (IBGE), para que nossos resultados possam ser comparados com outras estatísticas.',
  send: 'Enviar respostas',
  sending: 'Enviando…',
  sent: 'Agradecemos sua resposta',
  sentText: 'Guardamos suas respostas separadas do seu perfil, sem o seu nome.',
  answered:
    'Você já respondeu. Não mostramos suas respostas a ninguém, nem a você. Você pode responder de novo ou retirar suas respostas. Se você as retirar, apagamos todas.',
  change: 'Responder de novo',
  withdraw: 'Retirar respostas',
  withdrawn: 'Respostas retiradas',
  withdrawnText: 'Já apagamos suas respostas.',
  sexes: { female: 'Feminino', male: 'Masculino' },
  races: {
    'hispanic-or-latino': 'Hispânica ou latina',
    white: 'Branca',
    black: 'Negra ou afro-americana',
    'native-hawaiian-or-pacific-islander': 'Nativa do Havaí ou de outra ilha do Pacífico',
    asian: 'Asiática',
    'american-indian-or-alaska-native': 'Indígena americana ou nativa do Alasca',
    'two-or-more': 'Duas ou mais raças',
    branca: 'Branca',
    preta: 'Preta',
    parda: 'Parda',
    amarela: 'Amarela',
    indigena: 'Indígena',
  },
};
