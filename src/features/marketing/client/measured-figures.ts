/** The figures of the landing page that are measured once there are enough hires, and how each is written. Pure. */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import type { ResponseOf } from '#shared/contract.ts';

export type Figures = NonNullable<ResponseOf<(typeof hiresContract)['getFigures']>>;

/** Which figure of the record stands in a place. */
export type MeasuredFigure = 'placementRate' | 'daysToHire';

const WRITTEN: Readonly<Record<MeasuredFigure, (figures: Figures) => string>> = {
  placementRate: ({ placementRate }) => `${placementRate}%`,
  daysToHire: ({ daysToHire }) => (daysToHire === 1 ? '1 day' : `${daysToHire} days`),
};

/** A figure as it is shown, or null for a name that is none. */
export const measuredText = (name: string, figures: Figures): string | null =>
  Object.hasOwn(WRITTEN, name) ? WRITTEN[name as MeasuredFigure](figures) : null;
