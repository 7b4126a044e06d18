/** What the mails of interviews say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { interviewMailsEn } from './interviews.mails.en.ts';

export const interviewMailsEs: TranslationOf<typeof interviewMailsEn> = {
  option: 'Horario {number, number}',
  when: 'Cuándo',
  theirs: 'En el reloj de la otra parte',
  duration: 'Duración',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  reason: 'Recibes este correo porque tienes una entrevista sobre {job} con {other}.',
  link: {
    proposed: 'Elegir un horario',
    openAgain: 'Ver los horarios',
    moved: 'Ver los horarios',
    booked: 'Ver la entrevista',
    cancelled: 'Ver la postulación',
    reminder: 'Ver la entrevista',
    video: 'Entrar a la llamada',
  },
  proposed: {
    subject: 'Entrevista para {job}: {other} propone horarios',
    text: 'A {other} le gustaría hablar contigo sobre {job}.',
  },
  openAgain: {
    subject: 'Entrevista para {job} con {other}: los horarios vuelven a valer',
    text: 'Los horarios para la entrevista sobre {job} con {other} vuelven a valer.',
  },
  next: {
    choose: 'Elige uno de estos horarios, pide otros o recházalos.',
    chosenBy: 'Le toca a {other} elegir uno de estos horarios.',
    propose: 'Si todavía quieres conversar, propón otros horarios en la página de la postulación.',
    proposedBy: '{other} puede proponer otros horarios.',
  },
  booked: {
    subject: 'La entrevista para {job} con {other} está reservada',
    text: 'Tu entrevista sobre {job} con {other} está reservada. El archivo adjunto la agrega a tu calendario.',
  },
  moved: {
    subject: 'Entrevista para {job} con {other}: se proponen otros horarios',
    text: 'La entrevista sobre {job} con {other} se va a mover. Si tenías un horario en tu calendario, ya no vale.',
  },
  cancelled: {
    subject: 'La entrevista para {job} con {other} está cancelada',
    text: 'La entrevista sobre {job} con {other} está cancelada.',
    entry: 'Si está en tu calendario, el archivo adjunto la quita.',
  },
  reminder: {
    subject: 'Pronto: entrevista para {job} con {other}',
    text: 'Se acerca tu entrevista sobre {job} con {other}.',
  },
  entry: {
    title: 'Entrevista: {job} ({other})',
    text: 'Entrevista sobre {job} con {other}.',
    place: 'En línea',
  },
  calendar: 'Entrevistas en {brand}',
};
