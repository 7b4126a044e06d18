/**
 * Splits the values read from a résumé into items that can be added to a form one at a time. Pure. `itemState` tells whether an item is new, already
 * in the form, or different from the typed value. Adding an item never changes another one.
 */
import type { Proposal } from '#features/resumes/resumes.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { isBefore } from '#shared/partial-date.ts';
import {
  type EducationValues,
  educationValues,
  type LanguageValues,
  type PositionValues,
  positionValues,
} from './profile-values.ts';

export type Source = Proposal['sources'][string];

/** Fields with a single text, by their names in forms. */
const TEXT_FIELDS = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  jobTitle: 'jobTitle',
  bio: 'summary',
  country: 'country',
  city: 'city',
  linkedinUrl: 'linkedinUrl',
  portfolioUrl: 'portfolioUrl',
  englishLevel: 'englishLevel',
  experience: 'experience',
  timezone: 'timezone',
  phone: 'phone',
} as const;
export type TextField = keyof typeof TEXT_FIELDS;

/** An item to add. `sources` are some of the lines it was read from. */
export type ProposalItem = { key: string; sources: Source[] } & (
  | { kind: 'text'; field: TextField; value: string }
  | { kind: 'skills'; value: string[] }
  | { kind: 'language'; value: LanguageValues }
  | { kind: 'position'; value: PositionValues }
  | { kind: 'education'; value: EducationValues }
);

/** The form values that a proposal can change. */
export interface FormValues {
  skills?: readonly string[] | undefined;
  languages?: readonly LanguageValues[] | undefined;
  positions?: readonly PositionValues[] | undefined;
  education?: readonly EducationValues[] | undefined;
  [text: string]: unknown;
}

const MAX_SOURCES = 2;

const findSources = ({ sources }: Proposal, pointer: string): Source[] => {
  const lines = Object.entries(sources)
    .filter(([path]) => path === pointer || path.startsWith(`${pointer}/`))
    .map(([, source]) => source)
    .toSorted((a, b) => a.page - b.page || a.line - b.line);
  return lines
    .filter(
      (source, index) => lines.findIndex(({ page, line }) => page === source.page && line === source.line) === index,
    )
    .slice(0, MAX_SOURCES);
};

const toEntryItems = <Kind extends 'language' | 'position' | 'education', Value>(
  kind: Kind,
  pointer: string,
  proposal: Proposal,
  values: readonly Value[],
) =>
  values.map((value, index) => ({
    key: `${pointer}/${index}`,
    kind,
    value,
    sources: findSources(proposal, `${pointer}/${index}`),
  }));

type WarnedField = TextField | 'skills' | 'language' | 'position' | 'education';

/** Form fields by their names in a proposal. */
const FIELDS_BY_PROPOSAL_NAME: Partial<Record<string, WarnedField>> = {
  ...Object.fromEntries(Object.entries(TEXT_FIELDS).map(([field, part]) => [part, field as TextField])),
  skills: 'skills',
  languages: 'language',
  positions: 'position',
  education: 'education',
};

/** Where the résumé reader omitted something: words on a page, or a value that was too long. */
export type WarningPlace = { page: number; words: string } | { field: WarnedField | null };

/** Parses a warning, which is `Page 2`, `Page 2: words` or the JSON pointer of a value. */
export const parseWarning = (text: string): WarningPlace => {
  const [, page, words = ''] = /^Page (\d+)(?:: (.*))?$/s.exec(text) ?? [];
  if (page !== undefined) return { page: Number(page), words };
  return { field: FIELDS_BY_PROPOSAL_NAME[text.split('/')[1] ?? ''] ?? null };
};

