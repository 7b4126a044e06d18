/** Texts of the frame around the signed-in screens, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { appEn } from './app.en.ts';

export const appPt: TranslationOf<typeof appEn> = {
  loading: `Carregando a ${brand.name}…`,
  nav: {
    dashboard: 'Painel',
    browseCandidates: 'Candidatos',
    shortlist: 'Pré-seleção',
    postJob: 'Publicar vaga',
    applications: 'Candidaturas',
    browseJobs: 'Vagas',
    myApplications: 'Candidaturas',
    savedJobs: 'Salvas',
    reports: 'Denúncias',
    appeals: 'Revisões',
    verifications: 'Verificações',
    english: 'Provas de inglês',
    overview: 'Visão geral',
    hires: 'Contratações',
    messages: 'Mensagens',
    users: 'Usuários',
    queue: 'Pendências',
    review: 'Fila de análise',
    activity: 'Atividade',
    operations: 'Operações',
    profile: 'Perfil',
    account: 'Conta',
    admin: 'Administração',
  },
  notFound: {
    title: '404 Página não encontrada',
    text: 'Não há nenhuma página neste endereço. Confira o link ou volte ao início.',
    home: 'Ir para o início',
  },
  denied: { title: 'Acesso negado', text: 'Você não tem permissão para ver esta página.', home: 'Ir para o início' },
  restricted: {
    title: 'Disponível só no portal de vagas',
    text: 'Para ver as vagas e as suas candidaturas, acesse o portal de vagas.',
    go: 'Ir para o portal de vagas',
  },
  failed: { title: 'Não foi possível carregar esta página', retry: 'Tentar de novo' },
  offline: 'Sem conexão. Reconectando…',
};
