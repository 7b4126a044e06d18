/** Portuguese text for the savings calculator. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { savingsEn } from './savings.en.ts';

export const savingsPt: TranslationOf<typeof savingsEn> = {
  title: 'Quanto você economizaria?',
  lead: 'Comece com os nossos números ou use os seus. A fórmula está logo abaixo. Nada do que você digita sai do seu navegador.',
  noScript:
    'Este é um exemplo calculado com os números desta página. Com o JavaScript ativado, você pode informar os seus.',
  form: 'Seus números',
  role: 'Cargo',
  reset: 'Voltar aos nossos números',
  inUs: 'Nos EUA',
  through: `Com a ${brand.name}`,
  formulaTitle: 'A fórmula',
  assumptionsTitle: 'O que o cálculo considera',
  source: 'De onde vêm os salários dos EUA',
  labels: {
    hires: 'Número de contratações',
    months: 'Meses comparados',
    usCost: 'Custo nos EUA por contratação',
    ourCost: `Custo com a ${brand.name} por contratação`,
  },
  upTo: 'Até {most}',
  usHelp: 'Por mês. Mediana nos EUA para “{occupation}”: {wage} por ano',
  ourHelp: 'Por mês. Faixa salarial do cargo: {range}',
  error: 'Digite um número inteiro de {least} a {most}',
  saving: `(custo nos EUA − custo com a ${brand.name}) × contratações × meses = economia`,
  percent: 'economia ÷ (custo nos EUA × contratações × meses) = parcela economizada do custo nos EUA',
  assumptions: [
    'O custo nos EUA parte do salário mediano da ocupação mais próxima nos EUA (Bureau of Labor Statistics, Occupational Employment and Wage Statistics, {wagesMonth}), por mês e arredondado para o múltiplo de US$100 mais próximo. Não inclui o que o empregador paga além do salário.',
    `O custo com a ${brand.name} parte do meio da faixa salarial mensal do cargo nesta página.`,
    'Todos trabalham em tempo integral, todos os meses. Comparamos só estes dois custos. Não há pagamento antecipado, e a taxa que você paga ao contratar não entra na conta.',
    'A porcentagem é arredondada para baixo, sem casas decimais.',
  ],
  roles: {
    'Marketing Manager': 'Gerente de marketing',
    'Account Executive': 'Executivo de contas',
    'Executive Assistant': 'Assistente executivo',
    'Full Stack Developer': 'Desenvolvedor full stack',
    'Customer Success Manager': 'Especialista em sucesso do cliente',
    Accountant: 'Contador',
  },
  hire: '{count} contratação',
  hires: '{count} contratações',
  month: '{count} mês',
  months: '{count} meses',
  wrong: 'Corrija o campo destacado para ver o resultado',
  same: 'de diferença: as duas opções custam o mesmo',
  saved: 'de economia, {percent} do custo nos EUA',
  more: 'a mais que nos EUA, {percent} do custo nos EUA',
  hardly: 'menos de 1%',
  lessEach: '{amount} a menos por mês por contratação',
  moreEach: '{amount} a mais por mês por contratação',
  aboveClaim: 'Isso é mais do que o “até {claim}%” que anunciamos. É o resultado dos números que você informou.',
};
