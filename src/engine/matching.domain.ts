/**
 * The public API of the matching engine: a pure function from a job and a candidate to a score of 0-100 with its explanation, and the parsers of
 * skills, titles, zones and searches for list filters. It uses no database, clock, randomness or network, so the same inputs always produce the same
 * score. A practical field that one side left empty does not affect the score. The engine never reads personal attributes (name, photo, email,
 * gender, age, nationality, school).
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

export type { CandidateFilter } from './retrieval/candidate-filter.ts';
export { type OffsetRange, type ZoneRanges, zonesNear } from './retrieval/offset-ranges.ts';
export {
  ignoreNames,
  occupationMarkers,
  PERSON_SEPARATOR,
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
export { hasOtherMeaning, isGivenName } from './taxonomy/proper-names.ts';
export { skillsIn } from './taxonomy/prose-skills.ts';
export { isSoftSkill, isUnknownSkill, skillKey, skillKeys, skillLabel } from './taxonomy/skills.ts';
export { spokenSkills } from './taxonomy/spoken-languages.ts';
export { titleHeads, titleInEnglish } from './taxonomy/title-concepts.ts';
export { fnv1a, foldText, readProse } from './text/text.ts';

/** Returns the unrounded score (0-100) for sorting. `scorePair` rounds it. */
export function rankScore(job: PreparedJob, candidate: PreparedCandidate): number {
  return pairScore(job, candidate);
}

/** Returns the score of a pair, an integer from 0 to 100. Also 0 if nothing can be compared. */
export function scorePair(job: PreparedJob, candidate: PreparedCandidate): number {
  return Math.round(rankScore(job, candidate));
}

/** Returns the score and explanation of one job and one candidate. To compare many pairs, prepare each side once. */
export function compatibility(job: MatchJob, candidate: MatchCandidate): Compatibility {
  return explainPair(prepareJob(job), prepareCandidate(candidate));
}

/** Adds an external taxonomy for the rest of the process. Call it before scoring, because it does not affect sides that are already prepared. */
export function addImportedTaxonomy(data: ImportedTaxonomy): void {
  addSkills(data.skills);
  addImportedTitles(data.occupations);
  addImportedWords(data);
  clearCaches();
}
