/** Spanish text for measured figures on the landing page. */
import type { MeasuredTexts } from '../measured-figures.ts';

export const measuredEs: MeasuredTexts = {
  placementRate: ({ placementRate, hires }) => ({
    figure: `${placementRate}%`,
    text: 'de vacantes cubiertas',
    mark: `Según ${hires} contrataciones y las vacantes con postulaciones que se cerraron sin contratar a nadie`,
  }),
  daysToHire: ({ daysToHire, hires }) => ({
    figure: daysToHire === 1 ? '1 día' : `${daysToHire} días`,
    text: 'para contratar, desde la publicación de la vacante',
    mark: `Mediana por vacante, ${hires} contrataciones`,
  }),
};
