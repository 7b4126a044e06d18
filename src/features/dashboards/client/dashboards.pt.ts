/** Texts of this feature's screens, in Portuguese. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { dashboardsEn } from './dashboards.en.ts';

export const dashboardsPt: TranslationOf<typeof dashboardsEn> = {
  company: {
    welcome: 'Boas-vindas, {name}',
    text: 'Suas vagas abertas, quem se candidatou e o que espera por você.',
    postJob: 'Publicar vaga',
    book: `Agende uma consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    openPositions: 'Vagas abertas',
    applications: 'Candidaturas',
    activeHires: 'Contratações ativas',
    messages: 'Mensagens',
    processes: 'Seus processos de contratação',
    noJobs: 'Ainda não há vagas',
    noJobsText: 'Publique uma vaga e veja na hora quem combina com ela, com uma pontuação que se explica.',
    postFirst: 'Publique sua primeira vaga',
    jobsFailed: 'Não foi possível carregar suas vagas',
    shortcuts: 'Atalhos',
    browse: 'Explorar candidatos',
    browseText: 'Busque profissionais com perfil aprovado',
    messagesText: 'Suas conversas com candidatos',
    recent: 'Candidaturas recentes',
    viewAll: 'Ver todas',
    noApplications: 'Ainda não há candidaturas',
    noApplicationsText: 'Elas aparecem aqui assim que alguém se candidata.',
    recentFailed: 'Não foi possível carregar as candidaturas',
  },
  consultation: {
    title: `Consulta gratuita de ${CONSULTATION_MINUTES} minutos`,
    text: 'Conte de quem você precisa. Ajudamos a descrever a vaga e a encontrar quem combina com ela.',
    close: 'Fechar o painel da consulta',
  },
  candidate: {
    welcome: 'Boas-vindas, {name}',
    text: 'Vagas que combinam com você e a situação das suas candidaturas.',
    textUnscored: 'As vagas mais recentes e a situação das suas candidaturas.',
    applied: 'Candidaturas',
    interviewing: 'Em entrevistas',
    hired: 'Contratações',
    newMatches: 'Novas combinações',
    notCounted: 'Sem pontuações não são contadas',
    turns: 'Sua vez',
    turnsCutOff: '{count, number}+',
    discover: 'Descubra',
    discoverText:
      'Todas as vagas abertas, pontuadas pelo seu perfil. Veja o que combina e o que aumentaria sua pontuação.',
    discoverTextUnscored: 'Todas as vagas abertas, primeiro as mais recentes.',
    discoverAction: 'Explorar vagas',
    recommended: 'Recomendadas para você',
    closest:
      'Das vagas abertas às quais você não se candidatou, nenhuma chega a {score, number} pontos no momento. Estas são as que mais se aproximam.',
    newest:
      'Suas pontuações estão desligadas, então aqui ficam as vagas mais recentes a que você não se candidatou. <account>Mudar isso</account>',
    others: 'Vagas abertas',
    allMatches: 'Ver todas',
    viewJob: 'Ver vaga',
    noMatches: 'Nada a recomendar no momento',
    noMatchesText:
      'Você já se candidatou a todas as vagas abertas, ou não há nenhuma. As novas aparecem aqui quando as empresas as publicam.',
    editProfile: 'Editar perfil',
    matchesFailed: 'Não foi possível carregar suas combinações',
    yours: 'Suas candidaturas',
    viewAll: 'Ver todas',
    noApplications: 'Você ainda não se candidatou',
    noApplicationsText: 'Abra uma vaga que combine e candidate-se com algumas palavras sobre você.',
    applicationsFailed: 'Não foi possível carregar suas candidaturas',
    pendingReview:
      'Seu perfil está em análise. Você já pode explorar e se candidatar; as empresas encontram você quando ele for aprovado.',
    howVettingWorks: 'Como um perfil é aprovado',
    rejectedReview: 'Seu perfil não foi aprovado. Edite-o para que seja analisado de novo.',
  },
};
