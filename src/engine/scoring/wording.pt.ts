/** The wording of scores in Portuguese. */

import type { HeldPosition, Shift, StatedYears, TitleStep, WorkField } from '#engine/matching.contract.ts';
import {
  amountText,
  type ByReader,
  type OfferedYears,
  positionText,
  type Reader,
  roundHours,
  type Wording,
} from '#engine/scoring/wording.ts';
import type { WorkType } from '#shared/vocabulary.ts';

const NOT_STATED: ByReader = { candidate: 'Seu perfil não informa', other: 'O perfil não informa' };
const ASKS: ByReader = { candidate: 'você pede', other: 'pede' };
const OFFERS: ByReader = { candidate: 'você tem disponibilidade para', other: 'tem disponibilidade para' };
const LIVES: ByReader = { candidate: 'você mora', other: 'mora' };
const INSIDE = 'em um país que a vaga aceita';
const OUTSIDE = 'fora dos países que a vaga aceita';
const WANTS: ByReader = { candidate: 'você busca', other: 'busca' };
const NOT_READ: ByReader = {
  candidate: 'Não conseguimos ler o que o seu perfil informa',
  other: 'Não conseguimos ler o que o perfil informa',
};
const FROM_BIO: ByReader = { candidate: ', segundo sua biografia', other: ', segundo a biografia' };
const STEP: Readonly<Record<TitleStep, string>> = {
  same: 'Mesmo tipo de cargo',
  close: 'Cargo parecido',
  overlapping: 'Cargo com alguns pontos em comum',
  different: 'Outro tipo de cargo',
};
const WORK: Readonly<Record<WorkType, string>> = {
  'full-time': 'tempo integral',
  'part-time': 'meio período',
  contract: 'trabalho por contrato',
};

const JOB_TYPE: Readonly<Record<WorkType, string>> = {
  'full-time': 'de tempo integral',
  'part-time': 'de meio período',
  contract: 'por contrato',
};

const BOTH: Readonly<Record<WorkType, string>> = {
  'full-time': 'A vaga e o perfil indicam tempo integral',
  'part-time': 'A vaga e o perfil indicam meio período',
  contract: 'A vaga e o perfil indicam trabalho por contrato',
};

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const FIELD: Readonly<Record<WorkField, string>> = {
  'care.people': 'cuidado de pessoas',
  'culture.arts': 'arte e cultura',
  'data.analysis': 'dados',
  'design.visual': 'design',
  'education.teaching': 'ensino',
  'engineering.drafting': 'desenho técnico e projeto',
  'engineering.mechanical': 'engenharia',
  'finance.accounting': 'contabilidade',
  'finance.analysis': 'finanças',
  'health.medicine': 'medicina',
  'health.nursing': 'enfermagem',
  'health.technical': 'serviços técnicos e administrativos de saúde',
  'health.therapy': 'terapia',
  'hospitality.food': 'gastronomia',
  'hospitality.travel': 'hotelaria e turismo',
  'it.analysis': 'análise de negócios e de sistemas',
  'it.development': 'desenvolvimento de software',
  'it.infrastructure': 'infraestrutura e suporte de TI',
  'it.quality': 'testes de software',
  'land.farming': 'agricultura',
  'legal.office': 'direito',
  'marketing.general': 'marketing',
  'media.writing': 'redação e mídia',
  'office.assistance': 'assistência administrativa',
  'operations.management': 'operações',
  'operations.supply': 'suprimentos e logística',
  'people.hr': 'recursos humanos',
  'personal.beauty': 'beleza',
  'public.policy': 'administração pública',
  'public.safety': 'segurança e proteção',
  'retail.store': 'varejo',
  'sales.field': 'vendas',
  'science.research': 'pesquisa',
  'support.customer': 'atendimento ao cliente',
  'trades.building': 'construção',
  'trades.factory': 'produção industrial',
  'transport.airsea': 'transporte aéreo e marítimo',
  'transport.road': 'transporte rodoviário',
};

const positionWithDates = (position: HeldPosition): string => positionText(position, (year) => `desde ${year}`);
const rate = (amount: number): string => `US$${amountText(amount)}/h`;
const years = ({ min, max }: StatedYears): string => {
  const unit = (max ?? min) === 1 ? 'ano' : 'anos';
  if (max === null) return `${min} ${unit} ou mais`;
  return min === max ? `${min} ${unit}` : `${min} a ${max} ${unit}`;
};
/** The stated range, or the years of similar work or from the bio, labeled as such. */
const experience = ({ offered, isRelevant, isFromBio }: OfferedYears, reader: Reader): string =>
  `${years(offered)} ${isRelevant ? 'de experiência relevante' : 'de experiência'}${isFromBio ? FROM_BIO[reader] : ''}`;
/** With a comma before the half: `7,5`. */
const formatHours = (count: number): string => String(count).replace('.', ',');

const hours = (exact: number): string => {
  const count = roundHours(exact);
  return count === 1 ? '1 hora de trabalho em comum' : `${formatHours(count)} horas de trabalho em comum`;
};
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')}`;
/** "Da 1h", but "das 2h". */
const isSingular = (minutes: number): boolean => Math.floor(minutes / 60) <= 1;
const shiftText = ({ start, end, isNight }: Shift): string => {
  const span = `${isSingular(start) ? 'da' : 'das'} ${clock(start)} ${isSingular(end) ? 'à' : 'às'} ${clock(end)}`;
  return isNight ? `Turno da noite, segundo o anúncio (consideramos ${span})` : `Turno ${span}, segundo o anúncio`;
};
const week = (count: number): string =>
  count === 1 ? '1 hora por semana' : `${formatHours(roundHours(count))} horas por semana`;
