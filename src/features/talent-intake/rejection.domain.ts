/**
 * What is written to a person about the reasons of a rejection, made of the words of their language. Pure. A reviewer may change every word
 * before it is sent.
 */
import { REJECTION_REASONS, type RejectionReason } from './review.domain.ts';

/** What is said about each reason, and before them, in one language. */
export type RejectionWords = Readonly<Record<RejectionReason | 'opening', string>>;

/** The text about these reasons, each a paragraph, in the order of the list whatever the order they were chosen in. */
export const rejectionText = (reasons: readonly RejectionReason[], words: RejectionWords): string => {
  const chosen = REJECTION_REASONS.filter((reason) => reasons.includes(reason));
  return [words.opening, ...chosen.map((reason) => words[reason])].join('\n\n');
};
