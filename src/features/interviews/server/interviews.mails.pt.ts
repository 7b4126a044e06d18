/** Portuguese text for interview emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { interviewMailsEn } from './interviews.mails.en.ts';

export const interviewMailsPt: TranslationOf<typeof interviewMailsEn> = {
  option: 'Horário {number, number}',
  when: 'Quando',
  theirs: 'No fuso da outra parte',
  duration: 'Duração',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  reason: 'Você recebeu este e-mail por causa de uma entrevista com {other} para a vaga {job}.',
  link: {
    proposed: 'Escolher um horário',
    openAgain: 'Ver os horários',
    moved: 'Ver os horários',
    booked: 'Ver a entrevista',
    cancelled: 'Ver a candidatura',
    reminder: 'Ver a entrevista',
    assigned: 'Ver a entrevista',
    unassigned: 'Ver a candidatura',
    video: 'Entrar na chamada',
  },
  proposed: {
    subject: 'Entrevista para a vaga {job}: {other} propôs horários',
    text: '{other} propôs horários de entrevista para a vaga {job}.',
  },
  openAgain: {
    subject: 'Entrevista com {other} para a vaga {job}: os horários propostos estão disponíveis de novo',
    text: 'Os horários propostos da entrevista com {other} para a vaga {job} estão disponíveis de novo.',
  },
  next: {
    choose: 'Escolha um destes horários, proponha outros ou recuse a entrevista.',
    chooseAsCompany: 'Sua empresa pode escolher um destes horários, propor outros ou recusar a entrevista.',
    chosenBy: 'É a vez de {other} escolher um destes horários.',
    propose: 'Sua empresa pode propor outros horários na página da candidatura.',
    proposedBy: '{other} pode propor outros horários.',
  },
  booked: {
    subject: 'Entrevista marcada com {other} para a vaga {job}',
    text: 'Sua entrevista com {other} para a vaga {job} está marcada. Abra o arquivo anexo para adicionar a entrevista ao seu calendário.',
  },
  moved: {
    subject: 'Entrevista com {other} para a vaga {job}: os horários mudaram',
    text: 'Os horários da entrevista com {other} para a vaga {job} mudaram. Se a entrevista já estava no seu calendário, o horário anterior não vale mais.',
  },
  cancelled: {
    subject: 'A entrevista com {other} para a vaga {job} foi cancelada',
    text: 'Sua entrevista com {other} para a vaga {job} foi cancelada.',
    entry: 'Se ela estiver no seu calendário, abra o arquivo anexo para remover.',
  },
  assigned: {
    subject: 'Você vai participar da entrevista com {other} para a vaga {job}',
    text: 'Você vai entrevistar {other} para a vaga {job}.',
    entry: 'Abra o arquivo anexo para adicionar a entrevista ao seu calendário.',
  },
  unassigned: {
    subject: 'Você não participa mais da entrevista com {other} para a vaga {job}',
    text: 'Você não participa mais da entrevista com {other} para a vaga {job}.',
    reason: 'Você recebeu este e-mail porque tinha uma entrevista com {other} para a vaga {job}.',
  },
  reminder: {
    subject: 'Lembrete: entrevista com {other} para a vaga {job}',
    text: 'Falta pouco para sua entrevista com {other} para a vaga {job}.',
  },
  entry: {
    title: 'Entrevista: {job} ({other})',
    text: 'Entrevista com {other} para a vaga {job}.',
    place: 'Online',
  },
  calendar: 'Entrevistas na {brand}',
};
