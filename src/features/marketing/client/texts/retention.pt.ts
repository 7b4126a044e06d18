/** The table of the privacy notice, in Portuguese. */
import type { RetentionWords } from './retention-words.ts';

export const retentionPt: RetentionWords = {
  caption: 'O que guardamos e por quanto tempo',
  columns: ['O quê', 'Por quanto tempo'],
  rows: {
    accounts: [
      'Conta, perfil, vagas, candidaturas, mensagens',
      'Até você excluir sua conta. As mensagens que outras pessoas receberam ficam, sem o seu nome',
    ],
    sessions: [
      'Um dispositivo com a sessão aberta',
      'Até você sair ou {retention.sessions} dias depois da sua última visita; no máximo {lifetimes.sessionMaxDays} dias',
    ],
    links: [
      'Links para redefinir a senha ou mudar o e-mail da conta, senhas temporárias e convites para entrar em uma empresa',
      'Até serem usados ou expirarem: os links, no máximo {lifetimes.emailUndoHours} horas; as senhas temporárias, {lifetimes.temporaryPasswordDays} dias; os convites, {lifetimes.memberInvitationDays} dias',
    ],
    mailSecrets: [
      'Senhas temporárias e links em um e-mail',
      'Até o envio do e-mail ou, se ele não for enviado, {retention.mailSecrets} dias depois da última tentativa',
    ],
    sentMails: [
      'O registro de que um e-mail foi enviado',
      '{retention.sentMails} dias; o conteúdo é apagado assim que um servidor de e-mail o aceita',
    ],
    failedMails: ['Um e-mail que não pôde ser entregue', '{retention.failedMails} dias, para poder ser reenviado'],
    suppressions: [
      'Um endereço de e-mail que devolveu uma mensagem nossa ou a marcou como spam',
      'Até liberarmos o envio de novo ou seus dados serem apagados',
    ],
    sentSearchResults: ['O que uma busca salva enviou a você, com a pontuação', '{retention.sentSearchResults} dias'],
    notifications: ['Notificações', '{retention.notifications} dias'],
    intakes: ['Uma candidatura enviada sem conta', '{retention.intakes} dias depois da nossa decisão'],
    bookings: ['Uma consulta', '{retention.bookings} dias depois da chamada'],
    audit: [
      'O registro das ações da administração, das tentativas de acesso malsucedidas e das mudanças nas contas',
      '{retention.audit} dias, para podermos responder pelo que fizemos',
    ],
    companyLog: [
      'O registro do que a equipe de uma empresa fez',
      '{retention.companyLog} dias, ou até a empresa ser excluída',
    ],
    references: [
      'Uma pessoa indicada como referência e as respostas dela',
      'Até essa pessoa pedir a exclusão. Se ela não pedir: {lifetimes.referenceLinkDays} dias, se não responder, ou {lifetimes.referenceKeptMonths} meses, se responder',
    ],
    englishTexts: [
      'O texto de uma prova escrita de inglês',
      '{lifetimes.englishTextMonths} meses; o nível, enquanto a conta existir',
    ],
    resumeProposals: ['O que foi lido de um currículo para preencher um formulário', 'Não é guardado'],
    receipts: ['Registros de pontuações', '{receiptYears}, ou mais se uma lei ou um litígio exigir'],
    voluntaryAnswers: [
      'Respostas às perguntas voluntárias',
      'Até você retirá-las ou excluir sua conta; no máximo, {receiptYears} depois do fim do ano em que você responde',
    ],
    erasureRequests: [
      'Um pedido para apagar dados',
      'Até o link ser usado ou expirar, no máximo {lifetimes.erasureLinkHours} horas',
    ],
    unsentFiles: ['Um arquivo anexado a uma mensagem que não foi enviada', '{lifetimes.unsentFileHours} horas'],
    limits: [
      'Contadores de quantas vezes um endereço IP ou uma conta fez algo que limitamos',
      'Até o fim do período de contagem, no máximo 30 dias',
    ],
    indexFeed: ['O registro de que um perfil ou uma vaga mudou', 'Uma hora'],
  },
};
