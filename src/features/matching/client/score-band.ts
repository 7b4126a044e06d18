/** How each band of a score is painted. Pure. The catalog has the word of a band, so that color never carries it alone. */
import { GOOD_SCORE, type ScoreBand } from '#engine/matching.contract.ts';

/** How the bar of a single factor (0-100) is painted. */
export const factorBand = (score: number): ScoreBand => {
  if (score >= 80) return 'strong';
  if (score >= GOOD_SCORE) return 'good';
  return score >= 40 ? 'partial' : 'weak';
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
