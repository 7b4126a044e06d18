/** What the mails of references say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referenceMailsEn } from './references.mails.en.ts';

export const referenceMailsPt: TranslationOf<typeof referenceMailsEn> = {
  someone: 'Alguém com quem você talvez tenha trabalhado',
  subject: '{candidate} pede uma referência sua',
  text: '{candidate} nos disse que você conhece o seu trabalho. No {brand}, empresas dos Estados Unidos contratam profissionais da América Latina. São quatro perguntas e leva poucos minutos:',
  link: 'Dar uma referência',
  who: 'Só quem confere referências no {brand} lê suas respostas. Quem indicou você e as empresas nunca as veem. Se suas respostas apoiarem a referência, o perfil dessa pessoa diz que uma referência foi verificada e em que data.',
  kept: 'Guardamos suas respostas e seus dados por {months, number} meses. Você pode pedir que sejam apagados antes na mesma página.',
  decline:
    'Se preferir não responder, recuse por lá: seu nome e seu e-mail são apagados na hora. Sem resposta, isso acontece automaticamente depois de {days, number} dias.',
  reason:
    'Você recebe este e-mail porque alguém indicou este endereço como referência no {brand}. Se não conhece a pessoa, ignore.',
};
