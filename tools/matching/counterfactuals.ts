/**
 * Counterfactuals: scores two versions of every profile of the graded set against every job post, and counts the changes. The versions differ in
 * personal attributes or in wording. `identity` versions must score the same.
 */
import type { MatchCandidate } from '../../src/engine/matching.contract.ts';
import { prepareCandidate, scorePair } from '../../src/engine/matching.domain.ts';
import {
  GENDERED_WORDS,
  IDENTITY_STATEMENTS,
  OTHER_STATEMENTS,
  OTHER_WRITING,
  SAME_WORDS,
  SAME_ZONES,
} from '../../src/engine/testdata/counterfactuals.ts';
import type { GradedSet } from './graded-set.ts';

type Versions = readonly [MatchCandidate, MatchCandidate];

export interface Counterfactual {
  readonly name: string;
  readonly group: 'identity' | 'writing';
  /** Returns the two versions of a profile, or null if not applicable. `index` is its position in the set, for alternating variants. */
  readonly versions: (candidate: MatchCandidate, index: number) => Versions | null;
}

/** The number of compared and of changed scores, and the size of the changes in points. */
export interface ScoreChanges {
  readonly compared: number;
  readonly changed: number;
  /** Mean over changed scores. */
  readonly mean: number;
  readonly max: number;
}

type Pair = readonly [string, string];

/** Adds a statement at the start of the bio or, for every second profile, at its end, if there is a bio. */
const statementVersions =
  (statements: readonly Pair[]): Counterfactual['versions'] =>
  (candidate, index) => {
    const statement = statements[Math.floor(index / 2) % statements.length];
    if (!candidate.bio || statement === undefined) return null;
    const bio = candidate.bio;
    const withLine = (line: string): MatchCandidate => ({
      ...candidate,
      bio: index % 2 === 0 ? `${line}\n${bio}` : `${bio} ${line}`,
    });
    return [withLine(statement[0]), withLine(statement[1])];
  };

/** Returns the word with an uppercase first letter if the original has one. */
const matchCase = (original: string, word: string): string =>
  original[0] === original[0]?.toUpperCase() ? `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}` : word;

function swapWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}]+/gu, (found) => {
    const word = replacements.get(found.toLowerCase());
    return word === undefined ? found : matchCase(found, word);
  });
}

/** Replaces the first word of each pair with the second. */
const swapVersions = (pairs: readonly Pair[]): Counterfactual['versions'] => {
  const replacements = new Map(pairs);
  return (candidate) => {
    const changed = {
      ...candidate,
      jobTitle: swapWords(candidate.jobTitle ?? '', replacements),
      bio: swapWords(candidate.bio ?? '', replacements),
      skills: (candidate.skills ?? []).map((skill) => swapWords(skill, replacements)),
    };
    const isSame =
      changed.jobTitle === (candidate.jobTitle ?? '') &&
      changed.bio === (candidate.bio ?? '') &&
      changed.skills.join('\n') === (candidate.skills ?? []).join('\n');
    return isSame ? null : [candidate, changed];
  };
};

const inBothDirections = (pairs: readonly Pair[]): Pair[] =>
  pairs.flatMap(([a, b]): Pair[] => [
    [a, b],
    [b, a],
  ]);

const withOtherZone: Counterfactual['versions'] = (candidate, index) => {
  const spellings = SAME_ZONES.filter(([zone]) => zone === candidate.timezone);
  const other = spellings[index % Math.max(1, spellings.length)];
  return other === undefined ? null : [candidate, { ...candidate, timezone: other[1] }];
};

const toCounterfactuals = <T>(
  kinds: Readonly<Record<string, T>>,
  group: Counterfactual['group'],
  versions: (kind: T) => Counterfactual['versions'],
): Counterfactual[] => Object.entries(kinds).map(([name, kind]) => ({ name, group, versions: versions(kind) }));

export const COUNTERFACTUALS: readonly Counterfactual[] = [
  ...toCounterfactuals(IDENTITY_STATEMENTS, 'identity', statementVersions),
  { name: 'gender of titles', group: 'identity', versions: swapVersions(inBothDirections(GENDERED_WORDS)) },
  ...toCounterfactuals(OTHER_STATEMENTS, 'writing', statementVersions),
  ...toCounterfactuals(SAME_WORDS, 'writing', swapVersions),
  { name: 'time zone, written otherwise', group: 'writing', versions: withOtherZone },
  ...toCounterfactuals(OTHER_WRITING, 'writing', (change) => (candidate) => {
    const variant = change(candidate);
    return variant === null ? null : [candidate, variant];
  }),
];

/** Measures one kind over every job post and every applicable profile. */
export function measureScoreChanges({ jobs, candidates }: GradedSet, { versions }: Counterfactual): ScoreChanges {
  let compared = 0;
  let changedScores = 0;
  let sum = 0;
  let max = 0;
  candidates.forEach(({ line: { id: _id, ...profile } }, index) => {
    const pair = versions(profile, index);
    if (pair === null) return;
    const [candidate, other] = [prepareCandidate(pair[0]), prepareCandidate(pair[1])];
    for (const { job } of jobs) {
      const points = Math.abs(scorePair(job, candidate) - scorePair(job, other));
      compared += 1;
      if (points === 0) continue;
      changedScores += 1;
      sum += points;
      max = Math.max(max, points);
    }
  });
  return { compared, changed: changedScores, mean: changedScores === 0 ? 0 : sum / changedScores, max };
}
