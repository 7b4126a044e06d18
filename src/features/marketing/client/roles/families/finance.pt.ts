/** The role page of finance, in Portuguese. */
import type { FamilyTexts } from '../role-family.ts';

export const financePt: FamilyTexts = {
  name: 'Finanças',
  inSentence: 'finanças',
  line: 'Escrituração, contabilidade, folha de pagamento e análise',
  title: 'Livros fechados antes que você peça.',
  lead: 'Auxiliares contábeis, contadores e analistas da América Latina que conhecem o US GAAP e o seu software, e que preferem fazer uma pergunta a mais a lançar um palpite.',
  pageTitle: 'Contrate contadores e analistas remotos da América Latina',
  description:
    'Contadores, auxiliares, especialistas em folha e analistas da América Latina, com perfil aprovado: níveis, habilidades, salários e um bom fechamento do mês.',
  rolesTitle: 'Do primeiro recibo ao relatório para o conselho',
  rolesLead:
    'Quem registra não deveria ser quem autoriza. Com dois cargos desta lista você separa as duas coisas por menos do que costuma custar um salário local.',
  roles: [
    {
      title: 'Especialista em contas a pagar',
      work: 'Compara faturas com pedidos, prepara os pagamentos e encontra a que chegou duas vezes.',
    },
    {
      title: 'Auxiliar contábil',
      work: 'Registra cada lançamento na semana, concilia banco e cartões e mantém uma lista de perguntas abertas em vez de uma conta transitória.',
    },
    {
      title: 'Especialista em folha de pagamento',
      work: 'Reúne as horas, prepara a folha para a sua aprovação e responde às perguntas sobre o desconto da linha quatro.',
    },
    {
      title: 'Contador',
      work: 'Cuida do fechamento: provisões, despesas antecipadas, depreciação e uma pasta que o seu consultor fiscal agradece.',
    },
    {
      title: 'Analista financeiro',
      work: 'Monta o fluxo de caixa e o orçamento, explica a diferença em duas frases e avisa quando um plano não fecha.',
    },
    {
      title: 'Controller',
      work: 'Dirige a equipe financeira, desenha os controles, lida com auditores e bancos e apresenta o mês a você em meia hora.',
    },
  ],
  showcase: {
    kind: 'timeline',
    title: 'Um fechamento do mês em cinco dias úteis',
    lead: 'Assim é um fechamento quando tem dono. Peça o dos candidatos; a ordem mostra quanto eles mesmos fizeram.',
    steps: [
      {
        when: 'Dia 1',
        title: 'Cortar',
        text: 'Últimas faturas de entrada e saída, banco e cartões importados, e as perguntas abertas em uma só mensagem para você.',
      },
      {
        when: 'Dia 2',
        title: 'Conciliar',
        text: 'Cada conta que tem extrato confere com ele. As diferenças têm nome e responsável.',
      },
      {
        when: 'Dia 3',
        title: 'Ajustar',
        text: 'Provisões, despesas antecipadas, depreciação, folha. Cada item com uma nota que um estranho entenderia.',
      },
      {
        when: 'Dia 4',
        title: 'Revisar',
        text: 'Compara-se com o mês anterior e o orçamento. O que se moveu sem motivo é visto de novo.',
      },
      {
        when: 'Dia 5',
        title: 'Relatar',
        text: 'Três demonstrações, uma página em palavras e o fluxo de caixa. Depois, o mês é travado.',
      },
    ],
  },
  benefits: [
    {
      title: 'Alguém a quem perguntar às onze da manhã',
      text: 'Se a cobrança do cartão foi a conferência ou o hotel se resolve no chat, no dia, e não em uma planilha em janeiro.',
    },
    {
      title: 'Dólar é terreno conhecido',
      text: 'Muitos profissionais da região já cuidaram de livros em duas moedas e sob duas normas. Só os seus vão parecer arrumados.',
    },
    {
      title: 'O controle continua com você',
      text: 'Acesso de leitura ao banco, pagamentos preparados, sua autorização. Um bom contador pedirá exatamente isso.',
    },
  ],
  process: [
    'Olhamos o volume e a bagunça: quantos lançamentos, quantas contas, há quanto tempo ninguém concilia. Isso decide entre auxiliar e contador.',
    'Você conhece pessoas cujas habilidades e experiência combinam com o seu software e o seu tipo de negócio. Os livros de uma agência não são os de um restaurante.',
    'Dê aos finalistas um extrato e um razão com quatro diferenças. Contrate quem fizer as melhores perguntas.',
  ],
  interview: [
    {
      title: '“Conte o seu último fechamento.”',
      text: 'Dia por dia. Quem fez sozinho lembra o dia que sempre doía.',
    },
    {
      title: '“O que você faz com uma cobrança que ninguém reconhece?”',
      text: 'Perguntar, documentar, separar com data. “Lanço em diversos” encerra a conversa.',
    },
    {
      title: '“Explique o regime de competência ao gerente da minha loja.”',
      text: 'Seus números valem o que entendem deles as pessoas que agem com eles.',
    },
  ],
  questions: [
    {
      question: 'Eles conhecem a contabilidade dos EUA?',
      answer:
        'Muitos, sim: US GAAP, planos de contas dos EUA e o software usual. Diga o que você precisa entre as habilidades exigidas, e a pontuação mostra quem o informa. Não substituem o contador certificado que assina sua declaração ou auditoria; encurtam o trabalho dele.',
    },
    {
      question: 'Quanto custa um contador?',
      answer:
        'Entre US$3.000 e US$4.000 por mês, em tempo integral. Auxiliares começam em US$2.000, e um controller custa até US$5.500.',
    },
    {
      question: 'Auxiliar ou contador?',
      answer:
        'Se os lançamentos não são registrados, você precisa de um auxiliar. Se são e mesmo assim você não confia no resultado, precisa de um contador.',
    },
    {
      question: 'Como protejo os pagamentos?',
      answer:
        'Uma pessoa prepara e outra autoriza; fique com a autorização, dê um acesso bancário próprio com limites e confirme por telefone dados novos de fornecedores. Essas regras valem para qualquer contador, onde quer que esteja.',
    },
    {
      question: 'Nossos livros estão um ano atrasados. É um problema?',
      answer:
        'Não, mas diga. Colocar em dia é um projeto com fim: combinem até onde, quem responde às perguntas e uma data. A rotina mensal começa em paralelo.',
    },
  ],
};