const covers = (part: string): ByReader => ({
  candidate: `Seu perfil cobre ${part} do que a vaga descreve`,
  other: `O perfil cobre ${part} do que a vaga descreve`,
});
const COVERS = { most: covers('a maior parte'), part: covers('uma parte'), little: covers('pouco') };

const skills = (count: number, areListed: boolean): string => {
  if (count === 1) return areListed ? 'habilidade exigida' : 'habilidade descrita';
  return areListed ? 'habilidades exigidas' : 'habilidades descritas';
};
const moreRelated = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ', mais 1 relacionada' : `, mais ${count} relacionadas`;
};

export const wordingPt: Wording = {
  factor: {
    unstated: ({ by }, reader) => {
      if (by === 'both') return 'Nem a vaga nem o perfil informam';
      return by === 'company' ? 'A empresa não informa' : NOT_STATED[reader];
    },
    unread: ({ by }, reader) => (by === 'company' ? 'Não conseguimos ler o que a empresa informa' : NOT_READ[reader]),
    skills: ({ matched, related, asked, areListed }) =>
      `${matched} de ${asked} ${skills(asked, areListed)}${moreRelated(related)}`,
    title: ({ step, offered, asked, position, field }) => {
      if (offered === null) return STEP[step];
      const both = field === undefined ? '' : `. Os dois são da área de ${FIELD[field]}`;
      const held = position ? positionWithDates(position) : offered;
      return `${STEP[step]}: ${held}${asked === null ? '' : `; a vaga é de ${asked}`}${both}`;
    },
    text: ({ covered }, reader) => COVERS[covered][reader],
    experience: ({ position, asked, ...own }, reader) =>
      `${experience(own, reader)}${position ? ` (${positionWithDates(position)})` : ''}; a vaga pede ${years(asked)}`,
    rate: ({ offered, asked }, reader) =>
      `${upperFirst(ASKS[reader])} ${rate(offered)}; o orçamento é de ${rate(asked)}`,
    timezone: ({ sharedHours, shift }) => `${shift ? `${shiftText(shift)}: ` : ''}${hours(sharedHours)}`,
    availability: ({ offered, asked }, reader) =>
      offered === asked ? BOTH[asked] : `${upperFirst(OFFERS[reader])} ${WORK[offered]}; a vaga é ${JOB_TYPE[asked]}`,
    country: ({ isOpen }, reader) => `${upperFirst(LIVES[reader])} ${isOpen ? INSIDE : OUTSIDE}`,
    hours: ({ offered, asked }, reader) => `${upperFirst(WANTS[reader])} ${WORK[offered]}; a vaga é de ${week(asked)}`,
  },
  strength: {
    'role-and-skills': 'Mesmo tipo de cargo e muitas habilidades em comum',
    skills: 'Muitas habilidades em comum',
    role: STEP.same,
    text: COVERS.most,
    'some-skills': 'Algumas habilidades em comum',
    'close-role': STEP.close,
    'some-text': COVERS.part,
    'overlapping-role': STEP.overlapping,
    little: 'Pouco em comum com a vaga',
    'only-title': 'Poucos dados: só o cargo',
    'only-skills': 'Poucos dados: só as habilidades',
    'only-text': 'Poucos dados: só uma descrição',
    nothing: 'Não há dados suficientes para comparar',
  },
  failing: {
    experience: ({ asked, ...own }, reader) => `; ${experience(own, reader)}, mas a vaga pede ${years(asked)}`,
    rate: ({ offered, asked }, reader) => `; ${ASKS[reader]} ${rate(offered)} e o orçamento é de ${rate(asked)}`,
    timezone: ({ sharedHours, shift }) =>
      `${sharedHours === 0 ? '; sem horas de trabalho em comum' : `; só ${hours(sharedHours)}`}${shift ? ' com o turno do anúncio' : ''}`,
    availability: ({ offered, asked }, reader) => `; ${OFFERS[reader]} ${WORK[offered]} e a vaga é ${JOB_TYPE[asked]}`,
    country: ({ isOpen }, reader) => `; ${LIVES[reader]} ${isOpen ? INSIDE : OUTSIDE}`,
    hours: ({ offered, asked }, reader) => `; ${WANTS[reader]} ${WORK[offered]} e a vaga é de ${week(asked)}`,
  },
  change: {
    'list-skill': ({ skill, isMentioned }, gain) =>
      `${isMentioned ? `Você menciona ${skill};` : `Se você conhece ${skill},`} adicione essa habilidade ao seu perfil: +${gain}`,
    'state-timezone': ({ isUnread }, gain) =>
      `${isUnread ? 'Escolha seu fuso horário na lista' : 'Informe seu fuso horário'}: até +${gain}`,
    'state-experience': ({ isUnread }, gain) =>
      `${isUnread ? 'Escolha seus anos de experiência na lista' : 'Informe seus anos de experiência'}: até +${gain}`,
    'state-rate': (_, gain) => `Informe seu valor por hora: até +${gain}`,
    'lower-rate': ({ rate: lower }, gain) => `Um valor de ${rate(lower)} caberia no orçamento: +${gain}`,
    'state-availability': ({ isUnread }, gain) =>
      `${isUnread ? 'Escolha sua disponibilidade na lista' : 'Informe sua disponibilidade'}: até +${gain}`,
    'offer-work-type': ({ workType }, gain) => `Se você também aceita ${WORK[workType]}, informe isso: +${gain}`,
    'state-country': (_, gain) => `Informe seu país: até +${gain}`,
  },
};
