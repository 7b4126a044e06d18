/** Draws the candidates of the demo market: name, place, role, skills, bio, rate; the same ones every time. */
import { EXPERIENCE_LEVELS, type ExperienceLevel, WORK_TYPES, type WorkType } from '#shared/vocabulary.ts';
import { CITIES, FIRST_NAMES, LAST_NAMES } from './demo-names.ts';
import type { DemoRandom } from './demo-random.ts';
import { DEMO_ROLES, type DemoRole } from './demo-roles.ts';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  profile: {
    jobTitle: string;
    skills: string[];
    bio: string | null;
    experience: ExperienceLevel | null;
    hourlyRate: number | null;
    timezone: string | null;
    availability: WorkType | null;
  };
}

const SENIORITY: Record<ExperienceLevel, string> = {
  '0-1': 'Junior',
  '1-3': '',
  '3-5': '',
  '5-10': 'Senior',
  '10+': 'Lead',
};

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

const rateOf = (role: DemoRole, level: number, random: DemoRandom): number => {
  const [low, high] = role.rates;
  return Math.round(low + ((high - low) * level) / (EXPERIENCE_LEVELS.length - 1)) + random.below(4) - 1;
};

const titleOf = (role: DemoRole, experience: ExperienceLevel, random: DemoRandom): string => {
  const seniority = SENIORITY[experience];
  return seniority !== '' && random.chance(0.6) ? `${seniority} ${role.title}` : role.title;
};

const drawProfile = (role: DemoRole, timezone: string, city: string, random: DemoRandom): DemoPerson['profile'] => {
  const level = random.below(EXPERIENCE_LEVELS.length);
  const experience = EXPERIENCE_LEVELS[level] ?? '1-3';
  const bio = [...random.some(role.says, 2 + random.below(2)), `I live in ${city}.`].join(' ');
  return {
    jobTitle: titleOf(role, experience, random),
    skills: random.some(role.skills, 3 + random.below(role.skills.length - 2)),
    // Real people leave things out; so do these.
    bio: random.chance(0.93) ? bio : null,
    experience: random.chance(0.95) ? experience : null,
    hourlyRate: random.chance(0.92) ? rateOf(role, level, random) : null,
    timezone: random.chance(0.93) ? timezone : null,
    availability: random.chance(0.95) ? random.pick([...WORK_TYPES, 'full-time', 'full-time'] as const) : null,
  };
};

/** `count` people, spread evenly over the roles, no two with the same name. */
export const drawPeople = (count: number, random: DemoRandom): DemoPerson[] =>
  Array.from({ length: count }, (_, index) => {
    const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    const lastName = LAST_NAMES[(index * 7 + Math.floor(index / FIRST_NAMES.length)) % LAST_NAMES.length] ?? '';
    const role = DEMO_ROLES[index % DEMO_ROLES.length];
    if (role === undefined) throw new Error('The demo market has no roles');
    const { city, timezone } = random.pick(CITIES);
    return {
      firstName,
      lastName,
      email: `${ascii(firstName)}.${ascii(lastName)}@talent.example`,
      profile: drawProfile(role, timezone, city, random),
    };
  });
