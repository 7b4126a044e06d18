/** Portuguese text for the pricing page. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { feePt } from '#shared/words/fee.pt.ts';
import type { pricingEn } from './pricing.en.ts';

export const pricingPt: TranslationOf<typeof pricingEn> = {
  eyebrow: 'Preços',
  title: 'Você só paga quando contrata.',
  lead: `Sem pagamento antecipado e sem assinatura. Publicar uma vaga, ler perfis, conversar e entrevistar na ${brand.name} não custa nada.`,
  factsTitle: 'Quanto custa e o que inclui',
  before: {
    title: 'Antes de contratar',
    figure: 'US$0',
    text: 'Publique vagas, veja quais perfis combinam com elas, convide e entreviste. Para os profissionais, tudo é grátis do começo ao fim.',
  },
  fee: {
    title: 'Quando você contrata',
    known: '{percent}%',
    open: 'Uma única taxa',
    text: feePt,
  },
  pay: {
    title: 'O pagamento do profissional',
    figure: 'A combinar entre vocês',
    text: 'Você combina o pagamento com o profissional, que pode informar um valor no perfil. As páginas de cargos mostram faixas mensais. Ao escrever um anúncio, você também vê quanto as pessoas pedem, se houver dados suficientes.',
  },
  guarantee: {
    title: 'A garantia',
    figure: '{months} meses',
    text: 'Se uma contratação não der certo, buscamos outra pessoa para a vaga, sem taxa adicional. Depois que as condições são registradas, a página da contratação mostra até que dia vale a garantia.',
  },
  questionsTitle: 'Perguntas sobre pagamento e contrato',
  questions: {
    when: {
      question: 'Quando eu pago?',
      answer:
        'Ao contratar: quando um candidato aceita sua oferta ou você registra uma contratação. Não há pagamento antecipado, e uma busca que termina sem contratação não custa nada.',
    },
    fee: {
      question: 'De quanto é a taxa?',
      answer: feePt,
    },
    refund: {
      question: 'Recebo a taxa de volta se uma contratação não der certo?',
      known:
        'Sim, a taxa inteira, se o trabalho terminar em até {days} dias depois do início. Depois disso, e até {months} meses depois do início, vale a garantia: buscamos outra pessoa para a vaga, sem taxa adicional.',
      open: 'Não prometemos reembolso. Prometemos a garantia: durante {months} meses a partir do início, buscamos outra pessoa para a vaga, sem taxa adicional.',
    },
    guarantee: {
      question: 'O que a garantia cobre?',
      answer:
        'Os primeiros {months} meses corridos a partir da data de início. Você a aciona em Contratações, no menu, e a substituição fica registrada ali.',
    },
    status: {
      question: 'Os profissionais são empregados ou prestadores de serviços?',
      contractor:
        'Trabalham para você como prestadores de serviços independentes, nas condições da oferta que aceitaram. Confirme com sua assessoria jurídica ou contábil se esse modelo serve para a forma como vocês trabalham.',
      employer:
        'São contratados no país deles por uma empresa empregadora (employer of record), que emite a fatura para você. Você dirige o trabalho; ela cuida da folha de pagamento e do cumprimento da lei local.',
      open: `A ${brand.name} não emprega os profissionais. A oferta informa pagamento, horas e datas; a forma de contratação fica entre você e cada profissional. A mais adequada depende do país e de como vocês trabalham juntos, então consulte sua assessoria jurídica ou contábil.`,
    },
    professionals: {
      question: 'Os profissionais pagam alguma coisa?',
      answer: 'Não. A candidatura, as verificações e a contratação são gratuitas para eles.',
    },
  },
};
