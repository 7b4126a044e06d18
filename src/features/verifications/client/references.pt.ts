/** Texts of giving a reference, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referencesEn } from './references.en.ts';

export const referencesPt: TranslationOf<typeof referencesEn> = {
  about: 'Sobre {name}',
  relation: '{name} escreveu: {relation}',
  together: 'Quando e como vocês trabalharam juntos?',
  strengths: 'O que a pessoa fazia bem?',
  growth: 'O que poderia fazer melhor?',
  again: 'Você trabalharia com essa pessoa de novo?',
  chooseAgain: 'Escolha uma opção',
  answers: { yes: 'Sim', unsure: 'Não sei', no: 'Não' },
  private:
    'Só nossos revisores leem suas respostas. Nem {name} nem as empresas as veem. Se elas apoiarem a referência, as empresas veem no perfil que ela foi verificada, em que data e a linha acima das perguntas.',
  kept: 'Suas respostas e seus dados são apagados depois de {months, number} meses, assim que você pedir aqui ou quando {name} excluir a conta.',
  submit: 'Enviar referência',
  pending: 'Enviando…',
  decline: 'Recusar e apagar meus dados',
  declineTitle: 'Recusar?',
  declineText: 'Seu nome e seu e-mail são apagados, e o que você digitou aqui não é enviado. Não dá para desfazer.',
  noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  absentTitle: 'Este link não funciona mais',
  absentText: 'Ele venceu ou o pedido foi recusado. Você não precisa fazer nada.',
  failed: 'Não foi possível carregar a página',
  answeredTitle: 'Agradecemos',
  answeredText: 'Recebemos sua referência.',
  withdraw: 'Apagar minhas respostas e meus dados',
  withdrawTitle: 'Apagar suas respostas?',
  withdrawText:
    'Seu nome, seu e-mail e o que você escreveu são apagados. Não dá para desfazer. Se o perfil já diz que uma referência foi verificada, isso permanece.',
  declinedTitle: 'Seus dados foram apagados',
  declinedText: 'Seu nome, seu e-mail e o que você tenha escrito foram apagados.',
  status: {
    asked: 'Pedida, ainda sem resposta',
    answered: 'Respondida',
    declined: 'Recusada; os dados da referência foram apagados',
    lapsed: 'Prazo encerrado; os dados da referência foram apagados',
  },
};
