/** The one sentence of a score, with what speaks most for or against the pair, in the reader's language. */
import { translateSentence } from '#client/sentences.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { CompatibilityHead } from '../../matching.contract.ts';

export interface ScoreHeadlineProps {
  compatibility: Pick<CompatibilityHead, 'headline'>;
  className?: string | undefined;
}

/** The sentence as a paragraph; nothing where the engine has none. */
export const ScoreHeadline = ({ compatibility: { headline }, className = 'text-sm' }: ScoreHeadlineProps) =>
  headline === '' ? null : (
    <p className={classNames('break-words font-medium text-ink', className)}>{translateSentence(headline)}</p>
  );
