/** Texts of measured figures on the landing page, in Portuguese. */
import type { MeasuredTexts } from '../measured-figures.ts';

export const measuredPt: MeasuredTexts = {
  placementRate: ({ placementRate, hires }) => ({
    figure: `${placementRate}%`,
    text: 'das vagas são preenchidas',
    mark: `Medido em ${hires} contratações`,
  }),
  daysToHire: ({ daysToHire, hires }) => ({
    figure: daysToHire === 1 ? '1 dia' : `${daysToHire} dias`,
    text: 'para contratar, desde a publicação',
    mark: `Mediana de ${hires} contratações`,
  }),
};
