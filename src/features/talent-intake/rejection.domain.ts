/**
 * The text of a rejection, composed from its reasons in the person's language. Pure. Reviewers may
 * edit it before it is sent.
 */
import { REJECTION_REASONS, type RejectionReason } from './review.domain.ts';

/** The opening and the text of each reason in one language. */
export type RejectionWords = Readonly<Record<RejectionReason | 'opening', string>>;

/** Joins the opening and one paragraph per reason, in the order of `REJECTION_REASONS`, not in the order of selection. */
export const rejectionText = (reasons: readonly RejectionReason[], words: RejectionWords): string => {
  const chosen = REJECTION_REASONS.filter((reason) => reasons.includes(reason));
  return [words.opening, ...chosen.map((reason) => words[reason])].join('\n\n');
};
