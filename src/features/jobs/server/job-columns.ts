/**
 * The columns of a job that follow from others: what the matching engine and the search read in it. Set with every write
 * of an offer, and again where another version of the engine set them.
 * Invariant: a function of the offer and the engine, so that the same offer always gives the same columns.
 */
import {
  foldText,
  isSoftSkill,
  keysVersion,
  readTimezone,
  skillKeys,
  titleKeys,
} from '#features/matching/matching.domain.ts';
import { toSearchText } from '#server/search/search-words.db.ts';
import { requiredSets } from '../jobs.domain.ts';

/** The written columns that the derived ones read. */
export interface Offer {
  title: string;
  description: string;
  requiredSkills: readonly string[];
  timezone?: string | null | undefined;
}

/** The derived columns; offsets in minutes from UTC, null where the zone is empty or cannot be read. */
export const derivedJobColumns = ({ title, description, requiredSkills, timezone }: Offer) => {
  const offsets = readTimezone(timezone ?? '');
  const keys = skillKeys(requiredSkills);
  const telling = keys.filter((key) => !isSoftSkill(key));
  return {
    matchVersion: keysVersion(),
    skillKeys: keys,
    // What nearly every job asks for does not tell jobs apart.
    skillSets: requiredSets(telling.length > 0 ? telling : keys),
    titleKeys: titleKeys(title),
    offsetJanuary: offsets?.january ?? null,
    offsetJuly: offsets?.july ?? null,
    searchText: toSearchText(foldText(title), foldText(description), ...requiredSkills.map(foldText)),
  };
};
