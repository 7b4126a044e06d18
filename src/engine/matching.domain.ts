/**
 * The public API of the matching engine: a pure function from a job and a candidate to a score of 0-100 with its explanation, and the reading of
 * skills, titles, zones and searches that lists filter by. No tables, clock, randomness or network. The same inputs give the same score everywhere.
 * Practical fields that one side left empty neither help nor harm. Personal attributes (name, photo, email, gender, age, nationality, school) are
 * never read.
 */
import type { Compatibility, MatchCandidate, MatchJob } from './matching.contract.ts';
import { explainPair } from './scoring/explain.ts';
import { pairScore } from './scoring/factors.ts';
import { type PreparedCandidate, type PreparedJob, prepareCandidate, prepareJob } from './scoring/prepare.ts';
import type { ImportedTaxonomy } from './taxonomy/imported-taxonomy.ts';
import { addImportedWords } from './taxonomy/keys-version.ts';
import { addImportedTitles } from './taxonomy/occupations.ts';
import { addSkills } from './taxonomy/skills.ts';
import { clearCaches } from './text/text.ts';

export { type OffsetRange, type ZoneRanges, zonesNear } from './retrieval/offset-ranges.ts';
export {
  ignoreNames,
  occupationMarkers,
  PERSON_END,
  type QueryWord,
  readSearch,
  type Search,
  type SearchCondition,
  searchForWord,
  withRelated,
} from './retrieval/search-query.ts';
export {
  type EvaluatedChange,
  evaluateChanges,
  explainPair,
  scorePairFactors,
  summarizePair,
} from './scoring/explain.ts';
export { overlapHours, readJobSchedule } from './scoring/job-hours.ts';
export {
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
} from './scoring/prepare.ts';
export { readTimezone, readZoneName, zoneField } from './scoring/timezones.ts';
export { keysVersion } from './taxonomy/keys-version.ts';
export { skillsIn } from './taxonomy/prose-skills.ts';
export { isSoftSkill, isUnknownSkill, skillKey, skillKeys, skillLabel } from './taxonomy/skills.ts';
export { spokenSkills } from './taxonomy/spoken-languages.ts';
export { titleHeads, titleInEnglish } from './taxonomy/title-concepts.ts';
export { fnv1a, foldText, readProse } from './text/text.ts';

/** The unrounded score (0-100) for sorting; `scorePair` rounds it. */
export function rankScore(job: PreparedJob, candidate: PreparedCandidate): number {
  return pairScore(job, candidate);
}

/** The score of a pair, an integer 0-100. Also 0 if nothing can be compared. */
export function scorePair(job: PreparedJob, candidate: PreparedCandidate): number {
  return Math.round(rankScore(job, candidate));
}

/** Score and explanation of one job and one candidate. To compare many, prepare the sides once. */
export function compatibility(job: MatchJob, candidate: MatchCandidate): Compatibility {
  return explainPair(prepareJob(job), prepareCandidate(candidate));
}

/** Adds an external taxonomy for the rest of the process. Call it before scoring: sides that are already prepared do not change. */
export function withImportedTaxonomy(data: ImportedTaxonomy): void {
  addSkills(data.skills);
  addImportedTitles(data.occupations);
  addImportedWords(data);
  clearCaches();
}
