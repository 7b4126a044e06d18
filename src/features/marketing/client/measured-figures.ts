/**
 * The results on the landing page that are measured once there are enough hires. Pure. Their formats are in `texts/measured.en.ts` and its
 * translations. A measured result replaces a goal only if it reaches the goal, because the page also claims the goal in other places.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { CLAIMS } from '#shared/brand-facts.ts';
import type { ResponseOf } from '#shared/contract.ts';

export type Figures = NonNullable<ResponseOf<(typeof hiresContract)['getFigures']>>;

/** A result measured from the hires on record. */
export type MeasuredFigure = 'placementRate' | 'daysToHire';

/** A measured result on the page: the value, its label, and how it was measured, which replaces the "goal" label. */
export interface MeasuredWords {
  figure: string;
  text: string;
  mark: string;
}

/** How each result is formatted in a language. */
export type MeasuredTexts = Readonly<Record<MeasuredFigure, (figures: Figures) => MeasuredWords>>;

/** Whether the measured value reaches the goal. */
const REACHES_GOAL: Readonly<Record<MeasuredFigure, (figures: Figures) => boolean>> = {
  placementRate: ({ placementRate }) => placementRate >= CLAIMS.placementRate,
  daysToHire: ({ daysToHire }) => daysToHire < CLAIMS.daysToHire,
};

const isMeasured = (name: string): name is MeasuredFigure => Object.hasOwn(REACHES_GOAL, name);

/** Returns a result as shown on the page. Returns null if the name is unknown or if the goal stays. */
export const measuredWords = (name: string, figures: Figures, texts: MeasuredTexts): MeasuredWords | null =>
  isMeasured(name) && REACHES_GOAL[name](figures) ? texts[name](figures) : null;
