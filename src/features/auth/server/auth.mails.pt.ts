/** What the mails of auth say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authMailsEn } from './auth.mails.en.ts';

export const authMailsPt: TranslationOf<typeof authMailsEn> = {
  signIn: 'Entre',
  setPassword: 'Defina aqui uma nova senha',
  credentials: {
    email: 'E-mail',
    password: 'Senha temporária / Temporary password',
    validity: 'A senha temporária vale por {days, number} dias. Escolha a sua depois de entrar.',
  },
  registered: {
    subject: 'Suas credenciais de acesso ao {brand}',
    text: 'Boas-vindas ao {brand}. Sua conta está pronta; estas são suas credenciais de acesso.',
    reason:
      'Você recebe este e-mail porque uma conta foi criada com este endereço. Se não foi você, ignore-o: ninguém consegue entrar sem a senha acima.',
  },
  known: {
    subject: 'Você já tem uma conta no {brand}',
    text: 'Alguém, provavelmente você, tentou criar uma conta no {brand} com este endereço. Já existe uma, então nada mudou.',
    lost: 'Se você esqueceu a senha ou perdeu o e-mail com a primeira, pode definir uma nova.',
    once: 'Esse link funciona uma única vez, por {minutes, number} minutos.',
    reason:
      'Você recebe este e-mail porque este endereço foi digitado na nossa página de cadastro. Se não foi você, ignore-o.',
  },
  reserved: {
    subject: 'Este endereço está reservado por enquanto',
    text: 'Alguém, provavelmente você, tentou criar uma conta no {brand} com este endereço. Até há pouco ele era de outra conta, e a pessoa pode recuperá-lo por {hours, number} horas depois da troca. Nenhuma conta foi criada. Tente de novo depois desse prazo.',
  },
  reset: {
    subject: 'Defina uma nova senha do {brand}',
    text: 'Você pediu para definir uma nova senha da sua conta no {brand}.',
    once: 'O link funciona uma única vez, por {minutes, number} minutos. Sua senha continua a mesma até você usá-lo.',
    reason:
      'Você recebe este e-mail porque este endereço foi digitado na nossa página «esqueci a senha». Se não foi você, ignore-o.',
  },
  signInLink: {
    subject: 'Seu link para entrar no {brand}',
    text: 'Você pediu um link para entrar na sua conta do {brand} sem a senha.',
    once: 'O link funciona uma única vez, por {minutes, number} minutos. Não o compartilhe: quem o abrir entra na sua conta.',
    reason:
      'Você recebe este e-mail porque este endereço foi digitado na nossa página de entrada. Se não foi você, ignore-o: ninguém entra sem o link.',
  },
  stepRemoved: {
    text: 'Um administrador do {brand} removeu a segunda etapa da sua conta porque fomos avisados de que ela se perdeu: aplicativo autenticador, chaves de acesso e códigos de recuperação. Todas as suas sessões foram encerradas, e agora você entra sem uma segunda etapa. Configure uma nova na página da sua conta.',
    notYou:
      'Se você não pediu isso, crie uma nova senha imediatamente: alguém pode estar tentando entrar na sua conta.',
  },
  ways: {
    subject: 'Sua forma de entrar no {brand} mudou',
    appAdded:
      'Um aplicativo autenticador foi adicionado à sua conta. A partir de agora, pedimos um código dele depois da senha.',
    appRemoved: 'O aplicativo autenticador foi removido da sua conta.',
    passkeyAdded: 'Uma chave de acesso foi adicionada à sua conta. Com ela, você entra sem senha.',
    passkeyRemoved: 'Uma chave de acesso foi removida da sua conta. Ela não serve mais para entrar.',
    codesRenewed: 'Novos códigos de recuperação foram criados para a sua conta. Os anteriores não funcionam mais.',
    codeUsed: 'Um código de recuperação foi usado para entrar na sua conta. Ele não funciona de novo.',
    providerConnected: 'Um provedor foi conectado à sua conta. Agora você pode entrar com ele.',
    providerDisconnected: 'Um provedor foi desconectado da sua conta. Você não pode mais entrar com ele.',
    name: 'Nome',
    notYou:
      'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha com o link abaixo: isso também remove o que foi adicionado nos últimos {days, number} dias.',
    look: 'Ver como você entra',
  },
  changed: {
    subject: 'Sua senha do {brand} foi mudada',
    text: 'A senha da sua conta no {brand} foi mudada, e todos os outros dispositivos foram desconectados.',
    notYou: 'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha imediatamente.',
    write: 'E escreva para {email}, para que possamos ajudar.',
    reason: 'Você recebe este e-mail porque ele trata da segurança da sua conta; não é possível desativá-lo.',
  },
};
