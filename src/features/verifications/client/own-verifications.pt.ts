/** Texts for candidates about their own verifications, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { ownVerificationsEn } from './own-verifications.en.ts';

export const ownVerificationsPt: TranslationOf<typeof ownVerificationsEn> = {
  title: 'Verificação',
  text: 'Seus dados que já verificamos. As empresas veem esses dados no seu perfil e podem filtrar por eles. Eles nunca mudam suas pontuações.',
  meaning: 'O que significam “aprovado” e “verificado”',
  failed: 'Não foi possível carregar suas verificações',
  none: 'Você ainda não tem dados verificados. Peça uma verificação abaixo.',
  available: 'O que você pode verificar',
  gains: {
    identity: 'Mostra às empresas que você é quem diz ser.',
    english: 'Comprova seu nível de inglês com uma prova.',
    skill: 'Mostra que uma pessoa da nossa equipe conferiu uma das suas habilidades.',
    reference: 'Mostra que alguém que trabalhou com você respondeu às nossas perguntas sobre o seu trabalho.',
    work: 'Confirma um trabalho que você teve.',
  },
  claim: 'Pedir verificação',
  claimKind: 'Pedir verificação: {kind}',
  writtenTask: 'Ir para a prova escrita',
  credential: 'Baixar como credencial Open Badges',
  dialog: {
    title: 'Pedir verificação: {kind}',
    text: 'Vamos analisar seu pedido e avisar você nas notificações. Pode levar alguns dias.',
    subject: {
      skill: 'Qual habilidade?',
      work: 'Qual trabalho, onde e quando?',
    },
    confirm: 'Pedir verificação',
  },
  referee: {
    title: 'Pedir uma referência',
    text: 'Vamos enviar à pessoa que você indicar, por e-mail, um link para um formulário curto. Só nossa equipe de análise lê as respostas. Nem você nem as empresas têm acesso a elas.',
    name: 'Nome da pessoa',
    email: 'E-mail da pessoa',
    relation: 'A relação de trabalho de vocês',
    relationHelp: 'As empresas veem isto junto com a referência. Por exemplo: “Minha gerente na Acme, 2021 a 2023”.',
    language: 'Idioma do pedido',
    languageHelp: 'O e-mail e o formulário ficarão neste idioma.',
    confirm: 'Enviar pedido',
    done: 'Pedido enviado',
    doneText: 'A pessoa tem {days, number} dias para responder.',
  },
  done: 'Verificação pedida',
  doneText: 'Você vai ver o resultado nas suas notificações.',
  history: 'Histórico',
};
