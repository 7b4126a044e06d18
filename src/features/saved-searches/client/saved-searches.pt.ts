/** Portuguese text for saved searches. */
import type { TranslationOf } from '#shared/translation.ts';
import type { savedSearchesEn } from './saved-searches.en.ts';

export const savedSearchesPt: TranslationOf<typeof savedSearchesEn> = {
  save: {
    button: 'Salvar esta busca',
    title: 'Salvar esta busca',
    text: 'Vamos enviar os novos resultados por e-mail, com a frequência que você escolher.',
    textForMember:
      'Vamos enviar os novos resultados por e-mail com a frequência que você escolher. Os e-mails vão para quem criou a conta da empresa ou, se essa pessoa já saiu, para quem entrou primeiro entre os responsáveis pela conta.',
    name: 'Nome',
    frequency: 'E-mails',
    minScore: 'Pontuação mínima',
    minScoreHelp: 'Pessoas sem pontuação também são incluídas.',
    confirm: 'Salvar busca',
    saving: 'Salvando…',
    saved: 'Busca salva',
    savedText: 'Para ver suas buscas salvas, use o link na página da sua conta.',
  },
  frequency: {
    instant: 'Assim que houver novidade',
    daily: 'Uma vez por dia',
    weekly: 'Uma vez por semana',
    off: 'Pausados',
  },
  score: { any: 'Qualquer pontuação', atLeast: '{score} ou mais' },
  title: 'Buscas salvas',
  text: 'Enviamos por e-mail os novos resultados destas buscas com a frequência que você escolher. Cada resultado é enviado uma única vez por busca.',
  recipient: {
    candidate:
      'Na <account>página da sua conta</account>, você pode desativar todos os e-mails de novas combinações e de buscas salvas.',
    company: 'Na <account>página da sua conta</account>, você pode desativar todos os e-mails de buscas salvas.',
    member:
      'Os e-mails vão para quem criou a conta da empresa ou, se essa pessoa já saiu, para quem entrou primeiro entre os responsáveis pela conta.',
  },
  failed: 'Não foi possível carregar suas buscas salvas',
  none: 'Você ainda não tem buscas salvas',
  noneText: 'Escolha filtros na lista e clique em “Salvar esta busca”.',
  browseJobs: 'Explorar vagas',
  browseCandidates: 'Explorar perfis',
  created: 'Salva: {when}',
  lastSent: 'Último e-mail: {when}',
  neverSent: 'Ainda sem e-mails',
  cannotRun: {
    jobs: 'No momento não é possível fazer esta busca, por exemplo porque seu perfil não informa um fuso horário. Enquanto isso, não enviamos e-mails.',
    candidates:
      'No momento não é possível fazer esta busca, por exemplo porque a vaga usada para comparar os perfis está encerrada. Enquanto isso, não enviamos e-mails.',
  },
  sent: 'O que foi enviado',
  sentNone: 'Ainda não enviamos nada.',
  sentFailed: 'Não foi possível carregar o que enviamos',
  sentScore: '{score}%. {reason}',
  jobAt: '{title}, {company}',
  personAs: '{name}, {title}',
  closed: 'Não está mais disponível',
  delete: 'Excluir',
  deleteTitle: 'Excluir “{name}”?',
  deleteText: 'Não vamos mais enviar e-mails desta busca, e a lista do que enviamos será apagada.',
  deleteConfirm: 'Excluir busca',
  deleted: 'Busca excluída',
};
