/** A person of the benchmark: the facts about them, and the texts of their résumé. */

import { HELD_OUT_HEADINGS, OPAQUE_HEADINGS, type SectionKind, STOCK_HEADINGS, UNUSUAL_HEADINGS } from './headings.ts';
import { HELD_OUT_NAMES } from './held-out-names.ts';
import { HELD_OUT_TRADES } from './held-out-trades.ts';
import { NAMES } from './names.ts';
import type { ResumeLanguage } from './resume-languages.ts';
import type { Draw } from './seeded.ts';
import type { Trade } from './trade.ts';
import { TRADES_EN } from './trades.en.ts';
import { TRADES_ES } from './trades.es.ts';
import { TRADES_PT } from './trades.pt.ts';
import {
  DATE_FORMS,
  FIELD_CONNECTORS,
  LANGUAGE_NAMES,
  LEVELS,
  type Level,
  type WrittenDates,
  writeRange,
  YEARS_ONLY,
} from './wording.ts';

const TRADES: Record<ResumeLanguage, readonly Trade[]> = { en: TRADES_EN, es: TRADES_ES, pt: TRADES_PT };

/** The measured fields. */
export interface Truth {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164; null if it is written without a country code, which is not measured. */
  readonly phone: string | null;
  readonly jobTitle: string;
  readonly country: string;
  readonly city: string;
  readonly linkedinUrl: string;
  readonly portfolioUrl: string | null;
  readonly skills: readonly string[];
  readonly languages: readonly { language: string; level: Level }[];
  readonly positions: readonly { title: string; company: string; start: string; end: string | null }[];
  readonly education: readonly { school: string; degree: string; field: string; start: string; end: string }[];
  /** True if dates include months; otherwise only years are expected. */
  readonly hasMonths: boolean;
}

/** A position as the résumé states it. */
export interface WrittenPosition extends WrittenDates {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly duties: readonly string[];
}

/** The texts of a résumé, without layout. */
export interface ResumeTexts {
  readonly language: ResumeLanguage;
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly linkedin: string;
  readonly portfolio: string | null;
  readonly headings: Readonly<Record<SectionKind, string>>;
  readonly summary: string;
  readonly positions: readonly WrittenPosition[];
  readonly education: readonly (WrittenDates & { degree: string; school: string })[];
  readonly skills: readonly string[];
  readonly languages: readonly { name: string; level: string; code: Level }[];
  readonly courses: readonly string[];
}

export interface Person {
  readonly truth: Truth;
  readonly written: ResumeTexts;
}

const toPlainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase();

const formatMonth = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

const THIS_MONTH = 2025 * 12 + 6;

/** Draws consecutive positions, newest first. The newest may be current. */
const drawPositions = (draw: Draw, titles: readonly string[], companies: readonly string[]): Truth['positions'] => {
  const count = draw.between(2, 4);
  const employers = draw.sample(companies, count);
  let last = THIS_MONTH - (draw.chance(0.6) ? 0 : draw.between(1, 10));
  const isCurrent = last === THIS_MONTH;
  return Array.from({ length: count }, (_, index) => {
    const start = last - draw.between(8, 40);
    const position = {
      title: titles[Math.max(0, titles.length - 1 - index)] ?? '',
      company: employers[index] ?? '',
      start: formatMonth(start),
      end: index === 0 && isCurrent ? null : formatMonth(last),
    };
    last = start - draw.between(0, 3);
    return position;
  });
};

/** Returns the same positions, but with one employer for the two latest. */
const withPromotion = (positions: Truth['positions']): Truth['positions'] =>
  positions.map((position, index) => (index === 1 ? { ...position, company: positions[0]?.company ?? '' } : position));

const COURSES: Record<ResumeLanguage, readonly string[]> = {
  en: ['First aid, Red Cross', 'Google Project Management Certificate', 'Reading mentor at the city library'],
  es: [
    'Primeros auxilios, Cruz Roja',
    'Certificado en gestión de proyectos de Google',
    'Voluntaria en la biblioteca municipal',
  ],
  pt: [
    'Primeiros socorros, Cruz Vermelha',
    'Certificado em gestão de projetos do Google',
    'Voluntário na biblioteca municipal',
  ],
};

const OTHER_LANGUAGES: Record<ResumeLanguage, readonly string[]> = {
  en: ['es', 'fr', 'pt'],
  es: ['en', 'pt', 'fr'],
  pt: ['en', 'es', 'it'],
};

const drawLanguages = (draw: Draw, language: ResumeLanguage): Truth['languages'] => {
  const others = draw.sample(OTHER_LANGUAGES[language], draw.between(1, 2));
  const levels: readonly Level[] = ['C2', 'C1', 'B2', 'B1', 'A2'];
  return [
    { language, level: 'native' as const },
    ...others.map((code) => ({ language: code, level: draw.pick(levels) })),
  ];
};

