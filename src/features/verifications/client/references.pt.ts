/** Texts for the reference form, in Portuguese. The page's island loads no others. Admins also see the questions. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referencesEn } from './references.en.ts';

export const referencesPt: TranslationOf<typeof referencesEn> = {
  about: 'Sobre {name}',
  relation: '{name} escreveu: {relation}',
  together: 'Quando você trabalhou com essa pessoa e em quê?',
  strengths: 'O que a pessoa fazia bem?',
  growth: 'O que a pessoa poderia fazer melhor?',
  again: 'Você trabalharia com essa pessoa de novo?',
  chooseAgain: 'Escolha uma opção',
  answers: { yes: 'Sim', unsure: 'Não sei', no: 'Não' },
  private:
    'Só nossa equipe de análise lê suas respostas. Nem {name} nem as empresas têm acesso a elas. Se suas respostas confirmarem a referência, o perfil mostra às empresas que ela foi verificada, a data e a linha acima das perguntas.',
  kept: 'Apagamos suas respostas e seus dados depois de {months, number} meses, ou antes, se você pedir aqui ou se {name} excluir a conta.',
  submit: 'Enviar referência',
  pending: 'Enviando…',
  decline: 'Recusar e apagar meus dados',
  declineTitle: 'Recusar e apagar seus dados?',
  declineText:
    'Vamos apagar seu nome e seu e-mail, e o que você digitou aqui não será enviado. Não é possível desfazer.',
  noToken: 'O link está incompleto. Abra-o de novo pelo e-mail.',
  absentTitle: 'Este link não funciona mais',
  absentText: 'Ele expirou, ou o pedido não existe mais. Você não precisa fazer nada.',
  failed: 'Não foi possível carregar esta página',
  answeredTitle: 'Agradecemos sua ajuda',
  answeredText: 'Recebemos sua referência.',
  withdraw: 'Apagar minhas respostas e meus dados',
  withdrawTitle: 'Apagar suas respostas?',
  withdrawText:
    'Vamos apagar seu nome, seu e-mail e o que você escreveu. Não é possível desfazer. Se o perfil já diz que uma referência foi verificada, isso não muda.',
  declinedTitle: 'Apagamos seus dados',
  declinedText: 'Não temos mais seu nome, seu e-mail nem o que você tenha escrito.',
  status: {
    asked: 'Pedida, ainda sem resposta',
    answered: 'Respondida',
    declined: 'Recusada ou retirada; apagamos os dados dessa pessoa',
    lapsed: 'Prazo expirado; apagamos os dados dessa pessoa',
  },
};
