/**
 * The columns of a job that follow from others: what the matching engine and the search read in it. Set with every write
 * of an offer, and again where another version of the engine set them.
 * Invariant: a function of the offer and the engine, so that the same offer always gives the same columns.
 */
import type { FactorWeights } from '#engine/matching.contract.ts';
import { foldText, readTimezone, skillKeys, titleInEnglish } from '#engine/matching.domain.ts';
import { keepJob } from '#features/matching/server/prepared.service.ts';
import { toSearchText } from '#server/search/search-words.db.ts';

/** The written columns that the derived ones read; all must be named, so that no write forgets one. */
export interface Offer {
  title: string;
  description: string;
  responsibilities: string | null | undefined;
  requiredSkills: readonly string[];
  experience: string | null | undefined;
  hourlyBudget: number | null | undefined;
  timezone: string | null | undefined;
  jobType: string | null | undefined;
  factorWeights: FactorWeights | null | undefined;
}

/** The derived columns; offsets in minutes from UTC, null where the zone is empty or cannot be read. */
export const derivedJobColumns = (offer: Offer) => {
  const { title, description, requiredSkills, timezone } = offer;
  const offsets = readTimezone(timezone ?? '');
  return {
    ...keepJob(offer),
    skillKeys: skillKeys(requiredSkills),
    offsetJanuary: offsets?.january ?? null,
    offsetJuly: offsets?.july ?? null,
    searchText: toSearchText(...[title, description, ...requiredSkills].map(foldText), ...titleInEnglish(title)),
  };
};
