/** Texts for the verification screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { verificationsEn } from './verifications.en.ts';

export const verificationsEs: TranslationOf<typeof verificationsEn> = {
  method: {
    document: 'un documento oficial',
    'video-call': 'una videollamada',
    'phone-call': 'una llamada telefónica',
    'written-task': 'una prueba escrita con tiempo límite',
    'work-sample': 'una muestra de trabajo',
    'reference-form': 'las respuestas de una referencia',
    'public-record': 'un registro público',
  },
  shown: {
    line: 'Datos verificados: {kinds}',
    kind: {
      identity: 'identidad',
      english: 'inglés',
      skill: 'habilidad',
      reference: 'referencia',
      work: 'trabajo anterior',
    },
    open: 'Ver qué se verificó',
    vetted: {
      approved: 'Perfil aprobado: una persona de nuestro equipo lo leyó y lo aprobó.',
      pending: 'Perfil en revisión: nuestro equipo aún no ha tomado una decisión.',
      rejected: 'Perfil no aprobado: nuestro equipo lo revisó y no lo aprobó.',
    },
    title: 'Qué verificamos',
    none: 'Aún no hay datos verificados.',
    meaning: 'Qué significan «aprobado» y «verificado»',
    noScore: 'Las verificaciones no cambian la puntuación.',
    checked: 'Se verificó el {date}',
    by: 'con {method}',
    until: 'vigente hasta el {date}',
    forGood: 'no vence',
    expired: 'venció el {date}',
  },
};
