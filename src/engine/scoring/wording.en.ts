/** The English wording of scores, used by the API. */
import type { HeldPosition, Shift, StatedYears, TitleStep, WorkField } from '../matching.contract.ts';
import {
  amountText,
  type ByReader,
  type OfferedYears,
  positionText,
  type Reader,
  rangeText,
  roundHours,
  type Wording,
} from './wording.ts';

const ASKS: ByReader = { candidate: 'You ask for', other: 'Asks for' };
const OFFERS: ByReader = { candidate: 'You offer', other: 'Offers' };
const LIVES: ByReader = { candidate: 'You live', other: 'Lives' };
const INSIDE = 'in a country that the job is open to';
const OUTSIDE = 'outside the countries that the job is open to';
const WANTS: ByReader = { candidate: 'You want', other: 'Wants' };
const PROFILE: ByReader = { candidate: 'Your profile', other: 'The profile' };
const NOT_STATED: ByReader = { candidate: 'Not stated in your profile', other: 'Not stated by the candidate' };
const NOT_READ: ByReader = {
  candidate: 'We couldn’t read what your profile says',
  other: 'We couldn’t read what the candidate says',
};
const FROM_BIO: ByReader = { candidate: ', from your bio', other: ', from the bio' };
const STEP: Readonly<Record<TitleStep, string>> = {
  same: 'Same kind of role',
  close: 'Close to the role',
  overlapping: 'Some overlap with the role',
  different: 'A different role',
};

const FIELD: Readonly<Record<WorkField, string>> = {
  'care.people': 'care work',
  'culture.arts': 'arts and culture',
  'data.analysis': 'data',
  'design.visual': 'design',
  'education.teaching': 'teaching',
  'engineering.drafting': 'drafting and technical design',
  'engineering.mechanical': 'engineering',
  'finance.accounting': 'accounting',
  'finance.analysis': 'finance',
  'health.medicine': 'medicine',
  'health.nursing': 'nursing',
  'health.technical': 'health technology and administration',
  'health.therapy': 'therapy',
  'hospitality.food': 'food service',
  'hospitality.travel': 'hotels and travel',
  'it.analysis': 'business and systems analysis',
  'it.development': 'software development',
  'it.infrastructure': 'IT infrastructure and support',
  'it.quality': 'software testing',
  'land.farming': 'farming',
  'legal.office': 'legal services',
  'marketing.general': 'marketing',
  'media.writing': 'writing and media',
  'office.assistance': 'office assistance',
  'operations.management': 'operations',
  'operations.supply': 'supply and logistics',
  'people.hr': 'human resources',
  'personal.beauty': 'beauty',
  'public.policy': 'public administration',
  'public.safety': 'security and safety',
  'retail.store': 'retail',
  'sales.field': 'sales',
  'science.research': 'research',
  'support.customer': 'customer support',
  'trades.building': 'construction',
  'trades.factory': 'manufacturing',
  'transport.airsea': 'air and sea transport',
  'transport.road': 'road transport',
};

const positionWithDates = (position: HeldPosition): string => positionText(position, (year) => `since ${year}`);
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const rate = (amount: number): string => `$${amountText(amount)}/hr`;
const years = (stated: StatedYears): string => {
  const range = rangeText(stated);
  return range === '1' ? '1 year' : `${range} years`;
};
/** The stated range, or the years of relevant work or from the bio, labeled as such. */
const experience = ({ offered, isRelevant, isFromBio }: OfferedYears, reader: Reader): string =>
  `${years(offered)} of ${isRelevant ? 'relevant ' : ''}experience${isFromBio ? FROM_BIO[reader] : ''}`;
