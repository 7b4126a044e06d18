/**
 * The colors of each band of a score. Pure. Screens also show the name of the band, so that color
 * is never the only cue.
 */
import { GOOD_SCORE, type ScoreBand } from '#engine/matching.contract.ts';

/** Returns the band of a single factor (0-100). */
export const factorBand = (score: number): ScoreBand => {
  if (score >= 80) return 'strong';
  if (score >= GOOD_SCORE) return 'good';
  return score >= 40 ? 'partial' : 'weak';
};

export interface BandClasses {
  stroke: string;
  fill: string;
  text: string;
}

const BAND_CLASSES: Record<ScoreBand, BandClasses> = {
  strong: { stroke: 'stroke-positive', fill: 'bg-positive', text: 'text-positive-ink' },
  good: { stroke: 'stroke-positive-line', fill: 'bg-positive-line', text: 'text-positive-ink' },
  partial: { stroke: 'stroke-caution', fill: 'bg-caution', text: 'text-caution-ink' },
  weak: { stroke: 'stroke-line-strong', fill: 'bg-line-strong', text: 'text-muted' },
};

export const bandClasses = (band: ScoreBand): BandClasses => BAND_CLASSES[band];
