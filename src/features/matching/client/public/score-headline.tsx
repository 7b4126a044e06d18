/** The one sentence of a row's score, with what speaks most for or against the pair, in the reader's language. */
import { classNames } from '#client/ui/class-names.ts';
import { keepRanges } from '#client/ui/format.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { type Headed, useWording } from './wording.ts';

export interface ScoreHeadlineProps {
  row: Headed;
  audience: AccountType;
  className?: string | undefined;
}

/** The sentence as a paragraph; nothing where there is no score. */
export const ScoreHeadline = ({ row, audience, className = 'text-sm' }: ScoreHeadlineProps) => {
  const headline = useWording(audience).headline(row);
  return (
    headline && <p className={classNames('break-words font-medium text-ink', className)}>{keepRanges(headline)}</p>
  );
};
