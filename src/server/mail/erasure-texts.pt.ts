/** What the mails to people who ask to be erased say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { erasureEn } from './erasure-texts.en.ts';

export const erasurePt: TranslationOf<typeof erasureEn> = {
  subject: 'Apagar o que o {brand} guarda sobre você',
  text: 'Alguém, provavelmente você, pediu ao {brand} que apague o que guarda sobre este endereço: candidaturas, consultas, referências e e-mails. Confirme nesta página:',
  link: 'Apagar meus dados',
  once: 'O link funciona uma vez, por {hours, number} horas. O que é apagado não volta.',
  notYou: 'Se não foi você, ignore este e-mail: nada é apagado sem a confirmação ali.',
  member:
    'Alguém, provavelmente você, pediu ao {brand} que apague o que guarda sobre este endereço. Ele pertence a uma conta, então nada foi feito. Para que seja apagado, entre e exclua a conta na página da conta. Se não foi você, ignore este e-mail.',
  account: 'Abrir a página da conta',
  reason: 'Você recebe este e-mail porque este endereço foi digitado na página para apagar dados.',
};
