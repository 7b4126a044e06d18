/** Texts of the voluntary questions, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { fairnessEn } from './fairness.en.ts';

export const fairnessEs: TranslationOf<typeof fairnessEn> = {
  heading: 'Dos preguntas voluntarias',
  why: '¿Tratan las puntuaciones y las decisiones de forma distinta a las personas según su sexo, raza u origen étnico? Respuestas como las tuyas ayudan a mostrarlo. No influyen en ninguna decisión, y nada cambia para ti si no dices nada.',
  who: 'Ninguna empresa y ningún administrador puede leer tus respuestas, y no aparecen en ninguna página ni lista. Se guardan aparte de tu perfil, sin tu nombre, y se cuentan junto con las de muchas otras personas.',
  more: 'Cómo las guardamos',
  open: 'Responder las preguntas',
  sex: 'Sexo',
  race: 'Raza u origen étnico',
  raceIbge: 'Color o raza',
  notSaid: 'Prefiero no decirlo',
  categories:
    'Las categorías son las de los informes de Estados Unidos (EEO-1), para que los resultados se puedan comparar con otros.',
  categoriesIbge:
    'Las categorías son las del censo brasileño (IBGE), para que los resultados se puedan comparar con otros.',
  send: 'Enviar respuestas',
  sending: 'Enviando…',
  sent: 'Gracias',
  sentText: 'Tus respuestas se guardan aparte, sin tu nombre.',
  answered:
    'Ya respondiste. No mostramos lo que dijiste, ni siquiera a ti. Puedes responder de nuevo o retirar tus respuestas: entonces se borran.',
  change: 'Responder de nuevo',
  withdraw: 'Retirar respuestas',
  withdrawn: 'Respuestas retiradas',
  withdrawnText: 'Quedan borradas.',
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
