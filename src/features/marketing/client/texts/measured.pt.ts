/** Portuguese text for measured figures on the landing page. */
import type { MeasuredTexts } from '../measured-figures.ts';

export const measuredPt: MeasuredTexts = {
  placementRate: ({ placementRate, hires }) => ({
    figure: `${placementRate}%`,
    text: 'das vagas terminaram em contratação',
    mark: `Com base em ${hires} contratações e nas vagas com candidaturas que foram encerradas sem contratação`,
  }),
  daysToHire: ({ daysToHire, hires }) => ({
    figure: daysToHire === 1 ? '1 dia' : `${daysToHire} dias`,
    text: 'da publicação da vaga à contratação',
    mark: `Mediana por vaga, ${hires} contratações`,
  }),
};