/** Returns all items of a proposal for a form with these fields: single texts, then skills, positions, education and languages. */
export const proposalItems = (proposal: Proposal, fields: readonly string[]): ProposalItem[] => {
  const texts = (Object.entries(TEXT_FIELDS) as [TextField, (typeof TEXT_FIELDS)[TextField]][]).flatMap(
    ([field, name]): ProposalItem[] => {
      const value = proposal[name];
      const sources = findSources(proposal, `/${name}`);
      return value === null || !fields.includes(field)
        ? []
        : [{ key: `/${name}`, kind: 'text', field, value, sources }];
    },
  );
  const { skills } = proposal;
  const languages = proposal.languages.map(({ language, level }): LanguageValues => ({ language, level: level ?? '' }));
  return [
    ...texts,
    ...(skills.length > 0
      ? [{ key: '/skills', kind: 'skills' as const, value: skills, sources: findSources(proposal, '/skills') }]
      : []),
    ...toEntryItems('position', '/positions', proposal, proposal.positions.map(positionValues)),
    ...toEntryItems('education', '/education', proposal, proposal.education.map(educationValues)),
    ...toEntryItems('language', '/languages', proposal, languages),
  ];
};

const fold = (text: string): string => text.trim().toLowerCase();

/** Compares only the precision that both have, because a form may have a month where a résumé has only a year. */
const isSameStart = (a: string, b: string): boolean =>
  a === b || (a !== '' && b !== '' && !isBefore(a, b) && !isBefore(b, a));

const isSamePosition = (a: PositionValues, b: PositionValues): boolean =>
  fold(a.title) === fold(b.title) && fold(a.company) === fold(b.company) && isSameStart(a.start, b.start);

const isSameEducation = (a: EducationValues, b: EducationValues): boolean =>
  fold(a.school) === fold(b.school) && fold(a.degree) === fold(b.degree);

const newSkills = (value: readonly string[], typed: readonly string[]): string[] => {
  const typedSkills = new Set(typed.map(fold));
  return value.filter((skill) => !typedSkills.has(fold(skill)));
};

/** `same`: the form already has the item. `differs`: the form has another value. */
export type ItemState = 'new' | 'same' | 'differs';

const textState = (value: string, typed: unknown): ItemState => {
  if (typeof typed !== 'string' || typed.trim() === '') return 'new';
  return typed.trim() === value ? 'same' : 'differs';
};

/** Compares an item with the form's values. */
export const itemState = (item: ProposalItem, values: FormValues): ItemState => {
  switch (item.kind) {
    case 'text':
      return textState(item.value, values[item.field]);
    case 'skills':
      return newSkills(item.value, values.skills ?? []).length > 0 ? 'new' : 'same';
    case 'language': {
      const typed = values.languages?.find(({ language }) => language === item.value.language);
      if (typed === undefined) return 'new';
      return item.value.level === '' || typed.level === item.value.level ? 'same' : 'differs';
    }
    case 'position':
      return values.positions?.some((typed) => isSamePosition(typed, item.value)) ? 'same' : 'new';
    case 'education':
      return values.education?.some((typed) => isSameEducation(typed, item.value)) ? 'same' : 'new';
  }
};

const append = <Entry>(list: readonly Entry[] | undefined, entry: Entry, max: number): Entry[] =>
  [...(list ?? []), entry].slice(0, max);

/** Returns the field that the item sets and its new value. List entries are appended, but a language that is already listed is replaced. */
export const toFieldChange = (item: ProposalItem, values: FormValues): { field: string; value: unknown } => {
  switch (item.kind) {
    case 'text':
      return { field: item.field, value: item.value };
    case 'skills': {
      const typed = values.skills ?? [];
      return { field: 'skills', value: [...typed, ...newSkills(item.value, typed)].slice(0, LIMITS.skills) };
    }
    case 'language': {
      const typed = values.languages ?? [];
      const isListed = typed.some(({ language }) => language === item.value.language);
      const value = isListed
        ? typed.map((element) => (element.language === item.value.language ? item.value : element))
        : append(typed, item.value, LIMITS.languages);
      return { field: 'languages', value };
    }
    case 'position':
      return { field: 'positions', value: append(values.positions, item.value, LIMITS.positions) };
    case 'education':
      return { field: 'education', value: append(values.education, item.value, LIMITS.education) };
  }
};
