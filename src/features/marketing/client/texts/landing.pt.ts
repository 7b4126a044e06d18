/** What the landing page says, in Portuguese. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, FIRST_TALK_MINUTES } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { landingEn } from './landing.en.ts';

export const landingPt: TranslationOf<typeof landingEn> = {
  hero: {
    eyebrow: `Mais de ${CLAIMS.companies} empresas confiam em nós`,
    title: 'Sua próxima grande contratação está a um fuso horário.',
    text: `O ${brand.name} aproxima empresas dos EUA de profissionais remotos da América Latina com perfil aprovado e bom inglês. Contrate em menos de ${CLAIMS.daysToHire} dias e pague só quando contratar.`,
    book: `Agendar uma consulta de ${FIRST_TALK_MINUTES} minutos`,
    roles: 'Ver os cargos',
    looking: 'Procurando trabalho remoto?',
  },
  facts: [
    { figure: `${CLAIMS.placementRate}%`, text: 'de vagas preenchidas' },
    { figure: `Menos de ${CLAIMS.daysToHire} dias`, text: 'para contratar, desde a primeira conversa' },
    { figure: `Até ${CLAIMS.savingPercent}%`, text: 'de economia em custos de talentos' },
    { figure: 'Os 3% melhores', text: 'são os talentos que apresentamos' },
    { figure: `${BRAND_FACTS.guaranteeMonths} meses`, text: 'de garantia em cada contratação' },
  ],
  goal: 'Nossa meta',
  how: {
    eyebrow: 'Como funciona',
    title: 'Converse, receba candidatos aprovados, contrate.',
    lead: 'Três passos, sem pagamentos antecipados. A maior parte do trabalho é nossa; a decisão continua sua.',
    consultation: 'Agende sua consulta',
    steps: [
      {
        title: 'Converse',
        text: `Uma consulta de ${FIRST_TALK_MINUTES} minutos. Você descreve o cargo, a equipe e o orçamento; nós dizemos o que é preciso para preenchê-lo.`,
      },
      {
        title: 'Receba candidatos aprovados',
        text: `Um pareamento baseado em IA compara seu cargo com cada profissional com perfil aprovado. Você conhece os 3% melhores, em menos de ${CLAIMS.daysToHire} dias.`,
      },
      {
        title: 'Contrate',
        text: `Entreviste, escolha, comece. Sem pagamentos antecipados: você paga só quando contrata, com ${BRAND_FACTS.guaranteeMonths} meses de garantia.`,
      },
    ],
  },
  sample: {
    title: 'Uma pontuação que se explica',
    text: 'Os candidatos vêm com uma pontuação de compatibilidade com seu cargo, e a pontuação diz por quê: o que se encaixa, o que quase se encaixa, o que falta. Ela nunca olha nome, foto, idade ou escola. Cada candidato pode abrir mão dela. Ela não decide nada; quem decide é você.',
    label: 'Um exemplo de pareamento',
    eyebrow: 'Um exemplo',
    role: 'Responsável pelo sucesso do cliente',
    candidate: 'Uma pessoa de Medellín',
    factors: ['Habilidades', 'Cargo', 'Experiência', 'Valor', 'Fuso horário'],
    related: 'HubSpot por Salesforce',
  },
  why: {
    eyebrow: 'Por que a América Latina',
    title: 'Perto o bastante para trabalhar junto, o dia todo.',
    lead: 'Profissionais experientes, fluentes em inglês e nas suas ferramentas, em um horário que também é o seu.',
    overlap: {
      title: '6-8 horas em comum por dia',
      office: 'Seu escritório em Nova York',
      hours: 'das 9 às 17',
      together: 'horas em comum',
      cities: ['Bogotá, Lima', 'Cidade do México, San José', 'São Paulo, Buenos Aires'],
      note: 'Com um dia das 9 às 18 lá, no inverno. No verão, as mesmas cidades têm de seis a oito horas em comum com Nova York.',
    },
    cost: {
      title: 'Quanto custa uma contratação sênior',
      us: { label: 'Contratação sênior nos EUA', range: 'US$8.000-US$15.000+' },
      latam: { label: 'Contratação sênior conosco', range: 'US$3.000-US$5.000' },
      aMonth: 'por mês',
      save: `Economize até ${CLAIMS.savingPercent}%`,
      rest: 'em custos de talentos, sem pagamentos antecipados.',
      workOut: 'Calcule sua economia',
    },
    reasons: [
      {
        title: 'Trabalham quando você trabalha',
        text: '6-8 horas em comum por dia. As perguntas são respondidas na mesma manhã, não no dia seguinte.',
      },
      {
        title: 'Falam a língua dos seus clientes',
        text: 'Eles se candidatam em inglês, e lemos cada perfil antes que você o encontre. Um nível de inglês verificado aparece no perfil com a data.',
      },
      {
        title: 'Ficam',
        text: `Um salário local justo em uma equipe dos EUA é uma carreira, não um bico. Se não der certo, a garantia de ${BRAND_FACTS.guaranteeMonths} meses cobre você.`,
      },
    ],
  },
  roles: {
    eyebrow: 'Cargos mais buscados',
    title: 'O que as empresas contratam e quanto custa.',
    lead: 'Salários mensais de profissionais em tempo integral.',
    viewAll: 'Ver todos os cargos e especialidades',
    aMonth: 'por mês',
    cards: {
      'Marketing Manager': { title: 'Gerente de marketing', location: 'México' },
      'Account Executive': { title: 'Executivo de contas', location: 'Colômbia' },
      'Executive Assistant': { title: 'Assistente executivo', location: 'Peru' },
      'Full Stack Developer': { title: 'Desenvolvedor full stack', location: 'Argentina' },
      'Customer Success Manager': { title: 'Responsável pelo sucesso do cliente', location: 'Brasil' },
      Accountant: { title: 'Contador', location: 'Costa Rica' },
    },
    all: 'Todos os cargos e especialidades',
    specialties: [
      { family: 'Marketing', roles: 'Conteúdo, SEO, mídia paga, redes sociais, design, e-mail' },
      { family: 'Vendas', roles: 'Pré-vendas, executivos de contas, operações de vendas' },
      {
        family: 'Atendimento ao cliente',
        roles: 'Suporte, sucesso do cliente, integração de clientes, suporte técnico',
      },
      { family: 'Assistência executiva', roles: 'Assistentes executivos, operações, coordenação de projetos' },
      { family: 'TI', roles: 'Desenvolvimento web e móvel, dados, qualidade, nuvem' },
      { family: 'Finanças', roles: 'Escrituração, contabilidade, folha de pagamento, análise financeira' },
    ],
    ask: 'Pergunte pelo seu cargo',
    notListed: 'Não está na lista? Conte para nós, e dizemos com franqueza se podemos ajudar.',
  },
  story: {
    eyebrow: 'Caso de sucesso',
    title: 'Do que uma história é feita aqui.',
    lead: 'Publicaremos a história de um cliente quando um cliente a contar. Até lá, estas são as telas em que ela acontece. As pessoas nas imagens são as inventadas da nossa demonstração.',
    pictures: {
      candidates: {
        title: 'Você vê quem se encaixa e por quê',
        text: 'Pessoas com perfil aprovado, as que mais se encaixam primeiro. Toque em uma pontuação e ela diz o que se encaixa e o que falta.',
        alt: 'A lista de candidatos: cada um com cargo, valor, habilidades e uma pontuação em porcentagem',
      },
      pipeline: {
        title: 'Você sabe em que ponto está cada um',
        text: 'Cada candidatura tem seu lugar e sua data, e diz quem está sendo esperado.',
        alt: 'O quadro de candidaturas, em colunas de aguardando avaliação a contratado',
      },
      job: {
        title: 'Eles veem a mesma vaga que você publicou',
        text: 'Pagamento, horário e habilidades, e a própria pontuação com o que a aumentaria.',
        alt: 'A página de uma vaga como um candidato a lê, com pagamento, horário, habilidades e a pontuação',
      },
    },
  },
  proof: {
    eyebrow: 'Depoimentos',
    title: 'Confira em vez de nos citar.',
    lead: 'Uma citação nossa teria de ser inventada. O que segue pode ser conferido: como um perfil é aprovado e como funcionam as pontuações e as respostas.',
    steps: [
      {
        title: 'Uma pessoa lê cada inscrição',
        text: `Você só encontra pessoas cujo perfil nossa equipe aprovou. Quem se candidata à sua vaga antes disso aparece marcado. Quem se inscreve recebe resposta em ${ANSWER_BUSINESS_DAYS} dias úteis, seja ela qual for.`,
      },
      {
        title: 'O que foi verificado diz quando',
        text: 'Identidade, inglês escrito, habilidades, referências e trabalhos anteriores são verificados um a um, quando o profissional pede. Cada item aparece no perfil com a data e, se vence, com esse dia.',
      },
      {
        title: 'A pontuação mostra suas razões',
        text: 'Você lê do que ela é feita, e o candidato também. Se você muda os pesos de uma vaga, os dois veem.',
      },
      {
        title: 'As respostas são medidas',
        text: `Em quanto tempo uma empresa responde aparece nas vagas dela quando há pelo menos ${LIMITS.countedAnswers} candidaturas para contar.`,
      },
    ],
    counts: 'No mercado neste momento',
    people: 'profissionais aprovados',
    jobs: 'vagas abertas',
    companies: 'empresas contratando',
    scores: 'Como funcionam as pontuações',
  },
};
