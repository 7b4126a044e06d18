/** Portuguese text for the landing page. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, FIRST_TALK_MINUTES } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { landingEn } from './landing.en.ts';

export const landingPt: TranslationOf<typeof landingEn> = {
  hero: {
    eyebrow: `Mais de ${CLAIMS.companies} empresas confiam em nós`,
    title: 'Sua próxima grande contratação está a um fuso de distância.',
    text: `A ${brand.name} aproxima empresas dos EUA de profissionais remotos da América Latina que falam inglês e têm o perfil aprovado. Contrate em menos de ${CLAIMS.daysToHire} dias e pague só quando contratar.`,
    book: `Agende uma consulta de ${FIRST_TALK_MINUTES} minutos`,
    roles: 'Ver os cargos',
    looking: 'Procura trabalho remoto?',
  },
  facts: [
    { figure: `${CLAIMS.placementRate}%`, text: 'das vagas são preenchidas' },
    { figure: `Menos de ${CLAIMS.daysToHire} dias`, text: 'para contratar, desde a primeira conversa' },
    { figure: `Até ${CLAIMS.savingPercent}%`, text: 'de economia em custos com profissionais' },
    { figure: 'Os 3% melhores', text: 'profissionais chegam até você' },
    { figure: `${BRAND_FACTS.guaranteeMonths} meses`, text: 'de garantia em cada contratação' },
  ],
  goal: 'Nossa meta',
  how: {
    eyebrow: 'Como funciona',
    title: 'Conte o que procura, receba perfis aprovados e contrate.',
    lead: 'Três passos, sem pagamento antecipado. A maior parte do trabalho é nossa, e a decisão é sua.',
    consultation: 'Agende sua consulta',
    steps: [
      {
        title: 'Converse',
        text: `Uma consulta de ${FIRST_TALK_MINUTES} minutos. Você fala do cargo, da equipe e do orçamento, e nós dizemos o que é preciso para preencher a vaga.`,
      },
      {
        title: 'Receba perfis aprovados',
        text: `A busca com IA compara sua vaga com os perfis aprovados. Você conhece os 3% melhores em menos de ${CLAIMS.daysToHire} dias.`,
      },
      {
        title: 'Contrate',
        text: `Entreviste, escolha e comece. Sem pagamento antecipado: você só paga quando contrata, com ${BRAND_FACTS.guaranteeMonths} meses de garantia.`,
      },
    ],
  },
  sample: {
    title: 'Veja por que alguém combina com a vaga',
    text: 'Cada pessoa tem uma pontuação que mostra o quanto ela combina com sua vaga, e você vê os motivos: o que combina, o que chega perto e o que falta. Nome, foto, idade e onde a pessoa estudou nunca contam, e cada profissional pode escolher participar sem pontuação. A pontuação ajuda você a comparar; a decisão é sua.',
    label: 'Um exemplo de combinação',
    eyebrow: 'Um exemplo',
    role: 'Especialista em sucesso do cliente',
    candidate: 'Uma pessoa de Medellín',
    factors: ['Habilidades', 'Cargo', 'Experiência', 'Valor por hora', 'Horário de trabalho'],
    related: 'HubSpot no lugar de Salesforce',
  },
  why: {
    eyebrow: 'Por que a América Latina',
    title: 'Pessoas que trabalham no seu horário.',
    lead: 'Profissionais experientes que falam inglês, conhecem suas ferramentas e passam a maior parte do expediente no mesmo horário que você.',
    overlap: {
      title: '6 a 8 horas em comum por dia',
      office: 'Seu escritório em Nova York',
      hours: 'das 9h às 17h',
      together: 'horas em comum',
      cities: ['Bogotá, Lima', 'Cidade do México, San José', 'São Paulo, Buenos Aires'],
      note: 'Considera um expediente das 9h às 18h nessas cidades, em janeiro. Em julho, são de seis a oito horas em comum com Nova York.',
    },
    cost: {
      title: 'Quanto custa um profissional sênior',
      us: { label: 'Profissional sênior nos EUA', range: 'US$8.000-US$15.000+' },
      latam: { label: `Profissional sênior com a ${brand.name}`, range: 'US$3.000-US$5.000' },
      aMonth: 'por mês',
      save: `Economize até ${CLAIMS.savingPercent}%`,
      rest: 'em custos com profissionais, sem pagamento antecipado.',
      workOut: 'Calcule sua economia',
    },
    reasons: [
      {
        title: 'Estão online quando você está',
        text: 'São 6 a 8 horas em comum por dia. Você pergunta de manhã e recebe a resposta na mesma manhã.',
      },
      {
        title: 'Falam inglês',
        text: 'Pedimos que as pessoas se candidatem em inglês e lemos cada perfil antes que ele apareça para você. Quando verificamos o nível de inglês, o perfil mostra o nível e a data.',
      },
      {
        title: 'Vêm para ficar',
        text: `As pessoas querem manter um trabalho estável e bem pago em uma equipe dos EUA. Se uma contratação não der certo, você tem ${BRAND_FACTS.guaranteeMonths} meses de garantia.`,
      },
    ],
  },
  roles: {
    eyebrow: 'Cargos mais buscados',
    title: 'Os cargos que as empresas mais procuram e quanto custam.',
    lead: 'Salários mensais de profissionais em tempo integral.',
    viewAll: 'Ver todos os cargos e especialidades',
    aMonth: 'por mês',
    cards: {
      'Marketing Manager': { title: 'Gerente de marketing', location: 'México' },
      'Account Executive': { title: 'Executivo de contas', location: 'Colômbia' },
      'Executive Assistant': { title: 'Assistente executivo', location: 'Peru' },
      'Full Stack Developer': { title: 'Desenvolvedor full stack', location: 'Argentina' },
      'Customer Success Manager': { title: 'Especialista em sucesso do cliente', location: 'Brasil' },
      Accountant: { title: 'Contador', location: 'Costa Rica' },
    },
    all: 'Todos os cargos e especialidades',
    specialties: [
      { family: 'Marketing', roles: 'Conteúdo, SEO, mídia paga, redes sociais, design, e-mail' },
      { family: 'Vendas', roles: 'Pré-vendas, executivos de contas, operações de vendas' },
      {
        family: 'Atendimento ao cliente',
        roles: 'Suporte, sucesso do cliente, onboarding, suporte técnico',
      },
      { family: 'Assistência executiva', roles: 'Assistentes executivos, operações, coordenação de projetos' },
      { family: 'TI', roles: 'Desenvolvimento web e móvel, dados, qualidade, nuvem' },
      { family: 'Finanças', roles: 'Escrituração, contabilidade, folha de pagamento, análise financeira' },
    ],
    ask: 'Pergunte sobre outro cargo',
    notListed: 'O cargo não está na lista? Conte do que você precisa, e respondemos se podemos ajudar.',
  },
  story: {
    eyebrow: 'Caso de sucesso',
    title: 'É assim que se contrata aqui.',
    lead: 'Só publicamos a história de um cliente quando é ele quem conta. Enquanto isso, veja as telas que você vai usar. As pessoas das imagens são da nossa demonstração e não existem de verdade.',
    pictures: {
      candidates: {
        title: 'Você vê quem combina com a vaga e por quê',
        text: 'Perfis aprovados, começando pelos que mais combinam. Clique em uma pontuação para ver o que combina e o que falta.',
        alt: 'A lista de candidatos: cada um com cargo, valor, habilidades e uma pontuação em porcentagem',
      },
      pipeline: {
        title: 'Você sabe qual é o próximo passo com cada pessoa',
        text: 'Cada candidatura mostra a etapa, a data e, quando alguém precisa agir, de quem é a vez.',
        alt: 'O quadro de candidaturas, em colunas que vão de “Aguardando avaliação” até a contratação',
      },
      job: {
        title: 'Quem se candidata vê a mesma vaga que você publicou',
        text: 'Pagamento, horário e habilidades, além da própria pontuação e do que a aumentaria.',
        alt: 'A página de uma vaga como um candidato a vê, com pagamento, horário, habilidades e pontuação',
      },
    },
  },
  proof: {
    eyebrow: 'Depoimentos',
    title: 'Não acredite só na nossa palavra.',
    lead: 'Ainda não temos depoimentos de clientes e não vamos inventá-los. Veja o que você já pode conferir: como analisamos os perfis e como funcionam a pontuação e os tempos de resposta.',
    steps: [
      {
        title: 'Uma pessoa lê cada candidatura',
        text: `Você só encontra perfis que nossa equipe de análise aprovou. Se alguém se candidata à sua vaga antes disso, a candidatura mostra “Perfil em análise”. A quem se candidata à ${brand.name}, respondemos em ${ANSWER_BUSINESS_DAYS} dias úteis, seja sim ou não.`,
      },
      {
        title: 'Cada dado verificado tem data',
        text: 'Verificamos um a um a identidade, o inglês, as habilidades, as referências e os trabalhos anteriores, quando o profissional pede. O perfil mostra a data de cada verificação e, quando ela expira, até quando vale.',
      },
      {
        title: 'A pontuação vem com explicação',
        text: 'Você vê o que conta na pontuação, e o candidato também. Se você mudar o peso de um aspecto em uma vaga, isso também vai aparecer para as duas partes.',
      },
      {
        title: 'Medimos o tempo de resposta',
        text: `As vagas de uma empresa mostram em quanto tempo ela costuma responder, a partir de ${LIMITS.minCountedAnswers} candidaturas.`,
      },
    ],
    counts: `Na ${brand.name} agora`,
    people: 'perfis aprovados',
    jobs: 'vagas abertas',
    companies: 'empresas contratando',
    scores: 'Como funciona a pontuação',
  },
};
