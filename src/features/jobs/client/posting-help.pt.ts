/** Portuguese text for the templates and market statistics in the job form. */
import type { TranslationOf } from '#shared/translation.ts';
import type { postingHelpEn } from './posting-help.en.ts';

export const postingHelpPt: TranslationOf<typeof postingHelpEn> = {
  templates: {
    label: 'Começar por um cargo',
    help: 'Preenche o formulário com um rascunho em inglês, sem mudar o que você já escreveu.',
    choose: 'Escolha um cargo',
    use: 'Usar este rascunho',
    used: { title: 'Rascunho preenchido', text: 'Ajuste o que for diferente na sua empresa.' },
    family: {
      marketing: 'Marketing',
      sales: 'Vendas',
      customerSupport: 'Atendimento ao cliente',
      executiveAssistant: 'Assistência executiva',
      it: 'TI',
      finance: 'Finanças',
    },
    role: {
      marketingManager: 'Gerente de marketing',
      socialMediaManager: 'Gestão de redes sociais',
      salesDevelopmentRepresentative: 'Pré-vendas (SDR)',
      accountExecutive: 'Account executive (vendas)',
      customerSupportSpecialist: 'Especialista em atendimento',
      customerSuccessManager: 'Especialista em sucesso do cliente',
      executiveAssistant: 'Assistência executiva',
      virtualAssistant: 'Assistente virtual',
      fullStackDeveloper: 'Desenvolvimento full stack',
      technicalSupportEngineer: 'Suporte técnico',
      bookkeeper: 'Auxiliar contábil',
      accountant: 'Contabilidade',
    },
  },
  market: {
    heading: 'O que há no mercado',
    start: 'Escreva um cargo ou uma habilidade para ver quantas pessoas combinam com a vaga.',
    fitting:
      '{count, plural, =0 {Ainda não há pessoas disponíveis com perfil aprovado e boa pontuação} one {# pessoa com perfil aprovado combina com a vaga e está disponível} other {# pessoas com perfil aprovado combinam com a vaga e estão disponíveis}}',
    more: 'Mais de {count, number} pessoas com perfil aprovado combinam com a vaga e estão disponíveis',
    fittingHelp: 'A pontuação delas é de {score, number}% ou mais com base no que você escreveu até agora.',
    noneFitHelp: 'Tente menos habilidades exigidas ou um orçamento maior. Você também pode deixar a vaga como está.',
    without: 'Sem {demand}: mais {count, plural, one {# pessoa} other {# pessoas}}',
    withoutAtLeast: 'Sem {demand}: pelo menos mais {count, plural, one {# pessoa} other {# pessoas}}',
    demand: {
      requiredSkills: 'a habilidade {value}',
      experience: 'a experiência de {value}',
      hourlyBudget: 'o máximo de {value}',
      jobType: 'o tipo de trabalho ({value})',
      timezone: 'as horas em comum com {value}',
      countries: 'o limite de países ({value})',
      hoursPerWeek: 'as horas por semana ({value})',
    },
    rates: '{range}, segundo {people, number} pessoas com perfil aprovado',
    ratesHelp:
      'Os valores que as pessoas com perfil aprovado pedem por este trabalho, sem os 25% mais baixos e os 25% mais altos.',
    useRates: 'Usar esta faixa',
    guide:
      'Nossa referência para {role}, a mesma das páginas públicas de cargos: {range} em tempo integral ({hours, number} horas por mês).',
    noRates:
      'Poucas pessoas com perfil aprovado informam um valor para este trabalho, por isso não mostramos nenhum. Precisamos dos valores de pelo menos {least, number} pessoas.',
  },
};
