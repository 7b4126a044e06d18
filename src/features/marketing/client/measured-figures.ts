/** The figures of the landing page that are measured once there are enough hires. Pure; how each is written stands in `texts/measured.en.ts` and so on. */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import type { ResponseOf } from '#shared/contract.ts';

export type Figures = NonNullable<ResponseOf<(typeof hiresContract)['getFigures']>>;

/** Which figure of the record stands in a place. */
export type MeasuredFigure = 'placementRate' | 'daysToHire';

/** What stands in a place once it is measured: the figure, what it is, and how it was measured, in the place of the mark of a goal. */
export interface MeasuredWords {
  figure: string;
  text: string;
  mark: string;
}

/** How each figure is written in a language. */
export type MeasuredTexts = Readonly<Record<MeasuredFigure, (figures: Figures) => MeasuredWords>>;

/** A figure as it is shown, or null for a name that is none. */
export const measuredWords = (name: string, figures: Figures, texts: MeasuredTexts): MeasuredWords | null =>
  Object.hasOwn(texts, name) ? texts[name as MeasuredFigure](figures) : null;
