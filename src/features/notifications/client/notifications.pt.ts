/** Portuguese text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsPt: TranslationOf<typeof notificationsEn> = {
  unread: 'Não lida',
  empty: 'Tudo em dia',
  emptyText: 'As novidades sobre candidaturas e conversas aparecem aqui.',
  failed: 'Não foi possível carregar as notificações',
  more: 'Notificações anteriores',
  today: 'Hoje',
  yesterday: 'Ontem',
  before: 'Mais antigas',
  older: '{count, plural, one {# novidade anterior} other {# novidades anteriores}}',
  verification: {
    identity: 'sua identidade',
    english: 'seu inglês',
    skill: '{subject, select, none {uma habilidade} other {sua habilidade “{subject}”}}',
    reference: '{subject, select, none {uma referência} other {sua referência “{subject}”}}',
    work: '{subject, select, none {seu trabalho anterior} other {seu trabalho “{subject}”}}',
  },
  text: {
    application_received:
      '{count, plural, one {<strong>{name}</strong> se candidatou à vaga {jobTitle}} other {<strong># novas candidaturas</strong> para a vaga {jobTitle}}}',
    application_moved:
      '{status, select, pending {<strong>{name}</strong> colocou sua candidatura à vaga {jobTitle} de volta em “Aguardando avaliação”} applied {<strong>{name}</strong> está avaliando sua candidatura à vaga {jobTitle}} interviewing {<strong>{name}</strong> quer entrevistar você para a vaga {jobTitle}} offered {<strong>{name}</strong> fez uma oferta para você: {jobTitle}} hired {Você e <strong>{name}</strong> chegaram a um acordo sobre a vaga {jobTitle}} hiredByCompany {<strong>{name}</strong> contratou você para a vaga {jobTitle}} declined {<strong>{name}</strong> decidiu não seguir com sua candidatura à vaga {jobTitle}} companyDeleted {Sua candidatura à vaga {jobTitle} foi encerrada porque a empresa excluiu a própria conta} other {<strong>{name}</strong> retirou a candidatura à vaga {jobTitle}}}',
    offer_revised: '<strong>{name}</strong> enviou novas condições para a vaga {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> retirou a oferta para a vaga {jobTitle}',
    offer_expired:
      'A oferta para a vaga {jobTitle} expirou antes que você e <strong>{name}</strong> chegassem a um acordo',
    offer_proposed: '<strong>{name}</strong> propôs outras condições para a vaga {jobTitle}',
    offer_kept: '<strong>{name}</strong> mantém as condições da oferta para a vaga {jobTitle}',
    hire_changed:
      '{change, select, started {<strong>{name}</strong> informa que o trabalho na vaga {jobTitle} começou} ended {<strong>{name}</strong> informa que o trabalho na vaga {jobTitle} terminou} claimed {A garantia da vaga {jobTitle} foi acionada, e a contratação está encerrada} replaced {A garantia da vaga {jobTitle} foi acionada, e <strong>{name}</strong> informa que outra pessoa foi contratada como substituta} moved {<strong>{name}</strong> mudou a data de início na vaga {jobTitle}} calledOff {<strong>{name}</strong> cancelou a contratação para a vaga {jobTitle} antes do primeiro dia} other {Você e <strong>{name}</strong> chegaram a um acordo sobre a vaga {jobTitle}}}',
    guarantee_claimed: 'A garantia da vaga {jobTitle} na <strong>{name}</strong> foi acionada',
    check_in_problem: '<strong>{name}</strong> relatou um problema na contratação para a vaga {jobTitle}',
    invitation_received: '<strong>{name}</strong> convida você a se candidatar à vaga {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> recusou seu convite para a vaga {jobTitle}} other {<strong># pessoas</strong> recusaram seu convite para a vaga {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> propôs horários de entrevista para a vaga {jobTitle}} booked {Sua entrevista com <strong>{name}</strong> para a vaga {jobTitle} está marcada} moved {Os horários da sua entrevista com <strong>{name}</strong> para a vaga {jobTitle} mudaram} cancelled {A entrevista com <strong>{name}</strong> para a vaga {jobTitle} foi cancelada} assigned {Você vai entrevistar <strong>{name}</strong> para a vaga {jobTitle}} unassigned {Você não participa mais da entrevista com <strong>{name}</strong> para a vaga {jobTitle}} other {Sua entrevista com <strong>{name}</strong> para a vaga {jobTitle} está chegando}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> espera uma resposta sobre a vaga {jobTitle}} other {<strong># pessoas</strong> esperam uma resposta sobre a vaga {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {Pausamos a vaga {jobTitle}: {count, number} pessoas pediram uma resposta e continuam esperando} other {{count, number} pessoas pediram uma resposta sobre a vaga {jobTitle} e continuam esperando. Se mais uma pedir, vamos pausar a vaga}}',
    job_ending:
      'O último dia para se candidatar à vaga {jobTitle} está chegando. Se você não prorrogar o prazo, a vaga será encerrada',
    job_closed: 'A vaga {jobTitle} foi encerrada: o último dia para se candidatar já passou',
    job_taken_down: 'Nossa equipe tirou a vaga {jobTitle} do ar. Motivo: “{reason}”',
    job_restored:
      '{status, select, open {Nossa equipe restaurou a vaga {jobTitle}. Ela está aberta de novo} paused {Nossa equipe restaurou a vaga {jobTitle}. Ela está pausada até você reabri-la} other {Nossa equipe restaurou a vaga {jobTitle}. Ela está encerrada, como antes}}',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> pediu a revisão da decisão sobre a candidatura à vaga {jobTitle}} other {<strong># pessoas</strong> pediram a revisão da decisão sobre a candidatura à vaga {jobTitle}}}',
    appeal_closed:
      '{outcome, select, upheld {Depois da revisão, a decisão sobre a candidatura à vaga {jobTitle} (<strong>{name}</strong>) foi mantida} ended {A revisão que você pediu sobre a vaga {jobTitle} foi encerrada sem resposta porque a empresa excluiu a própria conta} reversed {<strong>{name}</strong> voltou atrás na decisão, e sua candidatura à vaga {jobTitle} está aberta de novo} other {Depois da revisão, a candidatura à vaga {jobTitle} (<strong>{name}</strong>) está aberta de novo}}',
    message_received:
      '{count, plural, one {<strong>{name}</strong> escreveu para você} other {<strong>{name}</strong> enviou # mensagens para você}}',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> recebeu uma denúncia} other {<strong>{name}</strong> recebeu # denúncias}}',
    verification_moved:
      '{status, select, claimed {Vamos verificar {kind}} checking {Estamos verificando {kind}} verified {Verificamos <strong>{kind}</strong>} failed {Não foi possível confirmar <strong>{kind}</strong>} expired {Está na hora de verificar de novo <strong>{kind}</strong>} other {Retiramos a verificação de <strong>{kind}</strong>}}',
    profiles_read_up: '<strong>{name}</strong> chegou ao limite de {count, number} perfis completos por dia',
    mention:
      '{text, select, none {Alguém da sua equipe mencionou você em uma avaliação para a vaga {jobTitle}} other {Alguém da sua equipe mencionou você em uma avaliação para a vaga {jobTitle}: “{text}”}}',
    profile_approved: 'Seu perfil foi aprovado. Agora as empresas podem encontrar você.',
    profile_rejected: 'Seu perfil não foi aprovado. Se você editar o perfil, vamos analisá-lo de novo.',
  },
};
