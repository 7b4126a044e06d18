/**
 * The text about a candidate's years of experience. If none are stated, but the score counts years found in the bio or the work history, the
 * text refers to those. "Not stated" would contradict the explanation of the score.
 */
import { useTranslations } from 'use-intl';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import type { ExperienceLevel } from '#shared/vocabulary.ts';

interface ShownExperience {
  experience: ExperienceLevel | null;
  /** The score on the same page, if any. */
  compatibility?: ListedCompatibility | null | undefined;
}

/** Returns a function that formats the text. It returns null if no range is stated and no score on the page counts experience. */
export const useStatedExperience = (): ((candidate: ShownExperience) => string | null) => {
  const t = useTranslations('candidates.profile');
  const experienceTexts = useTranslations('vocabulary.experience');
  return ({ experience, compatibility }) => {
    if (experience !== null) return experienceTexts(experience);
    const isScored = compatibility?.factors?.some(({ reason }) => reason.kind === 'experience') ?? false;
    return isScored ? t('experienceElsewhere') : null;
  };
};
