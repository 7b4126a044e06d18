/**
 * The one-sentence summary of a row's score, with the strongest point for or against the match, in
 * the viewer's language.
 */
import { classNames } from '#client/ui/class-names.ts';
import { keepRanges } from '#client/ui/format.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { type HeadlineRow, useWording } from './wording.ts';

export interface ScoreHeadlineProps {
  row: HeadlineRow;
  audience: AccountType;
  className?: string | undefined;
}

/** The sentence as a paragraph. Renders nothing without a score. */
export const ScoreHeadline = ({ row, audience, className = 'text-sm' }: ScoreHeadlineProps) => {
  const headline = useWording(audience).headline(row);
  return (
    headline && <p className={classNames('break-words font-medium text-ink', className)}>{keepRanges(headline)}</p>
  );
};
