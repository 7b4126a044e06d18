/** The one sentence of a score, with what speaks most for or against the pair, in the reader's language. */
import { classNames } from '#client/ui/class-names.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { type Headline, useWording } from './wording.ts';

export interface ScoreHeadlineProps {
  compatibility: Headline;
  audience: AccountType;
  className?: string | undefined;
}

/** The sentence as a paragraph. */
export const ScoreHeadline = ({ compatibility, audience, className = 'text-sm' }: ScoreHeadlineProps) => {
  const words = useWording(audience);
  return <p className={classNames('break-words font-medium text-ink', className)}>{words.headline(compatibility)}</p>;
};
