/** Spanish text for the voluntary questions. */
import type { TranslationOf } from '#shared/translation.ts';
import type { voluntaryQuestionsEn } from './voluntary-questions.en.ts';

export const voluntaryQuestionsEs: TranslationOf<typeof voluntaryQuestionsEn> = {
  heading: 'Dos preguntas voluntarias',
  why: '¿Las puntuaciones y las decisiones tratan distinto a las personas según su sexo, raza u origen étnico? Respuestas como las tuyas nos ayudan a saberlo. No influyen en ninguna decisión, y nada cambia para ti si no respondes.',
  who: 'Nadie en las empresas ni en nuestro equipo de administración puede leer tus respuestas, y no aparecen en ninguna página ni lista. Las guardamos aparte de tu perfil, sin tu nombre, y las contamos junto con las de muchas otras personas.',
  more: 'Cómo las guardamos',
  open: 'Responder preguntas',
  sex: 'Sexo',
  race: 'Raza u origen étnico',
  raceIbge: 'Color o raza',
  notSaid: 'Prefiero no decirlo',
  categories:
    'Usamos las categorías del informe EEO-1 de Estados Unidos, para que nuestros resultados se puedan comparar con otras estadísticas.',
  categoriesIbge:
    'Usamos las categorías del censo brasileño (IBGE), para que nuestros resultados se puedan comparar con otras estadísticas.',
  send: 'Enviar respuestas',
  sending: 'Enviando…',
  sent: 'Gracias',
  sentText: 'Guardamos tus respuestas aparte de tu perfil, sin tu nombre.',
  answered:
    'Ya respondiste. No mostramos tus respuestas a nadie, ni siquiera a ti. Puedes responder de nuevo o retirar tus respuestas. Si las retiras, las borramos.',
  change: 'Responder de nuevo',
  withdraw: 'Retirar respuestas',
  withdrawn: 'Respuestas retiradas',
  withdrawnText: 'Ya las borramos.',
  sexes: { female: 'Femenino', male: 'Masculino' },
  races: {
    'hispanic-or-latino': 'Hispana o latina',
    white: 'Blanca',
    black: 'Negra o afroamericana',
    'native-hawaiian-or-pacific-islander': 'Nativa de Hawái u otra isla del Pacífico',
    asian: 'Asiática',
    'american-indian-or-alaska-native': 'Indígena americana o nativa de Alaska',
    'two-or-more': 'Dos o más razas',
    branca: 'Blanca (branca)',
    preta: 'Negra (preta)',
    parda: 'Parda',
    amarela: 'Asiática (amarela)',
    indigena: 'Indígena',
  },
};