/** Picks stock headings for about half of the parts, and unusual ones for the others. */
const drawHeadings = (
  draw: Draw,
  language: ResumeLanguage,
  { isHeldOut, hasOpaqueHeadings = false }: PersonOptions,
): ResumeTexts['headings'] => {
  const ownHeadings = isHeldOut ? HELD_OUT_HEADINGS : UNUSUAL_HEADINGS;
  const own = (hasOpaqueHeadings ? OPAQUE_HEADINGS : ownHeadings)[language];
  const pick = ([part, stock]: [string, readonly string[]]): [string, string] => [
    part,
    draw.pick(draw.chance(0.5) ? stock : own[part as SectionKind]),
  ];
  return Object.fromEntries(Object.entries(STOCK_HEADINGS[language]).map(pick)) as ResumeTexts['headings'];
};

const PHONES = ['+57 300 555 01 27', '(555) 010-4477', '+52 55 5555 0142', '+55 11 95555-0199'];

/** Requirements of a layout for its people. */
export interface PersonOptions {
  /** Held-out people have separate vocabularies. */
  readonly isHeldOut: boolean;
  /** The person's own headings do not say what is below them. */
  readonly hasOpaqueHeadings?: boolean;
  /** Dates are years without months. */
  readonly hasOnlyYears?: boolean;
  /** The two latest positions are at the same employer. */
  readonly hasPromotion?: boolean;
}

/** Draws a person for a language. Deterministic for a given draw. */
export const drawPerson = (draw: Draw, language: ResumeLanguage, options: PersonOptions): Person => {
  const { isHeldOut, hasOnlyYears = false, hasPromotion = false } = options;
  const names = (isHeldOut ? HELD_OUT_NAMES : NAMES)[language];
  const trade = draw.pick((isHeldOut ? HELD_OUT_TRADES : TRADES)[language]);
  const firstName = draw.pick(names.first);
  const lastName = draw.sample(names.last, draw.between(...names.surnames)).join(' ');
  const place = draw.pick(names.places);
  const handle = `${toPlainLetters(firstName.split(' ')[0] ?? '')}${toPlainLetters(lastName.split(' ').at(-1) ?? '')}`;
  const drawn = drawPositions(draw, trade.titles, names.companies);
  const positions = hasPromotion ? withPromotion(drawn) : drawn;
  const form = hasOnlyYears ? YEARS_ONLY : draw.pick(DATE_FORMS);
  const pick = { between: draw.pick(form.between), ongoing: draw.between(0, 10) };
  const firstStart = Number((positions.at(-1)?.start ?? '2015').slice(0, 4));
  const schools = draw.sample(names.schools, draw.between(1, 2));
  const degrees = draw.sample(trade.degrees, schools.length);
  const education = degrees.map(([degree, field], index) => {
    const end = firstStart - 3 * index;
    return { school: schools[index] ?? '', degree, field, start: `${end - draw.between(2, 4)}-02`, end: `${end}-11` };
  });
  const languages = drawLanguages(draw, language);
  const skills = draw.sample(trade.skills, draw.between(6, 10));
  const headline = trade.titles.at(-1) ?? '';
  const linkedin = `linkedin.com/in/${handle}`;
  const portfolio = draw.chance(0.4)
    ? draw.pick([`github.com/${handle}`, `${handle}.dev`, `behance.net/${handle}`])
    : null;
  const email = draw.pick([`${handle}@example.com`, `${handle}.${draw.between(1, 99)}@mail.example.org`]);
  const phone = draw.pick(PHONES);
  const scheme = draw.pick(['', 'https://', 'https://www.', 'www.']);
  const headings = drawHeadings(draw, language, options);
  const intoField = draw.pick(FIELD_CONNECTORS[language]);
  const writeDates = (range: { start: string; end: string | null }): WrittenDates =>
    writeRange(range, form, language, pick);
  return {
    truth: {
      firstName,
      lastName,
      email,
      phone: phone.startsWith('+') ? `+${phone.replace(/\D/g, '')}` : null,
      jobTitle: headline,
      country: place.country,
      city: place.city,
      linkedinUrl: linkedin,
      portfolioUrl: portfolio,
      skills,
      languages,
      positions,
      education,
      hasMonths: form.hasMonths,
    },
    written: {
      language,
      name: `${firstName} ${lastName}`,
      title: headline,
      email,
      phone,
      place: `${place.city}, ${place.name}`,
      linkedin: `${scheme}${linkedin}`,
      portfolio,
      headings,
      summary: trade.summary,
      positions: positions.map((position) => ({
        title: position.title,
        company: position.company,
        place: draw.pick(names.places).city,
        ...writeDates(position),
        duties: draw.sample(trade.duties, draw.between(2, 4)),
      })),
      education: education.map(({ school, degree, field, start, end }) => ({
        school,
        degree: field === '' ? degree : `${degree}${intoField}${field}`,
        ...writeDates({ start, end }),
      })),
      skills,
      languages: languages.map(({ language: code, level }) => ({
        name: LANGUAGE_NAMES[language][code] ?? code,
        level: draw.pick(LEVELS[language][level]),
        code: level,
      })),
      courses: draw.chance(0.5) ? draw.sample(COURSES[language], 2) : [],
    },
  };
};
