/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#client/translation.ts';
import type { accountEn } from './account.en.ts';

export const accountPt: TranslationOf<typeof accountEn> = {
  title: 'Conta',
  text: 'Quem você é aqui e como você entra.',
  signOut: 'Sair',
  you: {
    title: 'Você',
    text: 'Como os outros veem você.',
    name: 'Nome',
    email: 'E-mail',
    memberSince: 'Membro desde',
  },
  password: {
    title: 'Senha',
    text: 'Mudá-la desconecta todos os outros dispositivos.',
    temporary: 'Você ainda usa a temporária do seu e-mail. Escolha a sua aqui.',
    current: 'Senha atual',
    currentTemporary: 'A temporária do seu e-mail.',
    new: 'Nova senha',
    newHelp: 'Pelo menos 10 caracteres. Algumas palavras incomuns funcionam bem.',
    submit: 'Mudar senha',
    pending: 'Mudando senha...',
    doneTitle: 'Pronto',
    doneText: 'Sua senha foi mudada.',
  },
  sessions: {
    title: 'Onde você está conectado',
    text: 'Desconecte o que você não usa mais ou não reconhece.',
    thisDevice: 'Este dispositivo',
    activeNow: 'Ativo agora',
    active: 'Ativo {when}',
    since: 'conectado {when}',
    signOut: 'Desconectar',
    signOutOther: 'Desconectar {device}',
    doneTitle: 'Desconectado',
    doneText: '{device} precisa entrar de novo.',
    failed: 'Não foi possível carregar seus dispositivos',
  },
};
