/** Spanish text for interview emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { interviewMailsEn } from './interviews.mails.en.ts';

export const interviewMailsEs: TranslationOf<typeof interviewMailsEn> = {
  option: 'Horario {number, number}',
  when: 'Cuándo',
  theirs: 'Hora de la otra parte',
  duration: 'Duración',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  reason: 'Recibes este correo por una entrevista para {job} con {other}.',
  link: {
    proposed: 'Elegir un horario',
    openAgain: 'Ver los horarios',
    moved: 'Ver los horarios',
    booked: 'Ver la entrevista',
    cancelled: 'Ver la postulación',
    reminder: 'Ver la entrevista',
    assigned: 'Ver la entrevista',
    unassigned: 'Ver la postulación',
    video: 'Unirme a la llamada',
  },
  proposed: {
    subject: 'Entrevista para {job}: {other} propuso horarios',
    text: '{other} propuso horarios de entrevista para {job}.',
  },
  openAgain: {
    subject: 'Entrevista para {job} con {other}: los horarios propuestos están disponibles de nuevo',
    text: 'Los horarios propuestos de la entrevista para {job} con {other} están disponibles de nuevo.',
  },
  next: {
    choose: 'Elige uno de estos horarios, propón otros o rechaza la entrevista.',
    chooseAsCompany: 'Tu empresa puede elegir uno de estos horarios, proponer otros o rechazar la entrevista.',
    chosenBy: 'Le toca a {other} elegir uno de estos horarios.',
    propose: 'Tu empresa puede proponer otros horarios desde la postulación.',
    proposedBy: '{other} puede proponer otros horarios.',
  },
  booked: {
    subject: 'Entrevista confirmada para {job} con {other}',
    text: 'Tu entrevista para {job} con {other} está confirmada. Abre el archivo adjunto para agregarla a tu calendario.',
  },
  moved: {
    subject: 'Entrevista para {job} con {other}: cambiaron los horarios',
    text: 'Cambiaron los horarios de la entrevista para {job} con {other}. Si ya la tenías en tu calendario, ese horario ya no es válido.',
  },
  cancelled: {
    subject: 'Se canceló la entrevista para {job} con {other}',
    text: 'Se canceló tu entrevista para {job} con {other}.',
    entry: 'Si está en tu calendario, abre el archivo adjunto para quitarla.',
  },
  assigned: {
    subject: 'Entrevista para {job} con {other}: vas a participar',
    text: 'Vas a entrevistar a {other} para {job}.',
    entry: 'Abre el archivo adjunto para agregar la entrevista a tu calendario.',
  },
  unassigned: {
    subject: 'Entrevista para {job} con {other}: ya no participas',
    text: 'Ya no participas en la entrevista para {job} con {other}.',
    reason: 'Recibes este correo porque tenías una entrevista para {job} con {other}.',
  },
  reminder: {
    subject: 'Recordatorio: entrevista para {job} con {other}',
    text: 'Se acerca tu entrevista para {job} con {other}.',
  },
  entry: {
    title: 'Entrevista: {job} ({other})',
    text: 'Entrevista para {job} con {other}.',
    place: 'En línea',
  },
  calendar: 'Entrevistas en {brand}',
};
