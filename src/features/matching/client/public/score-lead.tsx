/** The one-sentence summary of a score at the beginning of a paragraph, for candidates. */
import { keepRanges } from '#client/ui/format.ts';
import { type HeadlineRow, useWording } from './wording.ts';

/** Renders nothing without a score. */
export const ScoreLead = ({ row }: { row: HeadlineRow }) => {
  const headline = useWording('candidate').headline(row);
  return headline && <strong className="font-medium text-ink">{`${keepRanges(headline)}. `}</strong>;
};
