/** Describes the missing parts of a profile in words, each with the points that it would add to the best matches. */
import { useTranslations } from 'use-intl';
import type { Completeness, ProfileGain, ProfilePart } from '../../completeness.contract.ts';

export interface ProfileGap {
  /** Null for a skill. */
  part: ProfilePart | null;
  text: string;
  /** Null if filling the gap cannot be simulated or would not raise any score. */
  gain: ProfileGain | null;
}

const gainPoints = ({ gain }: { gain: ProfileGain | null }): number => gain?.most ?? 0;

/** Compares two parts for sorting: the part that adds the most points comes first. */
export const byPoints = (a: { gain: ProfileGain | null }, b: { gain: ProfileGain | null }): number =>
  gainPoints(b) - gainPoints(a);

/** Returns a function that lists the missing parts, starting with those that add the most points, and then the skills to add. */
export const useProfileGaps = (): ((completeness: Completeness) => ProfileGap[]) => {
  const t = useTranslations('jobs.completeness');
  return ({ parts, skills }) => [
    ...parts
      .filter(({ state }) => state !== 'stated')
      .toSorted(byPoints)
      .map(({ part, state, gain }) => ({
        part,
        text: state === 'unreadable' ? t('unreadable') : t(`state.${part}`),
        gain,
      })),
    ...skills.map(({ skill, gain }) => ({ part: null, text: t('skill', { skill }), gain })),
  ];
};
