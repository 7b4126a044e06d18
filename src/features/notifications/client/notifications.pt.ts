/** Portuguese text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { notificationsEn } from './notifications.en.ts';

export const notificationsPt: TranslationOf<typeof notificationsEn> = {
  unread: 'Não lida',
  empty: 'Você está em dia',
  emptyText: 'As novidades sobre candidaturas e conversas aparecem aqui.',
  failed: 'Não foi possível carregar as notificações',
  more: 'Notificações anteriores',
  today: 'Hoje',
  yesterday: 'Ontem',
  before: 'Antes',
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
      '{count, plural, one {<strong>{name}</strong> se candidatou a {jobTitle}} other {<strong># novas candidaturas</strong> para {jobTitle}}}',
    application_moved:
      '{status, select, pending {<strong>{name}</strong> colocou sua candidatura a {jobTitle} de volta em “Aguardando avaliação”} applied {<strong>{name}</strong> está avaliando sua candidatura a {jobTitle}} interviewing {<strong>{name}</strong> quer entrevistar você para {jobTitle}} offered {<strong>{name}</strong> fez uma oferta para você: {jobTitle}} hired {Você e <strong>{name}</strong> chegaram a um acordo para {jobTitle}} declined {<strong>{name}</strong> decidiu não seguir com sua candidatura a {jobTitle}} other {<strong>{name}</strong> retirou a candidatura a {jobTitle}}}',
    offer_revised: '<strong>{name}</strong> enviou novas condições para {jobTitle}',
    offer_withdrawn: '<strong>{name}</strong> retirou a oferta para {jobTitle}',
    offer_expired: 'A oferta para {jobTitle} venceu antes de um acordo com <strong>{name}</strong>',
    offer_proposed: '<strong>{name}</strong> propôs outras condições para {jobTitle}',
    offer_kept: '<strong>{name}</strong> mantém as condições da oferta para {jobTitle}',
    hire_changed:
      '{change, select, started {<strong>{name}</strong> informa que o trabalho na vaga {jobTitle} começou} ended {<strong>{name}</strong> informa que o trabalho na vaga {jobTitle} terminou} claimed {A garantia para {jobTitle} foi acionada, e a contratação está encerrada} replaced {<strong>{name}</strong> informa que outra pessoa foi contratada para {jobTitle}} moved {<strong>{name}</strong> mudou a data de início de {jobTitle}} calledOff {<strong>{name}</strong> cancelou a contratação para {jobTitle} antes do primeiro dia} other {Você e <strong>{name}</strong> chegaram a um acordo para {jobTitle}}}',
    guarantee_claimed: 'A garantia para {jobTitle} na <strong>{name}</strong> foi acionada',
    check_in_problem: '<strong>{name}</strong> relatou um problema no acompanhamento de {jobTitle}',
    invitation_received: '<strong>{name}</strong> convida você a se candidatar a {jobTitle}',
    invitation_declined:
      '{count, plural, one {<strong>{name}</strong> recusou seu convite para {jobTitle}} other {<strong># pessoas</strong> recusaram seu convite para {jobTitle}}}',
    interview_updated:
      '{event, select, proposed {<strong>{name}</strong> propôs horários de entrevista para {jobTitle}} booked {Sua entrevista com <strong>{name}</strong> para {jobTitle} está marcada} moved {Os horários da sua entrevista com <strong>{name}</strong> para {jobTitle} mudaram} cancelled {A entrevista com <strong>{name}</strong> para {jobTitle} foi cancelada} assigned {Você vai entrevistar <strong>{name}</strong> para {jobTitle}} unassigned {Você não participa mais da entrevista com <strong>{name}</strong> para {jobTitle}} other {Sua entrevista com <strong>{name}</strong> para {jobTitle} está chegando}}',
    answer_asked:
      '{count, plural, one {<strong>{name}</strong> espera uma resposta sobre {jobTitle}} other {<strong># pessoas</strong> esperam uma resposta sobre {jobTitle}}}',
    answers_owed:
      '{isPaused, select, true {Pausamos a vaga {jobTitle}: {count, number} pessoas pediram uma resposta e continuam esperando} other {{count, number} pessoas pediram uma resposta sobre {jobTitle} e continuam esperando. Se mais uma pedir, vamos pausar a vaga}}',
    job_ending:
      'O último dia para se candidatar a {jobTitle} está próximo. Se você não ampliar o prazo, a vaga será encerrada',
    job_closed: 'A vaga {jobTitle} foi encerrada: o último dia para se candidatar já passou',
    job_taken_down: 'Nossa equipe tirou a vaga {jobTitle} do ar. Motivo: “{reason}”',
    job_restored:
      '{status, select, open {Nossa equipe restaurou a vaga {jobTitle}. Ela está aberta de novo} paused {Nossa equipe restaurou a vaga {jobTitle}. Ela está pausada até você reabri-la} other {Nossa equipe restaurou a vaga {jobTitle}. Ela está encerrada, como antes}}',
    appeal_filed:
      '{count, plural, one {<strong>{name}</strong> pediu a revisão da decisão sobre {jobTitle}} other {<strong># pessoas</strong> pediram a revisão da decisão sobre {jobTitle}}}',
    appeal_closed:
      '{outcome, select, upheld {Depois da revisão, a decisão sobre {jobTitle} (<strong>{name}</strong>) foi mantida} other {Depois da revisão, a candidatura a {jobTitle} (<strong>{name}</strong>) está aberta de novo}}',
    message_received:
      '{count, plural, one {<strong>{name}</strong> escreveu para você} other {<strong>{name}</strong> enviou # mensagens para você}}',
    report_filed:
      '{count, plural, one {<strong>{name}</strong> recebeu uma denúncia} other {<strong>{name}</strong> recebeu # denúncias}}',
    verification_moved:
      '{status, select, claimed {Vamos verificar {kind}} checking {Estamos verificando {kind}} verified {Verificamos <strong>{kind}</strong>} failed {Não foi possível confirmar <strong>{kind}</strong>} expired {Está na hora de verificar de novo <strong>{kind}</strong>} other {Retiramos a verificação de <strong>{kind}</strong>}}',
    profiles_read_up: '<strong>{name}</strong> chegou ao limite de {count, number} perfis completos por dia',
    mention:
      '{text, select, none {Alguém da sua equipe mencionou você em uma avaliação para {jobTitle}} other {Alguém da sua equipe mencionou você em uma avaliação para {jobTitle}: “{text}”}}',
    profile_approved: 'Seu perfil foi aprovado. Agora as empresas podem encontrar você.',
    profile_rejected: 'Seu perfil não foi aprovado. Edite o perfil para uma nova análise.',
  },
};
