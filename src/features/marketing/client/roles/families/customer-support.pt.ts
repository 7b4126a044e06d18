/** The role page of customer support, in Portuguese. */
import type { FamilyTexts } from '../role-family.ts';

export const customerSupportPt: FamilyTexts = {
  name: 'Atendimento ao cliente',
  inSentence: 'atendimento ao cliente',
  line: 'Suporte, integração, ajuda técnica e sucesso do cliente',
  title: 'Suporte que responde antes da segunda mensagem.',
  lead: 'Pessoas que leem o chamado inteiro, escrevem como você escreveria e contam o que os clientes sempre perguntam, do primeiro café em Nova York ao último em Los Angeles.',
  pageTitle: 'Contrate atendimento remoto da América Latina',
  description:
    'Representantes de suporte, especialistas em integração e responsáveis pelo sucesso do cliente da América Latina: níveis, salários mensais e cobertura.',
  rolesTitle: 'Uma fila e quem a mantém curta',
  rolesLead:
    'A primeira pessoa que você contrata responde. A segunda permite cobrir o almoço. A terceira começa a fazer as perguntas sumirem.',
  roles: [
    {
      title: 'Representante de atendimento',
      work: 'Responde e-mail e chat, conhece as regras e quando pedir uma exceção, e termina o dia com a fila vazia.',
    },
    {
      title: 'Especialista bilíngue em suporte',
      work: 'Atende telefone e chat em inglês e espanhol ou português, e reescreve as páginas de ajuda para que funcionem nos dois.',
    },
    {
      title: 'Especialista em suporte técnico',
      work: 'Reproduz o problema, acha a linha do log e entrega ao desenvolvimento um relato com que podem agir sem ligar.',
    },
    {
      title: 'Especialista em integração de clientes',
      work: 'Acompanha os clientes novos nos primeiros trinta dias e percebe quem parou no segundo.',
    },
    {
      title: 'Responsável pelo sucesso do cliente',
      work: 'Cuida de uma carteira de contas, lê o uso antes que o cliente reclame e prepara renovações com meses de antecedência.',
    },
    {
      title: 'Líder da equipe de suporte',
      work: 'Planeja os turnos, revisa respostas toda semana e cuida da lista das dez perguntas que não deveriam existir.',
    },
  ],
  showcase: {
    kind: 'coverage',
    title: 'Doze horas de respostas, sem turno noturno',
    lead: 'Três pessoas com dias normais, das nove às seis nos próprios relógios. Visto de Nova York no inverno, é isto que seus clientes recebem.',
    note: 'Quanto mais cheia a cor de uma hora, mais das três estão trabalhando. No verão, elas cobrem das 8 às 20.',
    shifts: [
      { place: 'Buenos Aires', hours: '7-16 h', from: 7, to: 16 },
      { place: 'Bogotá', hours: '9-18 h', from: 9, to: 18 },
      { place: 'Cidade do México', hours: '10-19 h', from: 10, to: 19 },
    ],
  },
  benefits: [
    {
      title: 'O calor humano vem incluído',
      text: 'Hospitalidade não é um roteiro. Você precisa ensinar o produto; a paciência já está lá.',
    },
    {
      title: 'Pessoas que ficam com o produto',
      text: 'Pagamento estável em dólar e horário diurno fazem do suporte uma profissão, não uma parada. Seus clientes falam com alguém que se lembra.',
    },
    {
      title: 'Um segundo idioma na mesma cadeira',
      text: 'Responda aos clientes que preferem escrever em espanhol ou português, sem uma segunda equipe.',
    },
  ],
  process: [
    'Traga uma semana de chamados anonimizados. Deles lemos de quantas pessoas você precisa, em que horários e com quanta técnica.',
    'Você lê como os candidatos escrevem: o perfil e a carta de apresentação estão nas palavras deles. No suporte, isso é o próprio trabalho.',
    'Peça aos finalistas que respondam às mesmas três mensagens, uma delas grosseira. Escolha as respostas que você assinaria.',
  ],
  interview: [
    {
      title: '“Este cliente está errado e furioso. O que você escreve?”',
      text: 'Olhe a primeira frase. Ela deve dizer o que acontece agora, não o quanto todos lamentam nem quem tinha razão.',
    },
    {
      title: '“Que pergunta você preferia nunca mais responder?”',
      text: 'Quem fez isso bem responde na hora e tem uma ideia de como tirar a causa.',
    },
    {
      title: '“Quando você quebrou uma regra por um cliente?”',
      text: '“Nunca” não é a melhor resposta. Você quer discernimento, e alguém que depois avisou a equipe.',
    },
  ],
  questions: [
    {
      question: 'Podem cobrir noites e fins de semana?',
      answer:
        'As noites saem do mapa: das nove às seis na Cidade do México termina às sete ou oito em Nova York. Fins de semana se combinam; diga na vaga, faça um rodízio justo e dê outros dias de folga.',
    },
    {
      question: 'Como é o inglês escrito deles?',
      answer:
        'Eles se candidatam em inglês, e lemos cada perfil antes que você o encontre. Um perfil pode trazer um nível de inglês verificado, com a data. Vale testar também com o seu tom: três respostas a mensagens como as suas mostram mais que um certificado.',
    },
    {
      question: 'Quanto custa o suporte por mês?',
      answer:
        'De US$2.000 para um representante júnior a US$4.000 para um líder de equipe. Um responsável pelo sucesso do cliente fica entre US$2.500 e US$3.500.',
    },
    {
      question: 'Como protegemos os dados dos nossos clientes?',
      answer:
        'Dê acesso pelo seu próprio help desk com um papel de suporte, ative o acesso em duas etapas, oculte números de cartão e não deixe ninguém trabalhar com listas exportadas. Ponha a confidencialidade no seu contrato com eles.',
    },
    {
      question: 'Quanto tempo leva o treinamento?',
      answer:
        'Conte duas semanas até alguém responder sozinho à metade comum dos chamados, e uns dois meses para o resto. Vai mais rápido com uma página escrita para cada uma das dez perguntas mais frequentes; escrevê-las é uma boa primeira tarefa.',
    },
  ],
};
