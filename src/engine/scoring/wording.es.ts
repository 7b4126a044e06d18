/** The wording of scores in Spanish. */

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

const NOT_STATED: ByReader = { candidate: 'Tu perfil no lo indica', other: 'El perfil no lo indica' };
const NOT_READ: ByReader = {
  candidate: 'No pudimos leer lo que indica tu perfil',
  other: 'No pudimos leer lo que indica el perfil',
};
const FROM_BIO: ByReader = { candidate: ', según tu biografía', other: ', según la biografía' };
const LIVES: ByReader = { candidate: 'Vives', other: 'Vive' };
const INSIDE = 'en un país en el que se ofrece la vacante';
const OUTSIDE = 'fuera de los países en los que se ofrece la vacante';
const WANTS: ByReader = { candidate: 'Buscas', other: 'Busca' };
const STEP: Readonly<Record<TitleStep, string>> = {
  same: 'Mismo tipo de puesto',
  close: 'Puesto parecido',
  overlapping: 'Puesto parecido en parte',
  different: 'Otro tipo de puesto',
};
const WORK: Readonly<Record<WorkType, string>> = {
  'full-time': 'tiempo completo',
  'part-time': 'medio tiempo',
  contract: 'trabajo por contrato',
};

const JOB_TYPE: Readonly<Record<WorkType, string>> = {
  'full-time': 'de tiempo completo',
  'part-time': 'de medio tiempo',
  contract: 'por contrato',
};

const BOTH: Readonly<Record<WorkType, string>> = {
  'full-time': 'La vacante y el perfil indican tiempo completo',
  'part-time': 'La vacante y el perfil indican medio tiempo',
  contract: 'La vacante y el perfil indican trabajo por contrato',
};

const FIELD: Readonly<Record<WorkField, string>> = {
  'care.people': 'cuidado de personas',
  'culture.arts': 'arte y cultura',
  'data.analysis': 'datos',
  'design.visual': 'diseño',
  'education.teaching': 'enseñanza',
  'engineering.drafting': 'dibujo y diseño técnico',
  'engineering.mechanical': 'ingeniería',
  'finance.accounting': 'contabilidad',
  'finance.analysis': 'finanzas',
  'health.medicine': 'medicina',
  'health.nursing': 'enfermería',
  'health.technical': 'tecnología y administración de la salud',
  'health.therapy': 'terapia',
  'hospitality.food': 'gastronomía',
  'hospitality.travel': 'hotelería y viajes',
  'it.analysis': 'análisis de negocio y de sistemas',
  'it.development': 'desarrollo de software',
  'it.infrastructure': 'infraestructura y soporte de TI',
  'it.quality': 'pruebas de software',
  'land.farming': 'agricultura',
  'legal.office': 'derecho',
  'marketing.general': 'marketing',
  'media.writing': 'redacción y medios',
  'office.assistance': 'asistencia administrativa',
  'operations.management': 'operaciones',
  'operations.supply': 'abastecimiento y logística',
  'people.hr': 'recursos humanos',
  'personal.beauty': 'belleza',
  'public.policy': 'administración pública',
  'public.safety': 'seguridad y protección',
  'retail.store': 'comercio minorista',
  'sales.field': 'ventas',
  'science.research': 'investigación',
  'support.customer': 'atención al cliente',
  'trades.building': 'construcción',
  'trades.factory': 'producción industrial',
  'transport.airsea': 'transporte aéreo y marítimo',
  'transport.road': 'transporte terrestre',
};

const positionWithDates = (position: HeldPosition): string => positionText(position, (year) => `desde ${year}`);
const rate = (amount: number): string => `US$${amountText(amount)}/h`;
const years = ({ min, max }: StatedYears): string => {
  const unit = (max ?? min) === 1 ? 'año' : 'años';
  if (max === null) return `${min} ${unit} o más`;
  return min === max ? `${min} ${unit}` : `${min} a ${max} ${unit}`;
};
/** The stated range, or the years of similar work or from the bio, labeled as such. */
const experience = ({ offered, isRelevant, isFromBio }: OfferedYears, reader: Reader): string =>
  `${years(offered)} ${isRelevant ? 'de experiencia relevante' : 'de experiencia'}${isFromBio ? FROM_BIO[reader] : ''}`;
const hours = (exact: number): string => {
  const count = roundHours(exact);
  return count === 1 ? '1 hora laboral en común' : `${count} horas laborales en común`;
};
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const shiftText = ({ start, end, isNight }: Shift): string => {
  const span = `de ${clock(start)} a ${clock(end)}`;
  return isNight ? `Turno de noche según el anuncio (calculado ${span})` : `Turno ${span}, según el anuncio`;
};
const week = (count: number): string => (count === 1 ? '1 hora a la semana' : `${roundHours(count)} horas a la semana`);
const covers = (part: string): ByReader => ({
  candidate: `Tu perfil cubre ${part} de lo que describe la vacante`,
  other: `El perfil cubre ${part} de lo que describe la vacante`,
});
const COVERS = { most: covers('la mayor parte'), part: covers('una parte'), little: covers('poco') };

const skills = (count: number, areListed: boolean): string => {
  if (count === 1) return areListed ? 'habilidad requerida' : 'habilidad descrita';
  return areListed ? 'habilidades requeridas' : 'habilidades descritas';
};
const moreRelated = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ', más 1 relacionada' : `, más ${count} relacionadas`;
};

