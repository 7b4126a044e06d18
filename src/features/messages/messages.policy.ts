/**
 * Who may write to whom, and who may have a file of a message. Pure: the facts are read by the server and passed in. It knows nothing of rate limits or of how a
 * message is stored.
 */
import type { Refusal } from '#shared/errors.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** What the decision rests on, seen from the writer. */
export interface WritingFacts {
  isSamePerson: boolean;
  writer: {
    accountType: AccountType | null;
    /** A company account has set up its profile; without one a candidate could not tell who writes. */
    hasCompany: boolean;
  };
  other: {
    accountType: AccountType | null;
    isDeleted: boolean;
    /** A candidate that was approved and is listed. */
    isVetted: boolean;
  };
  /** The other one blocked the writer. */
  isBlocked: boolean;
  /** The writer blocked the other one. */
  hasBlocked: boolean;
  /** The candidate applied to the company once, with any outcome. */
  hasAppliedToCompany: boolean;
  /** The other one sent the first message of their conversation. */
  otherWroteFirst: boolean;
}

export type WritingDecision = { canWrite: true; refusal: null } | { canWrite: false; refusal: Refusal };

const ALLOWED: WritingDecision = { canWrite: true, refusal: null };
const refuse = (refusal: Refusal): WritingDecision => ({ canWrite: false, refusal });

const decideByType = ({ writer, other, hasAppliedToCompany, otherWroteFirst }: WritingFacts): WritingDecision => {
  if (writer.accountType === 'company' && other.accountType === 'candidate') {
    if (!writer.hasCompany) return refuse('company-profile-missing');
    return other.isVetted || hasAppliedToCompany || otherWroteFirst ? ALLOWED : refuse('writing-to-unvetted');
  }
  if (writer.accountType === 'candidate' && other.accountType === 'company') {
    return hasAppliedToCompany || otherWroteFirst ? ALLOWED : refuse('writing-to-strange-company');
  }
  return refuse('messages-between-sides');
};

/** Decides whether the writer may send a message, and the reason if not. Never reveals a block. */
export const mayWrite = (facts: WritingFacts): WritingDecision => {
  if (facts.isSamePerson) return refuse('writing-to-oneself');
  if (facts.writer.accountType === null) return refuse('account-type-missing');
  if (facts.other.isDeleted) return refuse('receiver-gone');
  if (facts.hasBlocked) return refuse('receiver-blocked');
  if (facts.isBlocked) return refuse('not-writable');
  return decideByType(facts);
};

/** Whether the decision depends on an application of the candidate; saves the query if it does not. */
export const needsApplicationCheck = (facts: Omit<WritingFacts, 'hasAppliedToCompany'>): boolean =>
  !mayWrite({ ...facts, hasAppliedToCompany: false }).canWrite &&
  mayWrite({ ...facts, hasAppliedToCompany: true }).canWrite;

/** What the decision about a file of a message rests on. */
export interface FileFacts {
  isSender: boolean;
  /** Of the message that the file is in; false for a file that was not sent. */
  isReceiver: boolean;
  /** One of the two blocked the other, whichever. */
  areBlocked: boolean;
}

/** Decides whether someone may have a file: its sender always, its receiver as long as neither blocked the other. */
export const mayHaveFile = ({ isSender, isReceiver, areBlocked }: FileFacts): boolean =>
  isSender || (isReceiver && !areBlocked);
