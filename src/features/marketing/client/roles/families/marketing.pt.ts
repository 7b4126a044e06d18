/** The role page of marketing, in Portuguese. */
import type { FamilyTexts } from '../role-family.ts';

export const marketingPt: FamilyTexts = {
  name: 'Marketing',
  inSentence: 'marketing',
  line: 'Conteúdo, busca, mídia paga, design e quem os lidera',
  title: 'Marketing que lança a campanha, não a apresentação.',
  lead: 'Redatores, designers, compradores de mídia e gerentes da América Latina que trabalham no seu canal, no seu horário, com os números que você olha toda segunda-feira.',
  pageTitle: 'Contrate profissionais de marketing da América Latina',
  description:
    'Profissionais de marketing da América Latina, com perfil aprovado: cargos com nível, habilidades e salários de US$2.200 a US$5.500 por mês, no seu horário.',
  rolesTitle: 'Sete lugares em uma equipe de marketing',
  rolesLead:
    'Raramente você precisa de todos. A maioria começa com um especialista para o canal que já funciona, ou com um gerente que descobre qual é.',
  roles: [
    {
      title: 'Especialista em redes sociais',
      work: 'Planeja o mês, faz as publicações e responde aos comentários no mesmo dia, com a sua voz e não com a da plataforma.',
    },
    {
      title: 'Redator de conteúdo',
      work: 'Entrevista quem sabe na sua empresa e transforma uma hora de conversa em um artigo, uma newsletter e três publicações.',
    },
    {
      title: 'Designer de marca',
      work: 'Dá uma só mão a anúncios, páginas e apresentações, e monta os modelos com que os outros a mantêm.',
    },
    {
      title: 'Especialista em SEO',
      work: 'Encontra as perguntas que seus clientes digitam, conserta o que impede suas páginas de respondê-las e relata em palavras simples.',
    },
    {
      title: 'Especialista em mídia paga',
      work: 'Cuida das verbas de busca e redes como se o dinheiro fosse seu: testa toda semana, corta o que não rende, explica por quê.',
    },
    {
      title: 'Gerente de marketing',
      work: 'Cuida do calendário, da verba e das agências. Decide o que não fazer neste trimestre e leva os números à reunião.',
    },
    {
      title: 'Responsável por crescimento',
      work: 'Une marketing, produto e vendas em um só funil com um só dono e monta a equipe que o conduz.',
    },
  ],
  showcase: {
    kind: 'timeline',
    title: 'O primeiro trimestre de uma contratação de marketing',
    lead: 'Marketing é fácil de manter ocupado e difícil de julgar. Combinem isto antes do primeiro dia, e os dois lados saberão o que é ir bem.',
    steps: [
      {
        when: 'Semanas 1-2',
        title: 'Ler tudo',
        text: 'As campanhas do ano passado, dez ligações de vendas, as avaliações. Daí sai uma página: quem compra, por quê e onde ouve falar de você.',
      },
      {
        when: 'Semanas 3-4',
        title: 'Consertar a medição',
        text: 'Rastreamento, formulários, a origem dos contatos. Nada é lançado com números em que ninguém confia.',
      },
      {
        when: 'Mês 2',
        title: 'Um canal, bem-feito',
        text: 'Uma só aposta com verba, data e um número que a encerraria. Notas semanais, boas ou más.',
      },
      {
        when: 'Mês 3',
        title: 'Manter, parar, dobrar',
        text: 'O que funcionou vira rotina com modelo. O que não funcionou fica escrito, para que ninguém tente de novo na próxima primavera.',
      },
    ],
  },
  benefits: [
    {
      title: 'As duas Américas em uma cabeça',
      text: 'Quem é bilíngue escreve para seus clientes nos EUA e pode abrir o mercado de língua espanhola ou portuguesa ao lado, sem agência de tradução.',
    },
    {
      title: 'Campanhas que reagem no mesmo dia',
      text: 'Com 6-8 horas em comum, uma chamada que falha às dez é outra ao meio-dia. Nenhuma campanha queima de noite.',
    },
    {
      title: 'Um especialista pelo preço de um generalista',
      text: 'O que um profissional faz-tudo custa nos EUA muitas vezes paga aqui duas pessoas que fazem muito bem uma coisa cada.',
    },
  ],
  process: [
    'Falamos do que você vende, do que funcionou e de quanto pode gastar. Muitas vezes o cargo não é o do rascunho.',
    'Você conhece algumas pessoas cujo trabalho combina com o seu canal. Uma pontuação diz o que se encaixa e o que falta.',
    'Dê às duas melhores a mesma tarefa pequena e paga, com os seus números. Escolha, comece e só então pague.',
  ],
  interview: [
    {
      title: '“Qual campanha sua fracassou, e quando você soube?”',
      text: 'Você quer ouvir uma data, um número e o que foi parado. Cuidado com quem nunca errou.',
    },
    {
      title: '“Esta é a nossa página inicial. O que você cortaria?”',
      text: 'Acrescentar é fácil. Quem corta duas coisas e sabe dizer por quê entendeu para quem é a página.',
    },
    {
      title: '“Do que você precisaria até a sexta da primeira semana?”',
      text: 'Boas respostas citam acessos, pessoas e uma lista de clientes para ligar. As vagas citam um workshop de marca.',
    },
  ],
  questions: [
    {
      question: 'Alguém de fora dos EUA pode escrever para clientes dos EUA?',
      answer:
        'Sim, se é isso que a pessoa tem feito. Peça trabalhos publicados e veja para quem eram. Para textos com sotaque regional ou humor, peça a um colega que leia junto no primeiro mês.',
    },
    {
      question: 'Quanto custa por mês uma contratação de marketing?',
      answer:
        'Os cargos de exemplo vão de US$2.200 para um especialista júnior em redes sociais a US$5.500 para um responsável por crescimento, em tempo integral. Um gerente de marketing fica entre US$3.500 e US$4.500.',
    },
    {
      question: 'Começo com um especialista ou com um gerente?',
      answer:
        'Se você sabe qual canal traz clientes, contrate o especialista que o faz crescer. Se não, contrate primeiro o gerente e dê três meses e uma verba para descobrir.',
    },
    {
      question: 'A verba de anúncios está incluída?',
      answer:
        'Não. As faixas são salários. O que você gasta em anúncios fica nas suas contas, com um acesso que você pode retirar a qualquer momento.',
    },
    {
      question: 'De quem é o que eles fazem?',
      answer:
        'Deveria ser seu, e o seu contrato com eles precisa dizer. Inclua direitos autorais, contas e arquivos-fonte antes do primeiro dia.',
    },
  ],
};
