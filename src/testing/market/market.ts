/**
 * A generated market: realistic profiles and job posts in three languages, from carefully written to half empty. Based on roles.ts. The same seed
 * produces the same market.
 */
import { type FactorWeights, MATCH_FACTORS, type MatchCandidate, type MatchJob } from '#engine/matching.contract.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel, type WorkType } from '#shared/vocabulary.ts';
import type { SeededRandom } from './random.ts';
import { COMMON_SKILLS, ODD_SKILLS, ROLES, type Role } from './roles.ts';

export type Language = 'en' | 'es' | 'pt';

/** A profile as the candidate wrote it. */
export interface Profile extends Omit<MatchCandidate, 'positions' | 'referenceYear' | 'country'> {
  jobTitle: string;
  skills: string[];
  bio: string | null;
  experience: ExperienceLevel | null;
  hourlyRate: number | null;
  timezone: string | null;
  availability: WorkType | null;
}

/** A job post as the company wrote it. */
export interface Post extends Omit<MatchJob, 'countries' | 'hoursPerWeek'> {
  title: string;
  description: string;
  responsibilities: string | null;
  requiredSkills: string[];
  experience: string | null;
  hourlyBudget: number | null;
  timezone: string | null;
  jobType: WorkType | null;
}

const RANKS = { en: ['Senior', 'Junior', 'Lead'], es: ['Senior', 'Junior'], pt: ['Sênior', 'Júnior'] } as const;
const CANDIDATE_ZONES = [
  'America/Bogota',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'GMT-5',
  'GMT-3',
  'America/Lima',
  'America/Santiago',
  'Costa Rica',
  'Europe/Madrid',
];
const COMPANY_ZONES = [
  'EST',
  'PST',
  'America/Chicago',
  'ET',
  'PT',
  'America/New_York',
  'MST',
  'Europe/London',
  'Flexible',
];
const TYPES: readonly WorkType[] = ['full-time', 'full-time', 'full-time', 'part-time', 'contract'];

const OPENINGS = {
  en: ['I am a dedicated professional with', 'Detail oriented person with', 'For the last years I have worked with'],
  es: ['Soy un profesional comprometido con', 'Persona detallista con', 'En los últimos años he trabajado con'],
  pt: ['Sou um profissional dedicado com', 'Pessoa detalhista com', 'Nos últimos anos trabalhei com'],
} as const;
const FILLERS = {
  en: [
    'I like clear goals and honest feedback.',
    'I have a quiet office with two internet lines.',
    'My English is fluent and I enjoy working with people from other countries.',
    'I learn fast and I am not afraid to ask.',
    'In my free time I read, run and cook for my family.',
    'Former clients would hire me again, and several did.',
  ],
  es: [
    'Me gustan los objetivos claros y la comunicación honesta.',
    'Tengo una oficina tranquila con dos conexiones a internet.',
    'Hablo inglés con fluidez y disfruto trabajar con personas de otros países.',
    'Aprendo rápido y no temo preguntar.',
    'En mi tiempo libre leo y cocino para mi familia.',
  ],
  pt: [
    'Gosto de objetivos claros e de comunicação honesta.',
    'Tenho um escritório tranquilo com duas conexões de internet.',
    'Falo inglês com fluência e gosto de trabalhar com pessoas de outros países.',
    'Aprendo rápido e não tenho medo de perguntar.',
    'No meu tempo livre leio e cozinho para a minha família.',
  ],
} as const;
const COMPANY_TALK = {
  en: [
    'We are a growing company in Texas with customers in every state.',
    'You will report to the founder and work with a small, friendly team.',
    'We pay on time, twice a month, and meet once a week by video.',
    'Our last hire stayed for six years; we hope that you will, too.',
    'You write well and keep people informed without being asked.',
  ],
  es: [
    'Somos una empresa en crecimiento con clientes en todo el país.',
    'Reportarás a la fundadora y trabajarás con un equipo pequeño.',
    'Pagamos puntualmente y nos reunimos una vez por semana por video.',
  ],
  pt: [
    'Somos uma empresa em crescimento com clientes em todo o país.',
    'Você responde à fundadora e trabalha com uma equipe pequena.',
    'Pagamos em dia e nos reunimos uma vez por semana por vídeo.',
  ],
} as const;

export const drawRole = (random: SeededRandom): Role => random.pickEarly(ROLES);

const drawLanguage = (random: SeededRandom): Language => {
  const share = random.next();
  if (share < 0.6) return 'en';
  return share < 0.85 ? 'es' : 'pt';
};

const drawTitle = (random: SeededRandom, role: Role, language: Language): string => {
  const plain = random.pick(role.titles[language]);
  const share = random.next();
  if (share < 0.3) return `${random.pick(RANKS[language])} ${plain}`;
  if (share < 0.4) return `${plain} | ${random.pick(role.skills)}`;
  if (share < 0.45) return `${plain} / ${random.pick(drawRole(random).titles[language])}`;
  if (share < 0.5) return `${plain} (${random.pick(['Remote', 'Bilingual', 'Freelance', 'Part time'])})`;
  return plain;
};

/** Draws mostly the skills of the role, some common skills, and sometimes an unrelated or unknown skill. */
const drawSkills = (random: SeededRandom, role: Role, count: number): string[] => {
  const skills = new Set<string>();
  for (let tries = 0; skills.size < count && tries < 80; tries += 1) {
    const share = random.next();
    if (share < 0.76) skills.add(random.pickEarly(role.skills));
    else if (share < 0.9) skills.add(random.pickEarly(COMMON_SKILLS));
    else if (share < 0.985) skills.add(random.pick(drawRole(random).skills));
    else skills.add(random.pick(ODD_SKILLS));
  }
  return [...skills];
};

