/** The role page of sales, in Portuguese. */
import type { FamilyTexts } from '../role-family.ts';

export const salesPt: FamilyTexts = {
  name: 'Vendas',
  inSentence: 'vendas',
  line: 'Prospecção, fechamento, gestão de contas e operações',
  title: 'Vendedores que atendem enquanto seus compradores estão à mesa.',
  lead: 'Pré-vendas, executivos de contas e quem mantém o funil honesto: à vontade ao telefone, em casa no seu CRM e acordados quando seus clientes estão.',
  pageTitle: 'Contrate vendedores remotos da América Latina',
  description:
    'Pré-vendas, executivos de contas e gerentes de vendas da América Latina, com perfil aprovado: níveis, habilidades e salários, no horário dos EUA.',
  rolesTitle: 'Da primeira ligação à renovação',
  rolesLead: 'Os valores são o salário fixo. A comissão, onde você paga uma, vem por cima e segue o seu próprio plano.',
  roles: [
    {
      title: 'Representante de pré-vendas',
      work: 'Pesquisa, liga e escreve até que alguém que poderia comprar aceite meia hora. Deixa notas que servem a quem fecha.',
    },
    {
      title: 'Representante de vendas internas',
      work: 'Responde aos pedidos que chegam em minutos, cota, acompanha e fecha os pedidos menores sem uma segunda pessoa.',
    },
    {
      title: 'Analista de operações de vendas',
      work: 'Limpa o CRM, monta a previsão em que você pode acreditar e percebe no dia dez que uma etapa travou.',
    },
    {
      title: 'Executivo de contas',
      work: 'Conduz a conversa da primeira demonstração à assinatura, pergunta cedo pelo orçamento e perde rápido quando é preciso.',
    },
    {
      title: 'Gerente de contas',
      work: 'Mantém os clientes que você tem, sabe do que vão precisar na primavera e faz da renovação uma formalidade.',
    },
    {
      title: 'Gerente de vendas',
      work: 'Contrata, treina e ouve ligações. Transforma o que o melhor vendedor faz por instinto em algo que os outros podem aprender.',
    },
  ],
  showcase: {
    kind: 'day',
    title: 'Um dia de vendas em duas cidades',
    lead: 'Um executivo de contas em Bogotá com clientes na costa leste, no verão. Os dois relógios ficam a uma hora; no inverno, coincidem.',
    rows: [
      { newYork: '9:00', bogota: '8:00', text: 'Lê as respostas da noite e organiza o dia por quem pode avançar' },
      { newYork: '10:00', bogota: '9:00', text: 'Duas horas de ligações, enquanto os compradores têm a cabeça fresca' },
      { newYork: '12:00', bogota: '11:00', text: 'Notas no CRM, cotações enquanto a ligação está fresca' },
      { newYork: '13:00', bogota: '12:00', text: 'Almoço, dos dois lados' },
      { newYork: '14:00', bogota: '13:00', text: 'Demonstrações, e uma ligação com a costa oeste, onde são onze' },
      { newYork: '16:30', bogota: '15:30', text: 'Quinze minutos com você: o que travou, o que você pode abrir' },
      {
        newYork: '17:00',
        bogota: '16:00',
        text: 'Calma: a lista de amanhã, pesquisa, os retornos de que ninguém gosta',
      },
    ],
  },
  benefits: [
    {
      title: 'Nenhuma hora do dia se perde',
      text: 'As ligações acontecem no horário dos seus compradores sem que ninguém trabalhe à noite. Isso também mantém as pessoas; turnos noturnos, não.',
    },
    {
      title: 'Dois idiomas, um mercado a mais',
      text: 'Quem vende em inglês e em espanhol ou português alcança os clientes do seu próprio estado com quem a concorrência não consegue falar.',
    },
    {
      title: 'Uma equipe que cabe no orçamento',
      text: 'Com estes salários você pode colocar pesquisa, ligações e fechamento em mãos diferentes, como fazem empresas maiores.',
    },
  ],
  process: [
    'Olhamos juntos o seu ciclo: quanto dura, quem compra, quanto vale um negócio. Isso diz se você precisa de quem abre ou de quem fecha.',
    'Você ouve os candidatos antes de decidir: propõe horários para uma entrevista, com o link da sua videochamada, e conversam em inglês.',
    'Apresente sua objeção mais dura aos dois de quem mais gostar. Contrate quem perguntar antes de responder.',
  ],
  interview: [
    {
      title: '“Não me venda nada. Descubra se eu deveria comprar.”',
      text: 'Dez minutos de prática. Conte as perguntas; um bom vendedor faz quatro antes da primeira afirmação.',
    },
    {
      title: '“Conte o último negócio que você perdeu.”',
      text: 'Ouça a parte que a pessoa assume. Se a única razão é “preço”, quase sempre ninguém perguntou pelo orçamento.',
    },
    {
      title: '“Mostre como você escreve uma nota depois de uma ligação.”',
      text: 'Três linhas com o próximo passo e uma data. Sua previsão será tão boa quanto essas notas.',
    },
  ],
  questions: [
    {
      question: 'Meus clientes vão se incomodar com o sotaque?',
      answer:
        'Clientes se incomodam em não ser entendidos e em não ser ouvidos. Faça sua primeira conversa por telefone, sem vídeo: se você acompanhou sem esforço, eles também vão.',
    },
    {
      question: 'Como pago a comissão?',
      answer:
        'Como faria em casa: um plano por escrito com um evento claro, como o pagamento do cliente, uma taxa e uma data. Os salários desta página são a parte fixa.',
    },
    {
      question: 'Quanto custa um executivo de contas?',
      answer:
        'Entre US$3.000 e US$4.000 por mês em tempo integral, antes da comissão. Representantes de pré-vendas começam em US$2.000.',
    },
    {
      question: 'Podem ligar para números dos EUA do exterior?',
      answer:
        'Tecnicamente é simples: a telefonia pela internet dá a eles um número da sua região. As regras sobre ligações indesejadas e gravações valem para você como valeriam com um vendedor no escritório, então mande revisar suas listas.',
    },
    {
      question: 'Quanto tempo até o primeiro negócio?',
      answer:
        'Mais ou menos o seu ciclo de vendas mais as semanas de aprender o produto. Meça o primeiro mês por conversas, o segundo por oportunidades qualificadas e só depois por receita.',
    },
  ],
};
