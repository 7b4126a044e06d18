/**
 * Computes how complete a profile is, and what the missing parts would add to the scores for the best jobs. The points come from the matching engine,
 * which simulates each change for each of those jobs. Changes that cannot be simulated, such as adding a bio, have no points.
 */
import type { MatchPosition } from '#engine/matching.contract.ts';
import type { EvaluatedChange } from '#engine/matching.domain.ts';
import { readTimezone, skillKeys } from '#engine/matching.domain.ts';
import type { SpokenLanguage } from '#features/candidates/profile.contract.ts';
import type { LanguageLevel } from '#shared/vocabulary.ts';
import type { Completeness, ProfileGain, ProfilePart } from './completeness.contract.ts';
import { PROFILE_PARTS } from './completeness.contract.ts';

/** The maximum number of best matches to compare, and the minimum even if they are poor matches. */
export const MAX_COMPARED = 25;
const MIN_COMPARED = 5;
/** Matches with a lower score are too weak to give useful advice. */
const MIN_COMPARED_SCORE = 40;
const MAX_SKILLS = 3;

/** Returns the matches to compare, from a list sorted best first. */
export const selectCompared = <Match extends { score: number }>(ranked: readonly Match[]): Match[] => {
  const best = ranked.slice(0, MAX_COMPARED);
  return best.filter(({ score }, index) => index < MIN_COMPARED || Math.round(score) >= MIN_COMPARED_SCORE);
};

/** The fields of a profile that completeness depends on. */
export interface Profile {
  jobTitle: string;
  skills: readonly string[];
  experience: string | null;
  hourlyRate: number | null;
  timezone: string | null;
  availability: string | null;
  bio: string | null;
  positions: readonly MatchPosition[];
  education: readonly unknown[];
  englishLevel: LanguageLevel | null;
  languages: readonly SpokenLanguage[];
  country: string | null;
  availableFrom: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  /** The stored résumé, or null if there is none. */
  resume: unknown;
}

/** Returns the value of a part, which may combine several fields. */
const partValue = (profile: Profile, part: ProfilePart): string | number | readonly unknown[] | null => {
  if (part === 'place') return profile.country;
  if (part === 'links') return profile.linkedinUrl ?? profile.portfolioUrl;
  if (part === 'resume') return profile.resume === null ? null : 'kept';
  return profile[part];
};

type State = Completeness['parts'][number]['state'];

const partState = (profile: Profile, part: ProfilePart): State => {
  const value = partValue(profile, part);
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'missing';
  return part === 'timezone' && readTimezone(profile.timezone ?? '') === null ? 'unreadable' : 'stated';
};

/** The engine's factor for each part. Gains from skills are listed individually. Gains from parts that are not listed here are not measured. */
const FACTOR_BY_PART: Partial<Record<ProfilePart, EvaluatedChange['factor']>> = {
  experience: 'experience',
  hourlyRate: 'rate',
  timezone: 'timezone',
  availability: 'availability',
};

/** Returns the lower median, because the higher one could overstate the usual gain. */
const lowerMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Summarizes the gains from one change across several jobs. Returns null if it raises no score. */
const summarizeGains = (gains: readonly number[]): ProfileGain | null =>
  gains.length === 0 ? null : { most: Math.max(...gains), usual: lowerMedian(gains), jobs: gains.length };

const partGain = (part: ProfilePart, changesPerJob: readonly (readonly EvaluatedChange[])[]): ProfileGain | null => {
  const factor = FACTOR_BY_PART[part];
  if (factor === undefined) return null;
  return summarizeGains(
    changesPerJob.flatMap((changes) => changes.find((change) => change.factor === factor)?.gain ?? []),
  );
};

const totalGain = ({ usual, jobs }: ProfileGain): number => usual * jobs;

/** Returns the skills that the compared jobs ask for and that the profile lacks, highest gain first. */
const skillsToAdd = (changesPerJob: readonly (readonly EvaluatedChange[])[]): Completeness['skills'] => {
  const gainsByKey = new Map<string, { skill: string; gains: number[] }>();
  for (const { change, gain } of changesPerJob.flat()) {
    if (change.kind !== 'list-skill') continue;
    const { skill } = change;
    const key = skillKeys([skill])[0] ?? skill;
    const entry = gainsByKey.get(key) ?? { skill, gains: [] };
    entry.gains.push(gain);
    gainsByKey.set(key, entry);
  }
  return [...gainsByKey.values()]
    .flatMap(({ skill, gains }) => {
      const gain = summarizeGains(gains);
      // If five or more jobs are compared, a skill that only one of them asks for is shown only on that job's page.
      return gain === null || (gain.jobs < 2 && changesPerJob.length >= MIN_COMPARED) ? [] : [{ skill, gain }];
    })
    .toSorted((a, b) => totalGain(b.gain) - totalGain(a.gain) || a.skill.localeCompare(b.skill))
    .slice(0, MAX_SKILLS);
};

/** Returns the completeness of a profile. For each compared job, `changesPerJob` contains the changes that would raise the score. */
export const measureCompleteness = (
  profile: Profile,
  changesPerJob: readonly (readonly EvaluatedChange[])[],
): Completeness => {
  const parts = PROFILE_PARTS.map((part) => {
    const state = partState(profile, part);
    return { part, state, gain: state === 'stated' ? null : partGain(part, changesPerJob) };
  });
  const completeParts = parts.filter(({ state }) => state === 'stated').length;
  return {
    percent: Math.round((100 * completeParts) / parts.length),
    parts,
    skills: skillsToAdd(changesPerJob),
    comparedJobs: changesPerJob.length,
  };
};
