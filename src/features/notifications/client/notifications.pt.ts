/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsPt: TranslationOf<typeof notificationsEn> = {
  title: 'Notificações',
  bell: '{count, plural, =0 {Notificações} one {Notificações, # não lida} other {Notificações, # não lidas}}',
  markAll: 'Marcar todas como lidas',
  unread: 'Não lida',
  empty: 'Você está em dia',
  emptyText: 'As novidades sobre candidaturas e conversas aparecem aqui.',
  failed: 'Não foi possível carregar as notificações',
  more: 'Notificações anteriores',
  text: {
    application_received:
      '{count, plural, one {<strong>{name}</strong> se candidatou a {jobTitle}} other {<strong># novas candidaturas</strong> para {jobTitle}}}',
    application_moved: '{jobTitle}, {name}: <strong>{status}</strong>',
    offer_revised: '<strong>{name}</strong> enviou novas condições para {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> retirou a oferta para {jobTitle}',
    offer_expired: 'A oferta para {jobTitle} venceu: <strong>{name}</strong>',
    offer_proposed: '<strong>{name}</strong> propôs outras condições para {jobTitle}',
    offer_kept: '<strong>{name}</strong> mantém as condições da oferta para {jobTitle}',
    hire_changed: '{jobTitle}, {name}: <strong>{change}</strong>',
    guarantee_claimed: '<strong>{name}</strong> acionou a garantia para {jobTitle}',
    check_in_problem: '<strong>{name}</strong> relatou um problema em um acompanhamento: {jobTitle}',
    invitation_received: '<strong>{name}</strong> convida você a se candidatar: {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> recusou seu convite: {jobTitle}} other {<strong># pessoas</strong> recusaram seu convite: {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> propôs horários de entrevista para {jobTitle}} booked {Sua entrevista com <strong>{name}</strong> para {jobTitle} está marcada} moved {<strong>{name}</strong> propôs outros horários de entrevista para {jobTitle}} cancelled {A entrevista com <strong>{name}</strong> para {jobTitle} foi cancelada} other {Sua entrevista com <strong>{name}</strong> para {jobTitle} está chegando}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> pediu uma resposta: {jobTitle}} other {<strong># pessoas</strong> pediram uma resposta: {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {{jobTitle} está pausada: {count, number} pessoas pediram uma resposta e continuam esperando} other {{jobTitle}: {count, number} pessoas pediram uma resposta e continuam esperando. Com mais uma, vamos pausar a vaga}}',
    job_ending:
      'O último dia para se candidatar a {jobTitle} está próximo. Amplie o prazo ou deixe a vaga ser encerrada',
    job_closed: '{jobTitle} foi encerrada: o último dia para se candidatar já passou',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> pediu a revisão de uma decisão: {jobTitle}} other {<strong># pedidos</strong> de revisão de uma decisão: {jobTitle}}}',
    appeal_closed:
      'Revisão de {jobTitle}, {name}: <strong>{outcome, select, upheld {a decisão foi mantida} other {a candidatura foi reaberta}}</strong>',
    message_received:
      '{count, plural, one {<strong>{name}</strong> escreveu para você} other {<strong>{name}</strong> enviou # mensagens para você}}',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> recebeu uma denúncia} other {<strong>{name}</strong> recebeu # denúncias}}',
    verification_moved: '{kind}: <strong>{status}</strong>',
    profiles_read_up: '<strong>{name}</strong> chegou ao limite de {count, number} perfis completos por dia',
    profile_approved: 'Seu perfil foi aprovado. Agora as empresas podem encontrar você.',
    profile_rejected: 'Seu perfil não foi aprovado. Edite o perfil para uma nova análise.',
  },
};
