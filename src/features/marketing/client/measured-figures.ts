/** The figures of the landing page that are measured once there are enough hires, and how each is written. Pure. */
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

const WRITTEN: Readonly<Record<MeasuredFigure, (figures: Figures) => MeasuredWords>> = {
  placementRate: ({ placementRate, hires }) => ({
    figure: `${placementRate}%`,
    text: 'placement rate',
    mark: `Measured over ${hires} hires`,
  }),
  daysToHire: ({ daysToHire, hires }) => ({
    figure: daysToHire === 1 ? '1 day' : `${daysToHire} days`,
    text: 'to hire, from the job post',
    mark: `Median of ${hires} hires`,
  }),
};

/** A figure as it is shown, or null for a name that is none. */
export const measuredWords = (name: string, figures: Figures): MeasuredWords | null =>
  Object.hasOwn(WRITTEN, name) ? WRITTEN[name as MeasuredFigure](figures) : null;
