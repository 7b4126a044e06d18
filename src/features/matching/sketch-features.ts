/**
 * What sketches and keys are made of: the skills that a candidate serves, with the credit that they earn, and the features of
 * a title, with what they are worth beside another. Pure.
 */

import { conceptsOf } from './lexicon.ts';
import type { PreparedCandidate } from './prepare.ts';
import { creditInWords } from './shared-words.ts';
import { earnedBy, isUnknownSkill } from './skills.ts';
import type { PreparedTitle } from './titles.ts';

/** A skill that only the title or the bio mentions is worth this much of a listed one. */
const MENTIONED_CREDIT = 0.8;

/** From this credit on a skill is served so well that who requires it need hardly look further. */
export const WELL_SERVED = 0.62;

/** Fields that a title is at home in; it is deep in some. */
const AT_HOME = 0.15;
const DEEP = 0.4;

/** What a title is compared by: concepts, occupations, fields of work. */
export function titleFeatures(title: PreparedTitle | null): string[] {
  if (title === null) return [];
  const fields = [...title.field.keys].flatMap((field, at) => {
    const weight = title.field.weights[at] ?? 0;
    if (weight < AT_HOME) return [];
    return weight < DEEP ? [`field ${field}`] : [`field ${field}`, `deep ${field}`];
  });
  const occupations = title.occupations.map(({ occupation }) => `occupation ${occupation.index}`);
  return [...title.concepts.map((concept) => `concept ${concept}`), ...occupations, ...fields];
}

/** Skills of the title and the bio that are not listed. */
const onlyMentioned = ({ skills, implied, mentioned }: PreparedCandidate): string[] => {
  const listed = new Set(skills);
  return [...new Set([...implied, ...mentioned])].filter((key) => !listed.has(key));
};

/** Every skill that a job may require and the candidate earns credit for, with the credit. */
export function served(candidate: PreparedCandidate): Map<string, number> {
  const credits = new Map<string, number>();
  const serve = (key: string, credit: number) => credits.set(key, Math.max(credits.get(key) ?? 0, credit));
  const offer = (keys: readonly string[], share: number) => {
    for (const key of keys) {
      serve(key, share);
      for (const [required, credit] of earnedBy(key) ?? []) serve(required, share * credit);
    }
  };
  offer(candidate.skills, 1);
  offer(onlyMentioned(candidate), MENTIONED_CREDIT);
  return credits;
}

/**
 * The same, and known skills that share words with those of the candidate that are not known. Only to look for jobs; in a
 * sketch they would take the room of what is sure.
 */
export function servedInWords(candidate: PreparedCandidate): Map<string, number> {
  const credits = served(candidate);
  const unknown = candidate.skillNames.filter((_, at) => isUnknownSkill(candidate.skills[at] ?? ''));
  for (const [key, credit] of creditInWords(unknown.flatMap(conceptsOf))) {
    credits.set(key, Math.max(credits.get(key) ?? 0, credit));
  }
  return credits;
}

/** Near the shares of the views in titles.ts, for words in common; fitted to it on generated titles. */
const TITLE_SHARES = { concept: 0.45, near: 0.3, occupation: 0.1, field: 0.08, deep: 0.16 };

/** What each feature of another title is worth beside this one: about its part of the likeness, 0-1. */
export function titleWorth(title: PreparedTitle | null): Map<string, number> {
  const worth = new Map<string, number>();
  const wish = (feature: string, weight: number) => worth.set(feature, Math.max(worth.get(feature) ?? 0, weight));
  for (const [at, concept] of (title?.concepts ?? []).entries()) {
    const share = (title?.weights[at] ?? 0) / (title?.totalWeight ?? 1);
    wish(`concept ${concept}`, TITLE_SHARES.concept * share);
    for (const [near, likeness] of title?.near[at] ?? []) wish(`concept ${near}`, TITLE_SHARES.near * share * likeness);
  }
  for (const { occupation, strength } of title?.occupations ?? []) {
    wish(`occupation ${occupation.index}`, TITLE_SHARES.occupation * strength);
  }
  for (const [at, field] of [...(title?.field.keys ?? [])].entries()) {
    const weight = title?.field.weights[at] ?? 0;
    wish(`field ${field}`, TITLE_SHARES.field * weight);
    wish(`deep ${field}`, TITLE_SHARES.deep * weight);
  }
  return worth;
}
