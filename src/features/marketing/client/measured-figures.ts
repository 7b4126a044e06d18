/**
 * The figures of the landing page that are measured once there are enough hires. Pure; how each is written is in `texts/measured.en.ts` and so on.
 * A measured figure replaces a goal only where it reaches it: the same page claims the goal in other places, and no page says two things.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { CLAIMS } from '#shared/brand-facts.ts';
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

/** Whether what was measured reaches what is claimed. */
const REACHED: Readonly<Record<MeasuredFigure, (figures: Figures) => boolean>> = {
  placementRate: ({ placementRate }) => placementRate >= CLAIMS.placementRate,
  daysToHire: ({ daysToHire }) => daysToHire < CLAIMS.daysToHire,
};

const isMeasured = (name: string): name is MeasuredFigure => Object.hasOwn(REACHED, name);

/** A figure as it is shown; null for an unknown name, and where the goal stays. */
export const measuredWords = (name: string, figures: Figures, texts: MeasuredTexts): MeasuredWords | null =>
  isMeasured(name) && REACHED[name](figures) ? texts[name](figures) : null;
