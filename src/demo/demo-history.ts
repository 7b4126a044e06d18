/** Draws what a candidate of the demo market has done and learned: jobs without a break that is too long, and studies before them. */
import type { Education, Position } from '#features/candidates/profile.contract.ts';
import type { ExperienceLevel } from '#shared/vocabulary.ts';
import { EMPLOYER_STEMS, type Mother, SCHOOLS } from './demo-names.ts';
import type { DemoRandom } from './demo-random.ts';
import { type DemoRole, SECTORS } from './demo-role.ts';

/** Months of work that stand for the years someone states, and how many jobs they were. */
const WORKED: Record<ExperienceLevel, { months: readonly [least: number, most: number]; jobs: number }> = {
  '0-1': { months: [5, 11], jobs: 1 },
  '1-3': { months: [14, 34], jobs: 2 },
  '3-5': { months: [38, 58], jobs: 2 },
  '5-10': { months: [64, 116], jobs: 3 },
  '10+': { months: [124, 190], jobs: 4 },
};
/** A job in which two things are worth telling. */
const LONG_JOB = 18;
const STUDY_MONTHS = 54;

/** The month so many months before the one of `now` (ms), as `2024-05`. */
export const monthsBefore = (now: number, months: number): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
};

/** The text with a number in the place of each `{4-9}`. */
const withNumbers = (text: string, random: DemoRandom): string =>
  text.replace(/\{(\d+)-(\d+)\}/g, (_, least: string, most: string) =>
    String(Number(least) + random.below(Number(most) - Number(least) + 1)),
  );

/** Lengths of `jobs` jobs that are `months` together, none of them very short. */
const lengthsOf = (months: number, jobs: number, random: DemoRandom): number[] => {
  const weights = Array.from({ length: jobs }, () => 2 + random.below(3));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.max(3, Math.round((months * weight) / sum)));
};

export interface HistoryOf {
  role: DemoRole;
  /** What the role is called for this person. */
  title: string;
  experience: ExperienceLevel;
  mother: Mother;
  /** Which of the people of the role it is; each begins to tell elsewhere. */
  turn: number;
}

/** Jobs, the newest first. */
export const drawPositions = (
  { role, title, experience, turn }: HistoryOf,
  random: DemoRandom,
  now: number,
): Position[] => {
  const { months: range, jobs } = WORKED[experience];
  const months = range[0] + random.below(range[1] - range[0] + 1);
  const employers = random.some(EMPLOYER_STEMS, jobs);
  // Two thirds have a job while they look for another.
  let ended = random.chance(0.66) ? 0 : 1 + random.below(3);
  return lengthsOf(months, jobs, random).map((length, index) => {
    const end = index === 0 && ended === 0 ? null : monthsBefore(now, ended);
    const start = monthsBefore(now, ended + length);
    ended += length + random.below(3);
    const isFirst = index === jobs - 1 && experience !== '1-3';
    const name = index === 0 && experience !== '0-1' ? title : role.before[isFirst ? 0 : 1];
    // No one tells the same twice: the newest job two things where it lasted, every other one.
    const told = index === 0 ? (length >= LONG_JOB ? [0, 1] : [0]) : [index + 1];
    const done = told.map((place) => role.did[(turn + place) % role.did.length] ?? '');
    return {
      title: name,
      company: `${employers[index] ?? ''} ${random.pick(SECTORS[role.sector])}`,
      start,
      end,
      summary: withNumbers(done.join(' '), random),
    };
  });
};

/** Studies: what led to the first of these jobs, and for some a course since. */
export const drawEducation = (
  { role, mother }: HistoryOf,
  positions: readonly Position[],
  random: DemoRandom,
): Education[] => {
  const begun = Date.parse(`${positions.at(-1)?.start ?? '2020-01'}-15T00:00:00Z`);
  const end = 2 + random.below(7);
  const [degree, field] = role.studies;
  const school = (): string => random.pick(SCHOOLS[mother]);
  const first: Education = {
    school: school(),
    degree,
    field,
    start: monthsBefore(begun, end + STUDY_MONTHS),
    end: monthsBefore(begun, end),
  };
  const isTrained = random.chance(0.3) && positions.length > 1;
  const course = positions[0]?.start ?? null;
  return isTrained
    ? [{ school: school(), degree: 'Certificate', field: random.pick(role.skills), start: course, end: course }, first]
    : [first];
};

interface Dated {
  start: string | null;
  end: string | null;
}

const inYears = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, start: entry.start?.slice(0, 4) ?? null, end: entry.end?.slice(0, 4) ?? null }));

/** Jobs and studies as a person writes them: every other one gives only the years of studies, every sixth those of jobs too. */
export const asWritten = (
  { turn }: HistoryOf,
  { positions, education }: { positions: Position[]; education: Education[] },
): { positions: Position[]; education: Education[] } => ({
  positions: turn % 6 === 5 ? inYears(positions) : positions,
  education: turn % 2 === 1 ? inYears(education) : education,
});
