/** Texts of the form that erases the data of people without an account, in Portuguese. Its island loads only these. */
import type { TranslationOf } from '#shared/translation.ts';
import type { eraseMyDataEn } from './erase-my-data.en.ts';

export const eraseMyDataPt: TranslationOf<typeof eraseMyDataEn> = {
  email: 'Seu endereço de e-mail',
  help: 'O endereço que você nos informou ou para o qual escrevemos.',
  submit: 'Enviar link',
  pending: 'Enviando…',
  sentTitle: 'Confira seu e-mail',
  sentText:
    'Enviamos um e-mail para {email}. Abra o link em até {hours, number} horas e confirme. Não apagamos nada antes disso.',
  again: 'Usar outro endereço',
  confirmText:
    'Vamos apagar de forma permanente os dados ligados ao seu endereço: candidaturas que você enviou sem conta e as decisões sobre elas, consultas, referências que pediram a você e as suas respostas, convites para entrar em uma empresa e e-mails. Se você tiver uma consulta marcada, ela será cancelada.',
  confirm: 'Apagar tudo',
  confirming: 'Apagando…',
  doneTitle: 'Seus dados foram apagados',
  doneText: 'Já apagamos os dados ligados ao seu endereço.',
};
