/** Generates the candidates of the demo market: name, place, role, history, bio and rate. The result is the same every time. */
import type { ShownProfile } from '#features/candidates/profile.contract.ts';
import { DAY_MS } from '#shared/time.ts';
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  type LanguageLevel,
  WORK_TYPES,
  type WorkType,
} from '#shared/vocabulary.ts';
import { findBio } from './demo-bios.ts';
import { drawEducation, drawPositions, type HistoryInput, toWrittenDates } from './demo-history.ts';
import { FIRST_NAMES, type FirstLanguage, type Gender, LAST_NAMES, PLACES, type Place } from './demo-names.ts';
import type { DemoRandom } from './demo-random.ts';
import type { DemoRole } from './demo-role.ts';
import { DEMO_ROLES } from './demo-roles.ts';
import type { TakeNext } from './demo-supply.ts';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  gender: Gender;
  place: Place;
  profile: ShownProfile & {
    jobTitle: string;
    skills: string[];
    bio: string | null;
    experience: ExperienceLevel | null;
    hourlyRate: number | null;
    timezone: string | null;
    availability: WorkType | null;
  };
}

/** Words for seniority, placed before an English title or after a title in the person's first language. */
const SENIORITY: Record<ExperienceLevel, { before: string; after: Record<FirstLanguage, string> }> = {
  '0-1': { before: 'Junior ', after: { es: ' Junior', pt: ' Júnior' } },
  '1-3': { before: '', after: { es: '', pt: '' } },
  '3-5': { before: '', after: { es: '', pt: '' } },
  '5-10': { before: 'Senior ', after: { es: ' Senior', pt: ' Sênior' } },
  '10+': { before: 'Lead ', after: { es: ' Senior', pt: ' Sênior' } },
};

const ENGLISH: readonly LanguageLevel[] = ['B2', 'C1', 'C1', 'C2', 'B2', 'B1', 'C1', 'B2'];
const OTHER_LANGUAGES: Record<FirstLanguage, readonly { language: string; level: LanguageLevel }[]> = {
  es: [
    { language: 'pt', level: 'B1' },
    { language: 'fr', level: 'A2' },
    { language: 'it', level: 'B1' },
  ],
  pt: [
    { language: 'es', level: 'B2' },
    { language: 'fr', level: 'B1' },
  ],
};

/** Returns a name in lowercase ASCII letters, for email addresses and URLs: `joaquin` for `Joaquín`. */
export const toAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

const drawRate = (role: DemoRole, level: number, random: DemoRandom): number => {
  const [low, high] = role.rates;
  return Math.round(low + ((high - low) * level) / (EXPERIENCE_LEVELS.length - 1)) + random.below(4) - 1;
};

export const genderedTitle = (role: DemoRole, gender: Gender): string =>
  gender === 'woman' ? (role.feminine ?? role.title) : role.title;

const drawTitle = (role: DemoRole, title: string, experience: ExperienceLevel, random: DemoRandom): string => {
  const { before, after } = SENIORITY[experience];
  if (!random.chance(0.6)) return title;
  return role.firstLanguage === undefined ? `${before}${title}` : `${title}${after[role.firstLanguage]}`;
};

interface DrawnPerson {
  role: DemoRole;
  indexInRole: number;
  firstLanguage: FirstLanguage;
  gender: Gender;
  place: Place;
  takeNext: TakeNext;
  /** The name in URLs and email addresses. */
  slug: string;
}

/** Draws the optional fields of a profile. Most people leave some empty. */
const drawOptionalFields = ({ role, firstLanguage, place, slug }: DrawnPerson, random: DemoRandom, now: number) => {
  const mayHavePortfolio = role.sector === 'software' || role.sector === 'agency';
  const from = new Date(now + (5 + random.below(36)) * DAY_MS).toISOString().slice(0, 10);
  return {
    country: place.country,
    city: place.city,
    englishLevel: random.chance(0.96) ? random.pick(ENGLISH) : null,
    languages: [
      { language: firstLanguage, level: 'native' as const },
      ...(random.chance(0.28) ? [random.pick(OTHER_LANGUAGES[firstLanguage])] : []),
    ],
    availableFrom: random.chance(0.4) ? from : null,
    // Reserved domains, which never lead to a real page.
    linkedinUrl: random.chance(0.85) ? `https://linkedin.example/in/${slug}` : null,
    portfolioUrl: mayHavePortfolio && random.chance(0.6) ? `https://${slug}.example` : null,
  };
};

/** Skills for any office job. Some people have one or two of them. */
const ANY_SKILLS = ['Google Workspace', 'Slack', 'Notion', 'Trello', 'Zoom', 'Microsoft Teams', 'Git', 'Canva'];

