/** Generates the work history and education of demo candidates: jobs without long gaps, and education that mostly came before them. */
import type { Education, Position } from '#features/candidates/profile.contract.ts';
import type { ExperienceLevel } from '#shared/vocabulary.ts';
import { takeHighlights } from './demo-highlights.ts';
import { EMPLOYER_STEMS, type FirstLanguage, type Gender, SCHOOLS } from './demo-names.ts';
import type { DemoRandom } from './demo-random.ts';
import { type DemoRole, SECTORS } from './demo-role.ts';
import type { TakeNext } from './demo-supply.ts';

/** Months of work and number of jobs, by stated experience level. */
const CAREERS: Record<ExperienceLevel, { months: readonly [least: number, most: number]; jobs: number }> = {
  '0-1': { months: [5, 11], jobs: 1 },
  '1-3': { months: [14, 34], jobs: 2 },
  '3-5': { months: [38, 58], jobs: 2 },
  '5-10': { months: [64, 116], jobs: 3 },
  '10+': { months: [124, 190], jobs: 4 },
};
/** How long (months) the newest job must have lasted to get two highlights. */
const LONG_JOB_MONTHS = 18;
/** The number of newest jobs that have highlights. */
const DESCRIBED_JOBS = 3;
const STUDY_MONTHS = 54;

/** Returns the month this many months before `now` (ms), as `2024-05`. */
export const monthsBefore = (now: number, months: number): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
};

/** Draws the durations of `jobs` jobs with a total of about `months`, none of them under three months. */
const drawDurations = (months: number, jobs: number, random: DemoRandom): number[] => {
  const weights = Array.from({ length: jobs }, () => 2 + random.below(3));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.max(3, Math.round((months * weight) / sum)));
};

export interface HistoryInput {
  role: DemoRole;
  /** The person's title for the role. */
  title: string;
  experience: ExperienceLevel;
  firstLanguage: FirstLanguage;
  gender: Gender;
  indexInRole: number;
}

/** Draws the jobs of a person, newest first. */
export const drawPositions = (
  { role, title, experience, gender }: HistoryInput,
  takeNext: TakeNext,
  random: DemoRandom,
  now: number,
): Position[] => {
  const { months: range, jobs } = CAREERS[experience];
  const months = range[0] + random.below(range[1] - range[0] + 1);
  const employers = random.sample(EMPLOYER_STEMS, jobs);
  const earlierTitles = gender === 'woman' ? (role.feminineEarlierTitles ?? role.earlierTitles) : role.earlierTitles;
  // Two thirds are currently employed.
  let monthsAgo = random.chance(0.66) ? 0 : 1 + random.below(3);
  return drawDurations(months, jobs, random).map((length, index) => {
    const end = index === 0 && monthsAgo === 0 ? null : monthsBefore(now, monthsAgo);
    const start = monthsBefore(now, monthsAgo + length);
    monthsAgo += length + random.below(3);
    const isFirst = index === jobs - 1 && experience !== '1-3';
    const name = index === 0 && experience !== '0-1' ? title : earlierTitles[isFirst ? 0 : 1];
    const highlights = index === 0 && length >= LONG_JOB_MONTHS ? 2 : 1;
    return {
      title: name,
      company: `${employers[index] ?? ''} ${random.pick(SECTORS[role.sector])}`,
      start,
      end,
      summary: index < DESCRIBED_JOBS ? takeHighlights(takeNext, role, highlights) : null,
    };
  });
};

/** Draws education before the first of these jobs and, for some people, a later course. */
export const drawEducation = (
  { role, firstLanguage }: HistoryInput,
  positions: readonly Position[],
  random: DemoRandom,
): Education[] => {
  const careerStart = Date.parse(`${positions.at(-1)?.start ?? '2020-01'}-15T00:00:00Z`);
  const end = 2 + random.below(7);
  const [degree, field] = role.studies;
  const school = (): string => random.pick(SCHOOLS[firstLanguage]);
  const first: Education = {
    school: school(),
    degree,
    field,
    start: monthsBefore(careerStart, end + STUDY_MONTHS),
    end: monthsBefore(careerStart, end),
  };
  const isTrained = random.chance(0.3) && positions.length > 1;
  const course = positions[0]?.start ?? null;
  return isTrained
    ? [{ school: school(), degree: 'Certificate', field: random.pick(role.skills), start: course, end: course }, first]
    : [first];
};

interface DateRange {
  start: string | null;
  end: string | null;
}

const withYearsOnly = <Entry extends DateRange>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, start: entry.start?.slice(0, 4) ?? null, end: entry.end?.slice(0, 4) ?? null }));

/**
 * Returns jobs and education with dates as people would enter them. Half enter only years for education, and a sixth enter only years for jobs, too.
 */
export const toWrittenDates = (
  { indexInRole }: HistoryInput,
  { positions, education }: { positions: Position[]; education: Education[] },
): { positions: Position[]; education: Education[] } => ({
  positions: indexInRole % 6 === 5 ? withYearsOnly(positions) : positions,
  education: indexInRole % 2 === 1 ? withYearsOnly(education) : education,
});
