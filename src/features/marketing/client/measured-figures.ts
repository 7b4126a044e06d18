/**
 * The figures of the landing page that are measured once there are enough hires. Pure. Their
 * formats are in `texts/measured.en.ts` and its translations. A measured figure replaces a goal
 * only if it reaches the goal, because the page claims the goal in other places, too.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { CLAIMS } from '#shared/brand-facts.ts';
import type { ResponseOf } from '#shared/contract.ts';

export type Figures = NonNullable<ResponseOf<(typeof hiresContract)['getFigures']>>;

/** A measured figure of the record of hires. */
export type MeasuredFigure = 'placementRate' | 'daysToHire';

/** A measured figure on the page: the value, its label, and the method of measurement, which replaces the label of a goal. */
export interface MeasuredWords {
  figure: string;
  text: string;
  mark: string;
}

/** The format of each figure in a language. */
export type MeasuredTexts = Readonly<Record<MeasuredFigure, (figures: Figures) => MeasuredWords>>;

/** Whether the measured value reaches the claim. */
const REACHES_GOAL: Readonly<Record<MeasuredFigure, (figures: Figures) => boolean>> = {
  placementRate: ({ placementRate }) => placementRate >= CLAIMS.placementRate,
  daysToHire: ({ daysToHire }) => daysToHire < CLAIMS.daysToHire,
};

const isMeasured = (name: string): name is MeasuredFigure => Object.hasOwn(REACHES_GOAL, name);

/** Returns a figure as shown, or null for an unknown name or if the goal stays. */
export const measuredWords = (name: string, figures: Figures, texts: MeasuredTexts): MeasuredWords | null =>
  isMeasured(name) && REACHES_GOAL[name](figures) ? texts[name](figures) : null;