export const wordingEs: Wording = {
  factor: {
    unstated: ({ by }, reader) => {
      if (by === 'both') return 'No lo indican ni la vacante ni el perfil';
      return by === 'company' ? 'La empresa no lo indica' : NOT_STATED[reader];
    },
    unread: ({ by }, reader) => (by === 'company' ? 'No pudimos leer lo que indica la empresa' : NOT_READ[reader]),
    skills: ({ matched, related, asked, areListed }) =>
      `${matched} de ${asked} ${skills(asked, areListed)}${moreRelated(related)}`,
    title: ({ step, offered, asked, position, field }) => {
      if (offered === null) return STEP[step];
      const both = field === undefined ? '' : `. Ambos son del área de ${FIELD[field]}`;
      const held = position ? positionWithDates(position) : offered;
      return `${STEP[step]}: ${held}${asked === null ? '' : `; la vacante es de ${asked}`}${both}`;
    },
    text: ({ covered }, reader) => COVERS[covered][reader],
    experience: ({ position, asked, ...own }, reader) =>
      `${experience(own, reader)}${position ? ` (${positionWithDates(position)})` : ''}; la vacante pide ${years(asked)}`,
    rate: ({ offered, asked }, reader) =>
      `${reader === 'candidate' ? 'Pides' : 'Pide'} ${rate(offered)}; el presupuesto es de ${rate(asked)}`,
    timezone: ({ sharedHours, shift }) => `${shift ? `${shiftText(shift)}: ` : ''}${hours(sharedHours)}`,
    availability: ({ offered, asked }, reader) =>
      offered === asked
        ? BOTH[asked]
        : `${reader === 'candidate' ? 'Tienes disponibilidad para' : 'Tiene disponibilidad para'} ${WORK[offered]}; la vacante es ${JOB_TYPE[asked]}`,
    country: ({ isOpen }, reader) => `${LIVES[reader]} ${isOpen ? INSIDE : OUTSIDE}`,
    hours: ({ offered, asked }, reader) => `${WANTS[reader]} ${WORK[offered]}; la vacante es de ${week(asked)}`,
  },
  strength: {
    'role-and-skills': 'Mismo tipo de puesto y muchas habilidades en común',
    skills: 'Muchas habilidades en común',
    role: STEP.same,
    text: COVERS.most,
    'some-skills': 'Algunas habilidades en común',
    'close-role': STEP.close,
    'some-text': COVERS.part,
    'overlapping-role': STEP.overlapping,
    little: 'Poco en común con la vacante',
    'only-title': 'Pocos datos: solo el puesto',
    'only-skills': 'Pocos datos: solo las habilidades',
    'only-text': 'Pocos datos: solo una descripción',
    nothing: 'No hay datos suficientes para comparar',
  },
  failing: {
    experience: ({ asked, ...own }, reader) => `; ${experience(own, reader)}, pero la vacante pide ${years(asked)}`,
    rate: ({ offered, asked }, reader) =>
      `; ${reader === 'candidate' ? 'pides' : 'pide'} ${rate(offered)} y el presupuesto es de ${rate(asked)}`,
    timezone: ({ sharedHours, shift }) =>
      `${sharedHours === 0 ? '; sin horas laborales en común' : `; solo ${hours(sharedHours)}`}${shift ? ' con el turno del anuncio' : ''}`,
    availability: ({ offered, asked }, reader) =>
      `; ${reader === 'candidate' ? 'tienes disponibilidad para' : 'tiene disponibilidad para'} ${WORK[offered]} y la vacante es ${JOB_TYPE[asked]}`,
    country: ({ isOpen }, reader) => `; ${LIVES[reader].toLowerCase()} ${isOpen ? INSIDE : OUTSIDE}`,
    hours: ({ offered, asked }, reader) =>
      `; ${WANTS[reader].toLowerCase()} ${WORK[offered]} y la vacante es de ${week(asked)}`,
  },
  change: {
    'list-skill': ({ skill, isMentioned }, gain) =>
      `${isMentioned ? `Mencionas ${skill};` : `Si manejas ${skill},`} agrega esa habilidad a tu perfil: +${gain}`,
    'state-timezone': ({ isUnread }, gain) =>
      `${isUnread ? 'Elige tu zona horaria en la lista' : 'Indica tu zona horaria'}: hasta +${gain}`,
    'state-experience': ({ isUnread }, gain) =>
      `${isUnread ? 'Elige tus años de experiencia en la lista' : 'Indica tus años de experiencia'}: hasta +${gain}`,
    'state-rate': (_, gain) => `Indica tu tarifa por hora: hasta +${gain}`,
    'lower-rate': ({ rate: lower }, gain) => `Una tarifa de ${rate(lower)} entraría en el presupuesto: +${gain}`,
    'state-availability': ({ isUnread }, gain) =>
      `${isUnread ? 'Elige tu disponibilidad en la lista' : 'Indica tu disponibilidad'}: hasta +${gain}`,
    'offer-work-type': ({ workType }, gain) => `Si también aceptas ${WORK[workType]}, indícalo: +${gain}`,
    'state-country': (_, gain) => `Indica tu país: hasta +${gain}`,
  },
};
