/** Texts of the operations screen, in Portuguese. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { operationsEn } from './operations.en.ts';

export const operationsPt: TranslationOf<typeof operationsEn> = {
  title: 'Operações',
  text: 'E-mails que falharam, tarefas em segundo plano e por quanto tempo guardamos os dados.',
  mails: {
    title: 'E-mails que falharam',
    text: 'E-mails que desistimos de enviar, cada um com o último erro.',
    total: '{count, plural, =0 {Nenhum e-mail falhou} one {# e-mail falhou} other {# e-mails falharam}}',
    failed: 'Não foi possível carregar estes e-mails',
    to: 'Para {address}',
    gaveUp: 'Envio interrompido: {time}, após {count, plural, one {# tentativa} other {# tentativas}}',
    again: 'Enviar de novo',
    allAgain: 'Enviar todos de novo',
    erased: 'Não pode ser reenviado: o texto foi apagado',
    sent: 'Reenvio solicitado',
    sentText:
      '{count, plural, =0 {Não há nada para enviar.} one {# e-mail será enviado.} other {# e-mails serão enviados.}}',
  },
  suppressions: {
    title: 'Endereços bloqueados',
    text: 'Não enviamos e-mails a estes endereços porque uma mensagem voltou ou foi marcada como spam.',
    none: 'Nenhum endereço bloqueado',
    failed: 'Não foi possível carregar os endereços',
    bounced: 'O e-mail voltou',
    complained: 'Marcado como spam',
    lift: 'Voltar a permitir e-mails',
    lifted: 'Endereço liberado',
    liftedText: 'Vamos enviar os novos e-mails para {address}. Os que falharam podem ser reenviados na lista acima.',
  },
  background: {
    title: 'Tarefas em segundo plano',
    text: 'Tarefas executadas fora das solicitações ao servidor, nos processos “worker”.',
    failed: 'Não foi possível carregar as tarefas em segundo plano',
    never: 'Ainda não rodou',
    runs: 'Última execução: {last}, {rows, plural, =0 {nada a fazer} one {# linha processada} other {# linhas processadas}}. Próxima: {next}',
    failures: '{count, plural, one {A última execução falhou} other {As últimas # execuções falharam}}',
    run: 'Rodar agora',
    asked: 'Execução solicitada',
    askedText: 'A tarefa “{name}” vai rodar assim que houver um processo livre.',
    tasks: {
      housekeeping: 'Limpeza',
      reindexing: 'Reindexação',
      offers: 'Ofertas e acompanhamentos',
      reminders: 'Lembretes de entrevistas',
      lastDays: 'Últimos dias para se candidatar',
      savedSearches: 'Buscas salvas',
      files: 'Transferência de arquivos',
    },
  },
  retention: {
    title: 'O que guardamos e por quanto tempo',
    text: 'A cada dez minutos, a limpeza apaga o que passou do prazo.',
    failed: 'Não foi possível carregar a tabela',
    what: 'O quê',
    howLong: 'Por quanto tempo e por quê',
    days: '{days, plural, one {# dia.} other {# dias.}}',
    rows: {
      accounts: {
        what: 'Contas, perfis, vagas, candidaturas, mensagens',
        why: 'Até a pessoa excluir a conta. O que outras pessoas receberam dela continua, sem o nome.',
      },
      sessions: {
        what: 'Sessões',
        why: `A contar da última visita, para que não seja preciso entrar toda vez. No máximo, ${LIFETIMES.sessionMaxDays} dias depois de a pessoa entrar.`,
      },
      links: {
        what: 'Links para redefinir a senha ou mudar o e-mail, senhas temporárias e convites para entrar em uma empresa',
        why: `Até serem usados ou expirarem: os links, no máximo ${LIFETIMES.emailUndoHours} horas; as senhas temporárias, ${LIFETIMES.temporaryPasswordDays} dias; os convites, ${LIFETIMES.memberInvitationDays} dias.`,
      },
      mailSecrets: {
        what: 'Senhas temporárias e links em e-mails',
        why: 'A contar da última tentativa de envio, para que o e-mail possa ser reenviado. São apagados assim que ele é enviado.',
      },
      sentMails: {
        what: 'Registro de e-mails enviados',
        why: 'Para comprovar o envio. O texto é apagado quando um servidor de e-mail o aceita.',
      },
      failedMails: {
        what: 'E-mails que falharam',
        why: 'Para que possam ser reenviados.',
      },
      suppressions: {
        what: 'Endereços bloqueados',
        why: 'Até a equipe de administração liberar o envio de novo ou os dados da pessoa serem apagados. E-mails que voltam prejudicam a entrega dos outros.',
      },
      sentSearchResults: {
        what: 'Resultados enviados por buscas salvas',
        why: 'Para não enviarmos o mesmo resultado de novo e para que cada pessoa veja o que recebeu.',
      },
      notifications: {
        what: 'Notificações',
        why: 'Quase ninguém consulta as mais antigas.',
      },
      intakes: {
        what: 'Candidaturas públicas',
        why: 'A contar da decisão, para responder a perguntas sobre ela. As que ainda não têm decisão continuam guardadas.',
      },
      bookings: {
        what: 'Consultas',
        why: 'A contar da data da consulta, para sabermos com quem falamos.',
      },
      audit: {
        what: 'Atividade',
        why: 'Para podermos consultar o que a equipe de administração fez. A maioria das reclamações chega dentro desse prazo.',
      },
      companyLog: {
        what: 'Registro de atividades de uma empresa',
        why: 'Para que os responsáveis pela conta possam consultar quem fez o quê. Fica guardado pelo mesmo tempo que os registros em “Atividade”.',
      },
      references: {
        what: 'Pessoas indicadas como referência e suas respostas',
        why: `Sem resposta, até o link expirar, em ${LIFETIMES.referenceLinkDays} dias. As respostas, por ${LIFETIMES.referenceKeptMonths} meses ou até a pessoa pedir a exclusão.`,
      },
      englishTexts: {
        what: 'Textos da prova escrita de inglês',
        why: `Por ${LIFETIMES.englishTextMonths} meses, o mesmo prazo da verificação que se baseia neles.`,
      },
      resumeProposals: {
        what: 'O que foi lido de um currículo',
        why: 'Não guardamos: vai para o navegador, e o que a pessoa aceita passa para o perfil.',
      },
      receipts: {
        what: 'Registros de pontuações',
        why: 'Pelo número de anos em SCORE_RECEIPT_YEARS (quatro, por padrão), para poder recalcular uma pontuação. Os registros retidos ficam até o fim da retenção.',
      },
      voluntaryAnswers: {
        what: 'Respostas às perguntas voluntárias',
        why: 'Criptografadas, para auditorias de equidade. Até a pessoa retirá-las ou excluir a conta e, no máximo, pelo número de anos em SCORE_RECEIPT_YEARS depois do fim do ano da resposta.',
      },
      erasureRequests: {
        what: 'Pedidos para apagar dados',
        why: `Até o link ser usado ou expirar, no máximo ${LIFETIMES.erasureLinkHours} horas.`,
      },
      unsentFiles: {
        what: 'Arquivos de uma mensagem que não foi enviada',
        why: 'Um dia, para que a mensagem possa ser concluída mais tarde.',
      },
      limits: {
        what: 'Contadores de limites de uso, com endereços IP',
        why: 'Até o fim do período, no máximo 30 dias.',
      },
      indexFeed: {
        what: 'Quais perfis e vagas mudaram',
        why: 'Uma hora, para que todos os processos do servidor recebam a mudança.',
      },
    },
  },
  erase: {
    title: 'Apagar os dados de uma pessoa sem conta',
    text: 'Quem se candidatou, agendou uma consulta ou aparece como referência pode pedir isso mesmo sem ter conta. Antes, confira se o endereço é dessa pessoa.',
    address: 'E-mail',
    erase: 'Apagar',
    confirmTitle: 'Apagar os dados ligados a {email}?',
    confirmText:
      'Candidaturas públicas, consultas, referências e e-mails vinculados a este endereço serão excluídos para sempre. Se houver uma consulta marcada, ela será cancelada. Não é possível desfazer.',
    done: 'Pronto',
    doneText:
      'Dados apagados: {intakes, plural, =0 {nenhuma candidatura} one {# candidatura} other {# candidaturas}}, {bookings, plural, =0 {nenhuma consulta} one {# consulta} other {# consultas}}, {references, plural, =0 {nenhuma referência} one {# referência} other {# referências}}.',
  },
};
