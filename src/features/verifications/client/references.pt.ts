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
  private: 'Só nossos revisores leem isto. É apagado depois de {months, number} meses, ou quando você pedir.',
  submit: 'Enviar referência',
  pending: 'Enviando…',
  decline: 'Recusar e ser esquecido',
  declineTitle: 'Recusar?',
  declineText: 'Seu nome, seu endereço e o que você escreveu são apagados. Não dá para desfazer.',
  noToken: 'Este link não está completo. Abra-o de novo pelo e-mail.',
  absentTitle: 'Este link não leva a lugar nenhum',
  absentText: 'Ele venceu, ou a referência foi recusada. Não há nada a fazer.',
  failed: 'Não foi possível carregar a página',
  answeredTitle: 'Obrigado',
  answeredText: 'Sua referência chegou. Você ainda pode retirá-la.',
  declinedTitle: 'Esquecemos você',
  declinedText: 'Seu nome, seu endereço e o que você escreveu foram apagados.',
  status: {
    asked: 'Pedida, ainda sem resposta',
    answered: 'Respondida',
    declined: 'Recusada; quem era foi apagado',
    lapsed: 'Prazo encerrado; quem era foi apagado',
  },
};
