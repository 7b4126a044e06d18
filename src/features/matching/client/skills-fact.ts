/** How many of the required skills a candidate has: the sentence below the band. */
import { useTranslations } from 'use-intl';
import { isExplained, type ListedCompatibility } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** The minimum share of matched skills for "almost all". */
const ALMOST_ALL = 0.8;

/** Returns which sentence describes the number of matched skills, or null if the job requires no skill. 'some' includes zero. */
export const skillsSentenceKey = (matched: number, required: number): 'all' | 'almostAll' | 'some' | null => {
  if (required === 0) return null;
  if (matched === required) return 'all';
  return matched / required >= ALMOST_ALL ? 'almostAll' : 'some';
};

/** Returns the sentence, or '' until the score is explained or if the job requires no skill. */
export const useSkillsFact = (compatibility: ListedCompatibility, audience: AccountType): string => {
  const t = useTranslations('matching.skillsFact');
  if (!isExplained(compatibility)) return '';
  const { matchedSkills, relatedSkills, missingSkills } = compatibility;
  const matched = matchedSkills.length;
  const required = matched + relatedSkills.length + missingSkills.length;
  const key = skillsSentenceKey(matched, required);
  return key === null ? '' : t(`${audience}.${key}`, { matched, asked: required });
};
