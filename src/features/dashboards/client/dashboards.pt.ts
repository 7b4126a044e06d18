/** Texts of this feature's screens, in Portuguese. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { dashboardsEn } from './dashboards.en.ts';

export const dashboardsPt: TranslationOf<typeof dashboardsEn> = {
  company: {
    welcome: 'Olá, {name}',
    text: 'Suas vagas abertas, as novas candidaturas e o que você tem pendente.',
    postJob: 'Publicar vaga',
    book: `Agende uma consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    openPositions: 'Vagas abertas',
    applications: 'Candidaturas',
    activeHires: 'Contratações ativas',
    messages: 'Mensagens',
    processes: 'Seus processos de contratação',
    noJobs: 'Você ainda não tem vagas',
    noJobsText: 'Publique uma vaga para ver quem combina com ela, com uma pontuação e suas razões.',
    postFirst: 'Publique sua primeira vaga',
    jobsFailed: 'Não foi possível carregar suas vagas',
    shortcuts: 'Atalhos',
    browse: 'Explorar candidatos',
    browseText: 'Busque profissionais com perfil aprovado',
    messagesText: 'Suas conversas com candidatos',
    recent: 'Candidaturas recentes',
    viewAll: 'Ver todas',
    noApplications: 'Ainda não há candidaturas',
    noApplicationsText: 'Quando alguém se candidatar, você verá aqui.',
    recentFailed: 'Não foi possível carregar as candidaturas',
  },
  consultation: {
    title: `Consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    text: 'Conte qual perfil você procura. Ajudamos a definir o cargo e a encontrar a pessoa certa.',
    close: 'Fechar o painel da consulta',
  },
  candidate: {
    welcome: 'Olá, {name}',
    text: 'Vagas que combinam com você e a situação das suas candidaturas.',
    textUnscored: 'As vagas mais recentes e a situação das suas candidaturas.',
    applied: 'Candidaturas',
    interviewing: 'Em entrevistas',
    hired: 'Contratações',
    newMatches: 'Novas combinações',
    notCounted: 'Não contamos sem pontuações',
    todo: 'Pendências',
    interviewToday: 'Entrevista hoje, {time}',
    join: 'Entrar na chamada com {company}',
    joinShort: 'Entrar',
    unread: '{count, plural, one {Leia # mensagem nova} other {Leia # mensagens novas}}',
    turnsCutOff: '{count, number}+',
    discover: 'Descubra',
    discoverText:
      'Todas as vagas abertas, com a sua pontuação em cada uma. Descubra quais são para você e o que aumentaria sua pontuação.',
    discoverTextUnscored: 'Todas as vagas abertas, as mais recentes primeiro.',
    discoverAction: 'Explorar vagas',
    recommended: 'Recomendadas para você',
    closest:
      'No momento, nenhuma vaga a que você não se candidatou chega a {score, number} pontos. Estas são as mais próximas.',
    newest:
      'Você desativou suas pontuações, então aqui estão as vagas mais recentes a que você não se candidatou. <account>Mudar</account>',
    others: 'Vagas abertas',
    allMatches: 'Ver todas',
    viewJob: 'Ver vaga',
    noMatches: 'No momento não há recomendações',
    noMatchesText:
      'Não há mais vagas abertas a que você não tenha se candidatado. Quando as empresas publicarem outras, você verá aqui.',
    editProfile: 'Editar perfil',
    matchesFailed: 'Não foi possível carregar suas recomendações',
    yours: 'Suas candidaturas',
    viewAll: 'Ver todas',
    noApplications: 'Você ainda não se candidatou',
    noApplicationsText: 'Encontre uma vaga para você e candidate-se com algumas palavras sobre a sua experiência.',
    applicationsFailed: 'Não foi possível carregar suas candidaturas',
    pendingReview:
      'Estamos analisando seu perfil. Você já pode explorar vagas e se candidatar. As empresas vão encontrar você depois da aprovação.',
    howVettingWorks: 'Como analisamos os perfis',
    rejectedReview: 'Não aprovamos seu perfil. Edite-o para que seja analisado de novo.',
  },
};
