/** English text for measured results on the landing page. */
import type { MeasuredTexts } from '../measured-figures.ts';

export const measuredEn: MeasuredTexts = {
  placementRate: ({ placementRate, hires }) => ({
    figure: `${placementRate}%`,
    text: 'placement rate',
    mark: `Based on ${hires} hires and the jobs with applicants that closed without a hire`,
  }),
  daysToHire: ({ daysToHire, hires }) => ({
    figure: daysToHire === 1 ? '1 day' : `${daysToHire} days`,
    text: 'to hire, from the job post',
    mark: `Median per job, ${hires} hires`,
  }),
};
