/**
 * The matching engine's public face: a pure function of a job and a candidate to a score of 0-100 with its explanation,
 * and the keys by which PostgreSQL finds who is worth scoring. No table, no clock, no randomness, no network.
 * Invariants: the same two inputs give the same score everywhere; what one side left empty neither helps nor harms;
 * who somebody is (name, photo, email, gender, age, nationality, school) is never read.
 */
import type { Compatibility, MatchCandidate, MatchJob } from './matching.contract.ts';
import { explainPair } from './scoring/explain.ts';
import { pairScore } from './scoring/factors.ts';
import { type PreparedCandidate, type PreparedJob, prepareCandidate, prepareJob } from './scoring/prepare.ts';
import type { ImportedTaxonomy } from './taxonomy/imported-taxonomy.ts';
import { noteImported } from './taxonomy/keys-version.ts';
import { addImportedTitles } from './taxonomy/occupations.ts';
import { addSkills } from './taxonomy/skills.ts';
import { forgetAll } from './text/text.ts';

export { explainPair, headOfPair, numbersOfPair, type TriedChange, triedChanges } from './scoring/explain.ts';
export { type PreparedCandidate, type PreparedJob, prepareCandidate, prepareJob } from './scoring/prepare.ts';
export { overlapHours, readTimezone, readZoneName, zoneBeside } from './scoring/timezones.ts';
export { keysVersion } from './taxonomy/keys-version.ts';
export { skillKeys } from './taxonomy/skills.ts';
export { titleInEnglish } from './taxonomy/title-concepts.ts';
export { fnv1a, foldText } from './text/text.ts';

/** The unrounded score (0-100) for ordering; `scorePair` is this, rounded. */
export function rankScore(job: PreparedJob, candidate: PreparedCandidate): number {
  return pairScore(job, candidate);
}

/** The score of a pair, an integer 0-100; 0 also where the two sides share nothing to go on. */
export function scorePair(job: PreparedJob, candidate: PreparedCandidate): number {
  return Math.round(rankScore(job, candidate));
}

/** Score and explanation of one job and one candidate; prepare the sides yourself to compare many. */
export function compatibility(job: MatchJob, candidate: MatchCandidate): Compatibility {
  return explainPair(prepareJob(job), prepareCandidate(candidate));
}

/**
 * Takes in a taxonomy from outside, for the rest of the process. Call it before anything is scored: what was prepared
 * earlier keeps the words it was read with.
 */
export function withImportedTaxonomy(data: ImportedTaxonomy): void {
  addSkills(data.skills);
  addImportedTitles(data.occupations);
  noteImported(data);
  forgetAll();
}
