/** What the mails of interviews say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { interviewMailsEn } from './interviews.mails.en.ts';

export const interviewMailsPt: TranslationOf<typeof interviewMailsEn> = {
  option: 'Horário {number, number}',
  when: 'Quando',
  theirs: 'No relógio do outro lado',
  duration: 'Duração',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  reason: 'Você recebe este e-mail porque tem uma entrevista sobre {job} com {other}.',
  link: {
    proposed: 'Escolher um horário',
    openAgain: 'Ver os horários',
    moved: 'Ver os horários',
    booked: 'Ver a entrevista',
    cancelled: 'Ver a candidatura',
    reminder: 'Ver a entrevista',
    video: 'Entrar na chamada',
  },
  proposed: {
    subject: 'Entrevista para {job}: {other} propõe horários',
    text: '{other} gostaria de conversar com você sobre {job}.',
  },
  openAgain: {
    subject: 'Entrevista para {job} com {other}: os horários voltam a valer',
    text: 'Os horários para a entrevista sobre {job} com {other} voltam a valer.',
  },
  next: {
    choose: 'Escolha um destes horários, peça outros ou recuse.',
    chosenBy: 'É a vez de {other} escolher um destes horários.',
    propose: 'Se você ainda quer conversar, proponha outros horários na página da candidatura.',
    proposedBy: '{other} pode propor outros horários.',
  },
  booked: {
    subject: 'A entrevista para {job} com {other} está marcada',
    text: 'Sua entrevista sobre {job} com {other} está marcada. O arquivo anexo a coloca no seu calendário.',
  },
  moved: {
    subject: 'Entrevista para {job} com {other}: outros horários propostos',
    text: 'A entrevista sobre {job} com {other} vai mudar de horário. Se havia um horário no seu calendário, ele não vale mais.',
  },
  cancelled: {
    subject: 'A entrevista para {job} com {other} foi cancelada',
    text: 'A entrevista sobre {job} com {other} foi cancelada.',
    entry: 'Se ela está no seu calendário, o arquivo anexo a retira.',
  },
  reminder: {
    subject: 'Em breve: entrevista para {job} com {other}',
    text: 'Sua entrevista sobre {job} com {other} está chegando.',
  },
  entry: {
    title: 'Entrevista: {job} ({other})',
    text: 'Entrevista sobre {job} com {other}.',
    place: 'Online',
  },
  calendar: 'Entrevistas no {brand}',
};
