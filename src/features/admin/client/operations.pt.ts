/** Texts of the operations screen, in Portuguese. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { operationsEn } from './operations.en.ts';

export const operationsPt: TranslationOf<typeof operationsEn> = {
  title: 'Operação',
  text: 'E-mails que não chegaram, o trabalho em segundo plano e por quanto tempo cada coisa é guardada.',
  mails: {
    title: 'E-mails com falha',
    text: 'E-mails dados como perdidos depois de todas as tentativas, ou logo, porque o endereço não os recebe.',
    total: '{count, plural, =0 {Nenhum e-mail com falha} one {# e-mail com falha} other {# e-mails com falha}}',
    failed: 'Não foi possível carregar os e-mails com falha',
    to: 'Para {address}',
    gaveUp: 'Sem entrega {moment} após {count, plural, one {# tentativa} other {# tentativas}}',
    again: 'Enviar de novo',
    allAgain: 'Enviar todos de novo',
    erased: 'O texto foi apagado',
    sent: 'A caminho de novo',
    sentText:
      '{count, plural, =0 {Não há nada para enviar.} one {# e-mail será enviado.} other {# e-mails serão enviados.}}',
  },
  suppressions: {
    title: 'Endereços suspensos',
    text: 'Não recebem e-mails, porque uma mensagem voltou ou foi marcada como spam.',
    none: 'Nenhum endereço suspenso',
    failed: 'Não foi possível carregar os endereços',
    bounced: 'O e-mail voltou',
    complained: 'Marcado como spam',
    lift: 'Voltar a enviar e-mails',
    lifted: 'Endereço liberado',
    liftedText: 'Novos e-mails para {address} serão enviados. Reenvie os que falharam na lista acima.',
  },
  background: {
    title: 'Trabalho em segundo plano',
    text: 'O que roda ao lado das solicitações, em qualquer processo que trabalhe.',
    failed: 'Não foi possível carregar o trabalho em segundo plano',
    never: 'Ainda não rodou',
    runs: 'Última vez {last}, {rows, plural, =0 {nada a fazer} one {# linha} other {# linhas}}; próxima {next}',
    failures: '{count, plural, one {A última execução falhou} other {As últimas # execuções falharam}}',
    run: 'Rodar agora',
    asked: 'Execução pedida',
    askedText: '{name} roda assim que um processo estiver livre.',
    works: {
      housekeeping: 'Limpeza',
      reindexing: 'Reindexação',
      offers: 'Ofertas e acompanhamentos',
      reminders: 'Lembretes de entrevistas',
      files: 'Arquivos para o armazenamento',
    },
  },
  retention: {
    title: 'O que é guardado e por quanto tempo',
    text: 'A limpeza remove a cada dez minutos o que passou do prazo.',
    failed: 'Não foi possível carregar a tabela',
    what: 'O quê',
    howLong: 'Por quanto tempo e por quê',
    days: '{days, plural, one {# dia.} other {# dias.}}',
    rows: {
      accounts: {
        what: 'Contas, perfis, vagas, candidaturas, mensagens',
        why: 'Até a pessoa excluir a conta; o que outros receberam fica, sem o nome.',
      },
      sessions: {
        what: 'Sessões',
        why: `Desde a última visita, para que as pessoas continuem conectadas; no máximo ${LIFETIMES.sessionMaxDays} dias desde a entrada.`,
      },
      links: {
        what: 'Links para redefinir a senha ou mudar o endereço',
        why: 'Até serem usados ou vencerem, no máximo 72 horas.',
      },
      mailSecrets: {
        what: 'Senhas temporárias e links em e-mails',
        why: 'Depois ninguém pode usá-los; são apagados assim que o e-mail sai.',
      },
      sentMails: {
        what: 'Que um e-mail foi enviado',
        why: 'Para responder se foi. O texto é apagado quando um servidor o aceita.',
      },
      failedMails: {
        what: 'E-mails com falha',
        why: 'Para que possam ser enviados de novo.',
      },
      suppressions: {
        what: 'Endereços suspensos',
        why: 'Até um administrador liberar ou a conta acabar: e-mails que voltam prejudicam todos os outros.',
      },
      notifications: {
        what: 'Notificações',
        why: 'Depois disso ninguém volta a elas.',
      },
      intakes: {
        what: 'Candidaturas públicas',
        why: 'Desde a decisão, para responder perguntas. As que não foram decididas ficam.',
      },
      bookings: {
        what: 'Consultas',
        why: 'Desde que aconteceram, para saber com quem se falou.',
      },
      audit: {
        what: 'Atividade',
        why: 'Para verificar o que os administradores fizeram, mais do que leva a maioria das reclamações.',
      },
      references: {
        what: 'Quem os candidatos indicam como referência, e o que responde',
        why: 'Até o link vencer, 30 dias sem resposta; uma resposta, por 24 meses, ou até a pessoa pedir.',
      },
      englishTexts: {
        what: 'Textos da tarefa de inglês',
        why: 'Por 24 meses, tanto quanto a verificação que sustentam.',
      },
      resumeProposals: {
        what: 'O que foi lido de um currículo',
        why: 'Não é guardado: vai ao navegador, e o que a pessoa aproveita vira o perfil.',
      },
      receipts: {
        what: 'Comprovantes de pontuações',
        why: 'Pelos anos de SCORE_RECEIPT_YEARS, quatro se nada for definido, para poder calcular uma pontuação de novo. Os retidos ficam.',
      },
      voluntaryAnswers: {
        what: 'Respostas às perguntas voluntárias',
        why: 'Seladas, por tantos anos completos quanto os comprovantes, para auditorias de equidade.',
      },
      erasureRequests: {
        what: 'Pedidos de apagamento',
        why: 'Até o link ser usado ou vencer, 48 horas no máximo.',
      },
      unsentFiles: {
        what: 'Arquivos enviados para uma mensagem que nunca saiu',
        why: 'Um dia, para que uma mensagem possa ser terminada mais tarde.',
      },
      limits: {
        what: 'Contadores de limites, com endereços de clientes',
        why: 'Até a janela acabar, no máximo 30 dias.',
      },
      indexFeed: {
        what: 'Quais perfis e vagas mudaram',
        why: 'Uma hora, para que todos os processos saibam.',
      },
    },
  },
  erase: {
    title: 'Apagar uma pessoa sem conta',
    text: 'Quem se candidatou, agendou ou foi indicado como referência sem conta pode pedir isso. Confira antes se o endereço é dela.',
    address: 'E-mail',
    erase: 'Apagar',
    confirmTitle: 'Apagar o que guardamos sobre {email}?',
    confirmText:
      'Candidaturas públicas, consultas, referências e e-mails deste endereço são excluídos para sempre. Uma consulta futura é cancelada. Não é possível desfazer.',
    done: 'Apagado',
    doneText:
      'Foram excluídas: {intakes, plural, =0 {nenhuma candidatura} one {# candidatura} other {# candidaturas}}, {bookings, plural, =0 {nenhuma consulta} one {# consulta} other {# consultas}}, {references, plural, =0 {nenhuma referência} one {# referência} other {# referências}}.',
  },
};
