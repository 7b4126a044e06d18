/** What helps to write a post, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { postingHelpEn } from './posting-help.en.ts';

export const postingHelpPt: TranslationOf<typeof postingHelpEn> = {
  templates: {
    label: 'Começar por um cargo',
    help: 'Preenche um rascunho em inglês onde você ainda não escreveu nada.',
    choose: 'Escolha um cargo',
    use: 'Usar este rascunho',
    used: { title: 'Rascunho preenchido', text: 'Mude o que for diferente na sua empresa.' },
    family: {
      marketing: 'Marketing',
      sales: 'Vendas',
      customerSupport: 'Atendimento ao cliente',
      executiveAssistant: 'Assistência executiva',
      it: 'TI',
      finance: 'Finanças',
    },
    role: {
      marketingManager: 'Gerência de marketing',
      socialMediaManager: 'Gestão de redes sociais',
      salesDevelopmentRepresentative: 'Pré-vendas (SDR)',
      accountExecutive: 'Executivo ou executiva de contas',
      customerSupportSpecialist: 'Especialista em atendimento',
      customerSuccessManager: 'Customer success',
      executiveAssistant: 'Assistente executivo ou executiva',
      virtualAssistant: 'Assistente virtual',
      fullStackDeveloper: 'Desenvolvimento full stack',
      technicalSupportEngineer: 'Suporte técnico',
      bookkeeper: 'Auxiliar contábil',
      accountant: 'Contabilidade',
    },
  },
  market: {
    heading: 'Agora no mercado',
    start: 'Escreva um cargo ou uma habilidade para ver quantas pessoas se encaixam.',
    fitting:
      '{count, plural, =0 {Nenhuma pessoa disponível com perfil aprovado chega ainda a uma boa pontuação} one {# pessoa com perfil aprovado se encaixa e está disponível} other {# pessoas com perfil aprovado se encaixam e estão disponíveis}}',
    more: 'Mais de {count, number} pessoas com perfil aprovado se encaixam e estão disponíveis',
    fittingHelp: 'Elas alcançam {score, number}% ou mais segundo o que você escreveu até agora.',
    nobodyHelp: 'Menos habilidades exigidas ou um orçamento maior podem mudar isso. Você pode publicar mesmo assim.',
    rates: '{range} entre {people, number} pessoas com perfil aprovado',
    ratesHelp: 'A metade central do que pedem as pessoas que fazem este trabalho.',
    useRates: 'Usar esta faixa',
    guide:
      'Nosso guia para {role}, o mesmo das páginas públicas de cargos: {range} em tempo integral ({hours, number} horas por mês).',
    noRates:
      'São poucas as pessoas com perfil aprovado que fazem este trabalho para dizer quanto pedem. Precisamos de {least, number}.',
  },
};
