/** The figures of the landing page that are measured once there are enough hires, and how each is written. Pure. */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { Language } from '#shared/languages.ts';

export type Figures = NonNullable<ResponseOf<(typeof hiresContract)['getFigures']>>;

/** Which figure of the record stands in a place. */
export type MeasuredFigure = 'placementRate' | 'daysToHire';

/** What stands in a place once it is measured: the figure, what it is, and how it was measured, in the place of the mark of a goal. */
export interface MeasuredWords {
  figure: string;
  text: string;
  mark: string;
}

type Write = (figures: Figures) => MeasuredWords;

const WRITTEN: Readonly<Record<MeasuredFigure, Readonly<Record<Language, Write>>>> = {
  placementRate: {
    en: ({ placementRate, hires }) => ({
      figure: `${placementRate}%`,
      text: 'placement rate',
      mark: `Measured over ${hires} hires`,
    }),
    es: ({ placementRate, hires }) => ({
      figure: `${placementRate}%`,
      text: 'de puestos cubiertos',
      mark: `Medido en ${hires} contrataciones`,
    }),
    pt: ({ placementRate, hires }) => ({
      figure: `${placementRate}%`,
      text: 'de vagas preenchidas',
      mark: `Medido em ${hires} contratações`,
    }),
  },
  daysToHire: {
    en: ({ daysToHire, hires }) => ({
      figure: daysToHire === 1 ? '1 day' : `${daysToHire} days`,
      text: 'to hire, from the job post',
      mark: `Median of ${hires} hires`,
    }),
    es: ({ daysToHire, hires }) => ({
      figure: daysToHire === 1 ? '1 día' : `${daysToHire} días`,
      text: 'para contratar, desde la publicación',
      mark: `Mediana de ${hires} contrataciones`,
    }),
    pt: ({ daysToHire, hires }) => ({
      figure: daysToHire === 1 ? '1 dia' : `${daysToHire} dias`,
      text: 'para contratar, desde a publicação',
      mark: `Mediana de ${hires} contratações`,
    }),
  },
};

/** A figure as it is shown in a language, or null for a name that is none. */
export const measuredWords = (name: string, figures: Figures, language: Language): MeasuredWords | null =>
  Object.hasOwn(WRITTEN, name) ? WRITTEN[name as MeasuredFigure][language](figures) : null;
