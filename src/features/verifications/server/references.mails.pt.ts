/** Texts for the email that asks for a reference, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referenceMailsEn } from './references.mails.en.ts';

export const referenceMailsPt: TranslationOf<typeof referenceMailsEn> = {
  someone: 'Alguém com quem você talvez tenha trabalhado',
  subject: '{candidate} pediu uma referência a você',
  text: '{candidate} indicou você como referência profissional. Na {brand}, empresas dos Estados Unidos contratam profissionais da América Latina. São quatro perguntas, que levam poucos minutos:',
  link: 'Dar uma referência',
  who: 'Só a equipe da {brand} que confere referências lê suas respostas. Nem quem indicou você nem as empresas têm acesso a elas. Se suas respostas confirmarem a referência, o perfil dessa pessoa vai dizer que uma referência foi verificada e em que data.',
  kept: 'Guardamos suas respostas e seus dados por {months, number} meses. Você pode apagar tudo antes disso, na mesma página.',
  decline:
    'Se preferir não responder, recuse por lá, e apagamos seu nome e seu e-mail na hora. Sem resposta, isso acontece automaticamente depois de {days, number} dias.',
  reason:
    'Você recebeu este e-mail porque alguém indicou este endereço como referência na {brand}. Se você não conhece a pessoa, pode ignorar este e-mail.',
};
