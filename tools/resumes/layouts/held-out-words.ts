/** Words and small parts that several held-out layouts share. */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';

interface ContactLabels {
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly site: string;
}

const CONTACT_LABELS: Record<ResumeLanguage, ContactLabels> = {
  en: { place: 'Based in', phone: 'Mobile', email: 'Email', site: 'Website' },
  es: { place: 'Residencia', phone: 'Celular', email: 'Correo electrónico', site: 'Sitio web' },
  pt: { place: 'Cidade', phone: 'Celular', email: 'E-mail', site: 'Site' },
};

/** Returns the links of a person, without missing ones. */
export const personLinks = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);

/** Returns the contact details, each with a label. */
export const labeledContacts = (resume: ResumeTexts): [label: string, value: string][] => {
  const labels = CONTACT_LABELS[resume.language];
  const site: [string, string][] = resume.portfolio === null ? [] : [[labels.site, resume.portfolio]];
  return [
    [labels.place, resume.place],
    [labels.phone, resume.phone],
    [labels.email, resume.email],
    ['LinkedIn', resume.linkedin],
    ...site,
  ];
};

/** Joins duties as sentences of one paragraph. */
export const joinDuties = (duties: readonly string[]): string =>
  duties.map((duty) => `${duty.replace(/\.$/, '')}.`).join(' ');

/** Splits items into `count` groups of about the same size, in order. */
export const splitIntoGroups = (items: readonly string[], count: number): string[][] => {
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
};

const SKILL_GROUPS: Record<ResumeLanguage, readonly [string, string]> = {
  en: ['Daily work', 'Also used'],
  es: ['Uso diario', 'También he usado'],
  pt: ['Uso diário', 'Também já usei'],
};

/** Splits skills into two named groups. */
export const namedSkillGroups = ({ language, skills }: ResumeTexts): [name: string, skills: readonly string[]][] => {
  const [first = [], second = []] = splitIntoGroups(skills, 2);
  const [daily, others] = SKILL_GROUPS[language];
  return [
    [daily, first],
    [others, second],
  ];
};

const AND: Record<ResumeLanguage, string> = { en: 'and', es: 'y', pt: 'e' };

/** Joins items as a part of a sentence: `a, b and c`. */
export const joinWithAnd = (items: readonly string[], language: ResumeLanguage): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1)}`;

/** Consecutive jobs at the same employer, with its name and place. */
export interface Employer {
  readonly company: string;
  readonly place: string;
  readonly roles: readonly WrittenPosition[];
}

/** Groups jobs by employer, in order. */
export const groupByEmployer = (positions: readonly WrittenPosition[]): Employer[] => {
  const employers: Employer[] = [];
  for (const position of positions) {
    const last = employers.at(-1);
    if (last?.company === position.company)
      employers[employers.length - 1] = { ...last, roles: [...last.roles, position] };
    else employers.push({ company: position.company, place: position.place, roles: [position] });
  }
  return employers;
};

/** The number of filled marks, of five, for each level of a language. */
export const FILLED_OF_FIVE = { native: 5, C2: 5, C1: 4, B2: 3, B1: 3, A2: 2 } as const;

const PAGE: Record<ResumeLanguage, readonly [page: string, of: string]> = {
  en: ['Page', 'of'],
  es: ['Página', 'de'],
  pt: ['Página', 'de'],
};

/** Returns the words of a page number: `Page`, `of`. */
export const pageWords = (language: ResumeLanguage): readonly [page: string, of: string] => PAGE[language];
