/** Texts of mails about an address that cannot become a new account, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { takenAddressEn } from './taken-address-texts.en.ts';

export const takenAddressPt: TranslationOf<typeof takenAddressEn> = {
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
};