const I_WORK_WITH = { en: 'I work with', es: 'Trabajo con', pt: 'Trabalho com' } as const;
const PRONOUN = { en: 'I', es: 'Yo', pt: 'Eu' } as const;

const drawSentence = (random: SeededRandom, role: Role, language: Language): string => {
  const share = random.next();
  const sentenceRole = random.happens(0.12) ? drawRole(random) : role;
  if (share < 0.5) return `${PRONOUN[language]} ${random.pick(sentenceRole.duties[language])}.`;
  if (share < 0.75) return `${I_WORK_WITH[language]} ${random.sample(sentenceRole.skills, 2).join(', ')}.`;
  return random.pick(FILLERS[language]);
};

const countWords = (text: string): number => text.split(' ').length;

const drawBio = (random: SeededRandom, role: Role, language: Language): string | null => {
  const share = random.next();
  if (share < 0.15) return null;
  const [min, max] = share < 0.4 ? [8, 40] : share < 0.75 ? [40, 120] : [120, 250];
  const length = random.between(min ?? 8, max ?? 40);
  let bio = `${random.pick(OPENINGS[language])} ${random.sample(role.skills, 2).join(', ')}.`;
  while (countWords(bio) < length) bio += ` ${drawSentence(random, role, language)}`;
  return bio;
};

/** Draws a profile for a role. `overrides` replace generated fields. */
export const drawProfile = (
  random: SeededRandom,
  role = drawRole(random),
  overrides: Partial<Profile> = {},
): Profile => {
  const language = drawLanguage(random);
  const level = random.between(0, EXPERIENCE_LEVELS.length - 1);
  const rate = Math.max(4, Math.round(role.rate * (0.6 + 0.2 * level) * (0.7 + 0.6 * random.next())));
  const drawn: Profile = {
    jobTitle: drawTitle(random, role, language),
    skills: drawSkills(random, role, 3 + Math.floor(12 * random.next() ** 2)),
    bio: drawBio(random, role, language),
    experience: random.happens(0.1) ? null : (EXPERIENCE_LEVELS[level] ?? null),
    hourlyRate: random.happens(0.1) ? null : rate,
    timezone: random.happens(0.1) ? null : random.pickEarly(CANDIDATE_ZONES),
    availability: random.happens(0.1) ? null : random.pick(TYPES),
  };
  return { ...drawn, ...overrides };
};

const REQUEST_OPENINGS = {
  en: 'You will',
  es: 'Buscamos a alguien que diga:',
  pt: 'Procuramos alguém que diga:',
} as const;

/** Draws the description of a job post with at least `words` words. */
export const drawDescription = (random: SeededRandom, role: Role, language: Language, words: number): string => {
  let text = `${random.pick(COMPANY_TALK[language])} ${REQUEST_OPENINGS[language]} ${random.pick(role.duties[language])}.`;
  while (countWords(text) < words) {
    const share = random.next();
    if (share < 0.45) text += ` ${REQUEST_OPENINGS[language]} ${random.pick(role.duties[language])}.`;
    else if (share < 0.65) text += ` ${random.sample(role.skills, 2).join(', ')}.`;
    else text += ` ${random.pick(COMPANY_TALK[language])}`;
  }
  return text;
};

/** Draws a job post for a role. `overrides` replace generated fields. */
export const drawPost = (random: SeededRandom, role = drawRole(random), overrides: Partial<Post> = {}): Post => {
  const language = drawLanguage(random);
  const level = random.between(0, EXPERIENCE_LEVELS.length - 1);
  const duties = random.sample(role.duties[language], 3).join('\n');
  const drawn: Post = {
    title: drawTitle(random, role, language),
    description: drawDescription(random, role, language, random.between(12, random.happens(0.4) ? 180 : 60)),
    responsibilities: random.happens(0.5) ? duties : null,
    requiredSkills: drawSkills(random, role, random.between(1, random.happens(0.3) ? 10 : 6)),
    experience: random.happens(0.3) ? null : (EXPERIENCE_LEVELS[level] ?? null),
    hourlyBudget: random.happens(0.2) ? null : Math.max(5, Math.round(role.rate * (0.7 + 0.2 * level))),
    timezone: random.happens(0.2) ? null : random.pickEarly(COMPANY_ZONES),
    jobType: random.happens(0.15) ? null : random.pick(TYPES),
  };
  return { ...drawn, ...overrides };
};

const PLACES = ['CO', 'MX', 'UY', 'BR'];

/** Draws a candidate's country, or null if not stated. Separate from the profile, so that existing seeds still produce the same market. */
export const drawCountry = (random: SeededRandom): string | null => random.pick([null, ...PLACES]);

/** Draws the countries and weekly hours of a job. Half of the jobs specify no countries, and half specify no hours. */
export const drawConditions = (random: SeededRandom): { countries: string[]; hoursPerWeek: number | null } => ({
  countries: random.happens(0.5) ? [] : random.sample(PLACES, random.between(1, 3)),
  hoursPerWeek: random.happens(0.5) ? null : random.pick([10, 20, 35, 40, 50]),
});

/** Draws a company's factor weights, mostly the default. */
export const drawWeights = (random: SeededRandom): FactorWeights =>
  random.happens(0.6)
    ? {}
    : Object.fromEntries(MATCH_FACTORS.map((factor) => [factor, random.pick([0.5, 0.75, 1, 1.5, 2])]));
