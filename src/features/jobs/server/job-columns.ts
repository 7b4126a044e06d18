/**
 * The derived columns of a job, which the matching engine and search use. They are set whenever the job's content is written, and recomputed if they
 * come from another version of the engine. Invariant: they depend only on the content and the engine version, so that the same content results in the
 * same columns.
 */
import type { FactorWeights } from '#engine/matching.contract.ts';
import { foldText, occupationMarkers, readJobSchedule, skillKeys, titleInEnglish } from '#engine/matching.domain.ts';
import { preparedJobColumns } from '#features/matching/server/prepared.service.ts';
import { toSearchText } from '#server/search/search-words.db.ts';

/** The columns that the derived columns depend on: what a job offers and requires. No property is optional, because a write must not omit any. */
export interface JobContent {
  title: string;
  description: string;
  responsibilities: string | null | undefined;
  requiredSkills: readonly string[];
  experience: string | null | undefined;
  hourlyBudget: number | null | undefined;
  timezone: string | null | undefined;
  jobType: string | null | undefined;
  countries: readonly string[];
  hoursPerWeek: number | null | undefined;
  factorWeights: FactorWeights | null | undefined;
}

/**
 * Returns the derived columns. Offsets are minutes from UTC, adjusted for working hours stated in the text. They are null if the time zone is empty
 * or unreadable.
 */
export const derivedJobColumns = (content: JobContent) => {
  const { title, description, requiredSkills } = content;
  const offsets = readJobSchedule(content).timezone;
  return {
    ...preparedJobColumns(content),
    skillKeys: skillKeys(requiredSkills),
    offsetJanuary: offsets?.january ?? null,
    offsetJuly: offsets?.july ?? null,
    searchText: toSearchText(
      ...[title, description, ...requiredSkills].map(foldText),
      ...titleInEnglish(title),
      ...occupationMarkers(title),
    ),
  };
};
