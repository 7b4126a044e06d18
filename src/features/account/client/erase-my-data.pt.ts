/** Texts of the form by which people without an account are erased, in Portuguese; the island brings these alone. */
import type { TranslationOf } from '#shared/translation.ts';
import type { eraseMyDataEn } from './erase-my-data.en.ts';

export const eraseMyDataPt: TranslationOf<typeof eraseMyDataEn> = {
  email: 'Seu endereço de e-mail',
  help: 'O endereço que você nos deu, ou para o qual escrevemos.',
  submit: 'Enviar o link',
  pending: 'Enviando…',
  sentTitle: 'Veja o seu e-mail',
  sentText:
    'Escrevemos para {email}. Abra o link do e-mail em até {hours, number} horas e confirme lá. Antes disso, nada é apagado.',
  again: 'Usar outro endereço',
  confirmText:
    'O que guardamos sobre o seu endereço é apagado para sempre: candidaturas públicas e o que foi decidido sobre elas, consultas, referências e o que foi dito nelas, e e-mails. Uma consulta marcada é cancelada.',
  confirm: 'Apagar tudo',
  confirming: 'Apagando…',
  doneTitle: 'Apagado',
  doneText: 'O que guardávamos sobre o seu endereço foi apagado.',
};
