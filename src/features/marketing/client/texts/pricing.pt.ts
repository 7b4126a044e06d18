/** What the pricing page says, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { feePt } from '#shared/words/fee.pt.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingPt: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Preços',
  title: 'Você paga quando contrata, e não antes.',
  lead: `Sem pagamentos antecipados e sem assinatura. Publicar uma vaga, ler perfis, conversar e entrevistar no ${brand.name} não custa nada.`,
  factsTitle: 'Quanto custa e o que há por trás',
  before: {
    title: 'Antes de contratar',
    figure: 'US$0',
    text: 'Publique vagas, veja quem se encaixa, convide, entreviste. Para os profissionais é grátis sempre.',
  },
  fee: {
    title: 'Quando você contrata',
    known: '{percent}%',
    open: 'Uma taxa',
    text: feePt,
  },
  pay: {
    title: 'O pagamento do profissional',
    figure: 'Entre vocês',
    text: 'Você combina o pagamento com o profissional, cujo perfil pode informar um valor. As páginas de cargos mostram faixas mensais e, ao escrever uma vaga, você vê quanto se pede quando pessoas suficientes informam.',
  },
  guarantee: {
    title: 'A garantia',
    figure: '{months} meses',
    text: 'Se uma contratação não der certo, buscamos uma substituição sem nova taxa. Com as condições registradas, a contratação mostra o dia em que a garantia termina.',
  },
  questionsTitle: 'Perguntas sobre dinheiro e emprego',
  questions: {
    when: {
      question: 'Quando eu pago?',
      answer:
        'Quando contrata: depois que um candidato aceita sua oferta ou você o marca como contratado. Não há pagamentos antecipados, e uma busca que termina sem contratação não custa nada.',
    },
    fee: {
      question: 'De quanto é a taxa?',
      answer: feePt,
    },
    refund: {
      question: 'Recebo a taxa de volta se não der certo?',
      known:
        'Em até {days} dias do início, sim, inteira. Depois, e até {months} meses do início, vale a garantia: buscamos uma substituição sem nova taxa.',
      open: 'O que prometemos é a garantia: durante {months} meses desde o início buscamos uma substituição sem nova taxa. Não prometemos devolução.',
    },
    guarantee: {
      question: 'O que a garantia cobre?',
      answer:
        'Os primeiros {months} meses corridos desde a data de início. Você a aciona onde a contratação aparece, e a substituição fica registrada ali.',
    },
    status: {
      question: 'Os profissionais são empregados ou prestadores?',
      contractor:
        'Trabalham para você como prestadores independentes, nas condições da oferta que aceitaram. Se isso é certo para a forma como trabalham, pergunte ao seu consultor.',
      employer:
        'São empregados no país deles por um empregador registrado, que fatura para você. Você dirige o trabalho; a folha e a lei local são a parte dele.',
      open: `O ${brand.name} não os emprega. Uma oferta informa pagamento, horas e datas; como você os contrata fica entre vocês. O que é certo depende do país e de como trabalham juntos, então pergunte ao seu consultor.`,
    },
    professionals: {
      question: 'Os profissionais pagam alguma coisa?',
      answer: 'Não. Candidatar-se, as verificações e ser contratado são grátis para eles.',
    },
  },
};
