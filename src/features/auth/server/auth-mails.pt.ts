/** Texts of the auth feature's mails, in Portuguese. The label of the password keeps its English words: programs look for them. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authMailsEn } from './auth-mails.en.ts';

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
  reset: {
    subject: 'Defina uma nova senha do {brand}',
    text: 'Você pediu para definir uma nova senha da sua conta no {brand}.',
    once: 'O link funciona uma única vez, por {minutes, number} minutos. Sua senha continua a mesma até você usá-lo.',
    reason:
      'Você recebe este e-mail porque este endereço foi digitado na nossa página «esqueci a senha». Se não foi você, ignore-o.',
  },
  changed: {
    subject: 'Sua senha do {brand} foi mudada',
    text: 'A senha da sua conta no {brand} foi mudada, e todos os outros dispositivos foram desconectados.',
    notYou: 'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha imediatamente.',
    write: 'E escreva para {email}, para que possamos ajudar.',
    reason: 'Você recebe este e-mail porque ele trata da segurança da sua conta; não é possível desativá-lo.',
  },
};