const hours = (exact: number): string => {
  const count = roundHours(exact);
  return count === 1 ? '1 working hour in common' : `${count} working hours in common`;
};
const clock = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const shown = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${shown} ${hour < 12 ? 'AM' : 'PM'}`;
};
const shiftText = ({ start, end, isNight }: Shift): string => {
  const span = `${clock(start)} to ${clock(end)}`;
  return isNight
    ? `Night shift read from the job post, counted as ${span}`
    : `Shift of ${span}, read from the job post`;
};
const week = (count: number): string => (count === 1 ? '1 hour a week' : `${roundHours(count)} hours a week`);
const covers = (part: string): ByReader => ({
  candidate: `${PROFILE.candidate} covers ${part} of what the job describes`,
  other: `${PROFILE.other} covers ${part} of what the job describes`,
});
const COVERS = { most: covers('most'), part: covers('part'), little: covers('little') };

export const wordingEn: Wording = {
  factor: {
    unstated: ({ by }, reader) => {
      if (by === 'both') return 'Not stated by either side';
      return by === 'company' ? 'Not stated by the company' : NOT_STATED[reader];
    },
    unread: ({ by }, reader) => (by === 'company' ? 'We couldn’t read what the company says' : NOT_READ[reader]),
    skills: ({ matched, related, asked, areListed }) =>
      `${matched} of ${asked} ${areListed ? 'required' : 'described'} ${asked === 1 ? 'skill' : 'skills'}${
        related === 0 ? '' : `, ${related} more related`
      }`,
    title: ({ step, offered, asked, position, field }) => {
      if (offered === null) return STEP[step];
      const both = field === undefined ? '' : `. Both are in ${FIELD[field]}`;
      if (position)
        return `${STEP[step]}: ${positionWithDates(position)}${asked === null ? '' : `, for ${asked}`}${both}`;
      return `${STEP[step]}: ${offered}${asked === null ? '' : ` for ${asked}`}${both}`;
    },
    text: ({ covered }, reader) => COVERS[covered][reader],
    experience: ({ position, asked, ...own }, reader) =>
      `${experience(own, reader)}${position ? ` (${positionWithDates(position)})` : ''}; the job asks for ${years(asked)}`,
    rate: ({ offered, asked }, reader) => `${ASKS[reader]} ${rate(offered)}; the budget is ${rate(asked)}`,
    timezone: ({ sharedHours, shift }) => `${shift ? `${shiftText(shift)}: ` : ''}${hours(sharedHours)}`,
    availability: ({ offered, asked }, reader) =>
      offered === asked ? `Both want ${asked} work` : `${OFFERS[reader]} ${offered} work; the job is ${asked}`,
    country: ({ isOpen }, reader) => `${LIVES[reader]} ${isOpen ? INSIDE : OUTSIDE}`,
    hours: ({ offered, asked }, reader) => `${WANTS[reader]} ${offered} work; the job is ${week(asked)}`,
  },
  strength: {
    'role-and-skills': 'Same kind of role and a strong skills match',
    skills: 'Strong skills match',
    role: STEP.same,
    text: COVERS.most,
    'some-skills': 'Some of the skills match',
    'close-role': STEP.close,
    'some-text': COVERS.part,
    'overlapping-role': STEP.overlapping,
    little: 'Little in common with the job',
    'only-title': 'Little to go on: only a title',
    'only-skills': 'Little to go on: only skills',
    'only-text': 'Little to go on: only a description',
    nothing: 'Not enough information to compare',
  },
  failing: {
    experience: ({ asked, ...own }, reader) => `; ${experience(own, reader)}, but the job asks for ${years(asked)}`,
    rate: ({ offered, asked }, reader) =>
      `; ${lowerFirst(ASKS[reader])} ${rate(offered)} against a budget of ${rate(asked)}`,
    timezone: ({ sharedHours, shift }) =>
      `${sharedHours === 0 ? '; no working hours in common' : `; only ${hours(sharedHours)}`}${shift ? ' with the shift in the job post' : ''}`,
    availability: ({ offered, asked }, reader) =>
      `; ${lowerFirst(OFFERS[reader])} ${offered} work, but the job is ${asked}`,
    country: ({ isOpen }, reader) => `; ${lowerFirst(LIVES[reader])} ${isOpen ? INSIDE : OUTSIDE}`,
    hours: ({ offered, asked }, reader) =>
      `; ${lowerFirst(WANTS[reader])} ${offered} work, but the job is ${week(asked)}`,
  },
  change: {
    'list-skill': ({ skill, isMentioned }, gain) =>
      `${isMentioned ? `You mention ${skill};` : `If you know ${skill},`} add it to your skills: +${gain}`,
    'state-timezone': ({ isUnread }, gain) =>
      `${isUnread ? 'Choose your time zone from the list' : 'Add your time zone'}: up to +${gain}`,
    'state-experience': ({ isUnread }, gain) =>
      `${isUnread ? 'Choose your years of experience from the list' : 'Add your years of experience'}: up to +${gain}`,
    'state-rate': (_, gain) => `Add your hourly rate: up to +${gain}`,
    'lower-rate': ({ rate: lower }, gain) => `A rate of ${rate(lower)} would fit the budget: +${gain}`,
    'state-availability': ({ isUnread }, gain) =>
      `${isUnread ? 'Choose your availability from the list' : 'Add your availability'}: up to +${gain}`,
    'offer-work-type': ({ workType }, gain) => `If you also accept ${workType} work, say so: +${gain}`,
    'state-country': (_, gain) => `Add your country: up to +${gain}`,
  },
};
