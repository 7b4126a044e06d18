/** What the pricing page says, in Portuguese. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingPt: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Preços',
  title: 'Você paga quando contrata, e não antes.',
  lead: `Sem pagamentos antecipados e sem assinatura para olhar. Publicar uma vaga, ler perfis, conversar e entrevistar na ${brand.name} não custa nada.`,
  factsTitle: 'Quanto custa e o que há por trás',
  before: {
    title: 'Antes de contratar',
    figure: 'US$0',
    text: 'Publique vagas, veja quem se encaixa, convide, entreviste. Para os profissionais é grátis sempre.',
  },
  fee: {
    title: 'Quando você contrata',
    known: '{percent}%',
    knownText: 'do pagamento dos primeiros doze meses, uma única vez.',
    open: 'Uma taxa',
    openText: 'O valor está no contrato que você recebe antes de conhecer um candidato. Peça-o na consultoria.',
  },
  pay: {
    title: 'O pagamento do profissional',
    figure: 'É dele',
    text: 'Cada pessoa informa seu valor e você combina o pagamento com ela. As páginas de cargos mostram faixas mensais; ao publicar, você vê o que se pede naquele momento.',
  },
  guarantee: {
    title: 'A garantia',
    figure: '{months} meses',
    text: 'Se uma contratação não der certo, buscamos uma substituição sem nova taxa. Até quando vale aparece em cada contratação.',
  },
  questionsTitle: 'Perguntas sobre dinheiro e contratos',
  questions: {
    when: {
      question: 'Quando eu pago?',
      answer:
        'Quando contrata: depois que um candidato aceitou sua proposta. Não há pagamentos antecipados, e uma busca que termina sem contratação não custa nada.',
    },
    fee: {
      question: 'De quanto é a taxa?',
      known: '{percent}% do pagamento dos primeiros doze meses, uma vez por contratação.',
      open: 'É combinada com você por escrito antes que conheça um candidato. Não publicamos aqui um valor que seu contrato poderia não dizer.',
    },
    refund: {
      question: 'Recebo a taxa de volta se não der certo?',
      known:
        'Em até {days} dias do início, sim, inteira. Depois vale a garantia de {months} meses: buscamos uma substituição sem nova taxa.',
      open: 'O que se promete é a garantia: durante {months} meses buscamos uma substituição sem nova taxa. Se a taxa é devolvida e até quando, está no seu contrato.',
    },
    guarantee: {
      question: 'O que a garantia cobre?',
      answer:
        'Os primeiros {months} meses corridos desde o dia em que o trabalho começa. Você a aciona na página da contratação, e a substituição fica registrada ali.',
    },
    status: {
      question: 'Os profissionais são empregados ou prestadores?',
      contractor:
        'Trabalham para você como prestadores independentes, com um contrato entre vocês. Se isso é certo para a forma como trabalham, pergunte ao seu consultor.',
      employer:
        'São empregados no país deles por um empregador registrado, que fatura para você. Você dirige o trabalho; a folha e a lei local são a parte dele.',
      open: `A ${brand.name} não os emprega. Como você os contrata é combinado entre vocês e consta na proposta; o que é certo depende do país e de como trabalham juntos, então pergunte ao seu consultor.`,
    },
    professionals: {
      question: 'Os profissionais pagam alguma coisa?',
      answer: 'Não. Candidatar-se, as verificações e ser contratado são grátis para eles.',
    },
  },
};
