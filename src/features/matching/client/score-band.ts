/**
 * The four bands a score falls into, and what each is painted with. Pure. The word of a band stands in the catalog, so that
 * colour never carries it alone.
 */
import { GOOD_SCORE } from '../matching.contract.ts';

export type ScoreBand = 'strong' | 'good' | 'partial' | 'weak';

/** The band of a score from 0 to 100. */
export const scoreBand = (score: number): ScoreBand => {
  if (score >= 80) return 'strong';
  if (score >= GOOD_SCORE) return 'good';
  if (score >= 40) return 'partial';
  return 'weak';
};

export interface BandLook {
  stroke: string;
  fill: string;
  text: string;
}

const LOOKS: Record<ScoreBand, BandLook> = {
  strong: { stroke: 'stroke-positive', fill: 'bg-positive', text: 'text-positive-ink' },
  good: { stroke: 'stroke-positive-line', fill: 'bg-positive-line', text: 'text-positive-ink' },
  partial: { stroke: 'stroke-caution', fill: 'bg-caution', text: 'text-caution-ink' },
  weak: { stroke: 'stroke-line-strong', fill: 'bg-line-strong', text: 'text-muted' },
};

/** The classes of a band. */
export const bandLook = (band: ScoreBand): BandLook => LOOKS[band];