/** Draws at least three of a role's skills, in varying order, and up to two general skills. */
const drawSkills = (role: DemoRole, random: DemoRandom): string[] => {
  const roleSkills = random.sample(role.skills, 3 + random.below(role.skills.length - 2));
  const from = random.below(roleSkills.length);
  const rotated = [...roleSkills.slice(from), ...roleSkills.slice(0, from)];
  const extra = random.sample(ANY_SKILLS, random.below(3)).filter((skill) => !roleSkills.includes(skill));
  return random.chance(0.5) ? [...rotated, ...extra] : [...rotated.toReversed(), ...extra];
};

const drawProfile = (drawn: DrawnPerson, random: DemoRandom, now: number): DemoPerson['profile'] => {
  const { role, indexInRole, firstLanguage, gender, place, takeNext } = drawn;
  const level = (DEMO_ROLES.indexOf(role) * 2 + indexInRole) % EXPERIENCE_LEVELS.length;
  const experience = EXPERIENCE_LEVELS[level] ?? '1-3';
  const title = genderedTitle(role, gender);
  const history: HistoryInput = { role, title, experience, firstLanguage, gender, indexInRole };
  const positions = drawPositions(history, takeNext, random, now);
  const profile = {
    ...drawOptionalFields(drawn, random, now),
    jobTitle: drawTitle(role, title, experience, random),
    skills: drawSkills(role, random),
    bio: random.chance(0.96) ? findBio(role.title, indexInRole, place.city) : null,
    experience: random.chance(0.97) ? experience : null,
    hourlyRate: random.chance(0.94) ? drawRate(role, level, random) : null,
    timezone: random.chance(0.96) ? place.written : null,
    availability: random.chance(0.95) ? random.pick([...WORK_TYPES, 'full-time', 'full-time'] as const) : null,
    positions,
    education: random.chance(0.94) ? drawEducation(history, positions, random) : [],
  };
  return { ...profile, ...toWrittenDates(history, profile) };
};

/** The roles of additional people. The demo company needs several candidates to choose from, and rates are shown only with enough bookkeepers. */
const ROLES_IN_DEMAND = [
  'Full Stack Developer',
  'Bookkeeper',
  'QA Automation Engineer',
  'Customer Success Manager',
  'Sales Development Representative',
  'Backend Engineer',
  'UX/UI Designer',
];
/** The number of people in each role, not counting the additional people. */
const PEOPLE_PER_ROLE = 4;

const pickRole = (index: number): DemoRole => {
  const title = ROLES_IN_DEMAND[index % ROLES_IN_DEMAND.length];
  const isExtra = index >= PEOPLE_PER_ROLE * DEMO_ROLES.length;
  const role = isExtra ? DEMO_ROLES.find((item) => item.title === title) : DEMO_ROLES[index % DEMO_ROLES.length];
  if (role === undefined) throw new Error(`The demo market has no role for ${index}`);
  return role;
};

/** One out of this many people has Portuguese as a first language, unless their role determines the language. */
const PORTUGUESE_EVERY = 7;

/** Reserves and returns the first surname, from a position in the list, that is unused with this first name. */
const takeFreeSurname = (
  usedNames: Set<string>,
  firstName: string,
  surnames: readonly string[],
  from: number,
): string => {
  const rotated = surnames.map((_, index) => surnames[(from + index) % surnames.length] ?? '');
  const free = rotated.find((surname) => !usedNames.has(`${firstName} ${surname}`));
  if (free === undefined) throw new Error(`There are no more surnames for ${firstName}`);
  usedNames.add(`${firstName} ${free}`);
  return free;
};

/** Draws `count` people with distinct names: the same number in each role, then the additional people. */
export const drawPeople = (count: number, takeNext: TakeNext, random: DemoRandom, now: number): DemoPerson[] => {
  const drawn: Record<FirstLanguage, number> = { es: 0, pt: 0 };
  const usedNames = new Set<string>();
  const inRole = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const role = pickRole(index);
    const indexInRole = (inRole.get(role.title) ?? -1) + 1;
    inRole.set(role.title, indexInRole);
    const firstLanguage = role.firstLanguage ?? (index % PORTUGUESE_EVERY === 3 ? 'pt' : 'es');
    const gender: Gender = (index + Math.floor(index / DEMO_ROLES.length)) % 2 === 0 ? 'woman' : 'man';
    const nameIndex = drawn[firstLanguage];
    drawn[firstLanguage] += 1;
    const names = FIRST_NAMES[firstLanguage][gender];
    const firstName = names[nameIndex % names.length] ?? '';
    const lastName = takeFreeSurname(usedNames, firstName, LAST_NAMES[firstLanguage], nameIndex * 3);
    const home = random.pick(PLACES[firstLanguage]);
    const slug = `${toAscii(firstName)}-${toAscii(lastName)}`;
    return {
      firstName,
      lastName,
      email: `${toAscii(firstName)}.${toAscii(lastName)}@talent.example`,
      gender,
      place: home,
      profile: drawProfile({ role, indexInRole, firstLanguage, gender, place: home, takeNext, slug }, random, now),
    };
  });
};
