/**
 * The keys by which a row is found for a list by match: skills and features of the title. Those of the one side are what the
 * other looks for. Invariant: a function of the prepared side alone.
 */

import { baseWeight } from './factors.ts';
import { type PreparedCandidate, type PreparedJob, requirementWeight } from './prepare.ts';
import { served, servedInWords, titleFeatures, titleWorth, WELL_SERVED } from './sketch-features.ts';
import type { PreparedTitle } from './titles.ts';

/** Keys under which a row is found stand in lists that commas part. */
const withoutCommas = (key: string): string => key.replaceAll(',', ' ');

/** What a title is found by; the fields that it only touches are too common. */
const featuresOf = (title: PreparedTitle | null): string[] =>
  titleFeatures(title).filter((feature) => !feature.startsWith('field '));

const titleKey = (feature: string): string => `: ${feature}`;

const toKeys = (title: PreparedTitle | null, skills: readonly string[]): string[] => [
  ...new Set([...skills, ...featuresOf(title).map(titleKey)].map(withoutCommas)),
];

const wellServed = (credits: ReadonlyMap<string, number>): string[] =>
  [...credits].flatMap(([key, credit]) => (credit >= WELL_SERVED ? [key] : []));

/** The keys a candidate is found by: skills, listed, mentioned or nearly as good as these, and features of the title. */
export const candidateKeys = (candidate: PreparedCandidate): string[] =>
  toKeys(candidate.title, wellServed(served(candidate)));

/** Who requires a common skill alone is found by it; those who require it with others are too many. */
const aloneKey = (key: string): string => `; only ${key}`;

/** The keys a job is found by: the skills it requires and features of the title. */
export const jobKeys = ({ title, requirements }: PreparedJob): string[] => {
  const keys = requirements.map(({ key }) => key);
  return toKeys(title, keys.length === 1 ? [...keys, ...keys.map(aloneKey)] : keys);
};

/** A key of the other side, and about what it adds to the rough score, 0-1. */
export interface WantedKey {
  readonly key: string;
  readonly worth: number;
}

/** Keys of the other side: those of what fits, and those that earn part credit. */
export interface KeysWanted {
  readonly own: readonly WantedKey[];
  readonly related: readonly string[];
}

const wantedKeys = (
  title: PreparedTitle | null,
  skills: readonly WantedKey[],
  partly: Iterable<string>,
): KeysWanted => {
  const likeness = titleWorth(title);
  const titles = featuresOf(title).map((feature) => ({ key: titleKey(feature), worth: likeness.get(feature) ?? 0 }));
  const own = new Map([
    ...skills.map(({ key, worth }) => [withoutCommas(key), baseWeight('skills') * worth] as const),
    ...titles.map(({ key, worth }) => [withoutCommas(key), baseWeight('title') * worth] as const),
  ]);
  const related = [...new Set([...partly].map(withoutCommas))].filter((key) => !own.has(key));
  return { own: [...own].map(([key, worth]) => ({ key, worth })), related };
};

/** The keys of the candidates that a job looks for. */
export const keysWantedBy = ({ title, requirements, credits }: PreparedJob): KeysWanted => {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const skills = requirements.map(({ key, weight }) => ({ key, worth: weight / total }));
  return wantedKeys(title, skills, credits.keys());
};

/** What one of a candidate's skills is worth to a job, of all that it may require: most jobs require several, and others. */
const ONE_OF_MANY = 1 / 8;

/** The keys of the jobs that a candidate looks for. */
export const keysServedBy = (candidate: PreparedCandidate): KeysWanted => {
  const credits = servedInWords(candidate);
  const skills = wellServed(credits).flatMap((key) => [
    { key, worth: ONE_OF_MANY * (credits.get(key) ?? 0) * requirementWeight(key) },
    { key: aloneKey(key), worth: 0 },
  ]);
  return wantedKeys(candidate.title, skills, credits.keys());
};
