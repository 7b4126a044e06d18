/** Texts of the voluntary questions, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { fairnessEn } from './fairness.en.ts';

export const fairnessPt: TranslationOf<typeof fairnessEn> = {
  heading: 'Duas perguntas voluntárias',
  why: 'As pontuações e as decisões tratam as pessoas de forma diferente conforme o sexo, a raça ou a etnia? Respostas como as suas ajudam a mostrar. Elas não influenciam nenhuma decisão, e nada muda para você se não disser nada.',
  who: 'Nenhuma empresa e nenhum administrador pode ler suas respostas, e elas não aparecem em nenhuma página nem lista. Ficam separadas do seu perfil, sem o seu nome, e são contadas junto com as de muitas outras pessoas.',
  more: 'Como as guardamos',
  open: 'Responder às perguntas',
  sex: 'Sexo',
  race: 'Raça ou etnia',
  raceIbge: 'Cor ou raça',
  notSaid: 'Prefiro não dizer',
  categories:
    'As categorias são as dos relatórios dos Estados Unidos (EEO-1), para que os resultados possam ser comparados com outros.',
  categoriesIbge:
    'As categorias são as do censo brasileiro (IBGE), para que os resultados possam ser comparados com outros.',
  send: 'Enviar respostas',
  sending: 'Enviando…',
  sent: 'Obrigado',
  sentText: 'Suas respostas ficam separadas, sem o seu nome.',
  answered:
    'Você já respondeu. Não mostramos o que disse, nem a você. Você pode responder de novo ou retirar suas respostas: então elas são apagadas.',
  change: 'Responder de novo',
  withdraw: 'Retirar respostas',
  withdrawn: 'Respostas retiradas',
  withdrawnText: 'Foram apagadas.',
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
