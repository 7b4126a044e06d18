/**
 * Who may write to another user, and who may download a file of a message. Pure: the server reads
 * the facts and passes them in. Knows nothing of rate limits or storage.
 */
import type { Refusal } from '#shared/errors.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** The facts for the decision, from the writer's side. */
export interface WritingFacts {
  isSamePerson: boolean;
  writer: {
    accountType: AccountType | null;
    /** A company account has set up its profile. Without one, the candidate would not know who writes. */
    hasCompany: boolean;
  };
  other: {
    accountType: AccountType | null;
    isDeleted: boolean;
    /** A candidate who is approved and listed. */
    isVetted: boolean;
  };
  /** The receiver blocked the writer. */
  isBlocked: boolean;
  /** The writer blocked the receiver. */
  hasBlocked: boolean;
  /** The candidate has applied to the company, with any outcome. */
  hasAppliedToCompany: boolean;
  /** The receiver sent the first message of the conversation. */
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

/** Returns whether the writer may send a message, and the reason if not. Never reveals a block by the receiver. */
export const decideWriting = (facts: WritingFacts): WritingDecision => {
  if (facts.isSamePerson) return refuse('writing-to-oneself');
  if (facts.writer.accountType === null) return refuse('account-type-missing');
  if (facts.other.isDeleted) return refuse('receiver-gone');
  if (facts.hasBlocked) return refuse('receiver-blocked');
  if (facts.isBlocked) return refuse('not-writable');
  return decideByType(facts);
};

/** Whether the decision depends on an application of the candidate; saves the query if it does not. */
export const needsApplicationCheck = (facts: Omit<WritingFacts, 'hasAppliedToCompany'>): boolean =>
  !decideWriting({ ...facts, hasAppliedToCompany: false }).canWrite &&
  decideWriting({ ...facts, hasAppliedToCompany: true }).canWrite;

/** The facts for the decision about a file. */
export interface FileFacts {
  isSender: boolean;
  /** The receiver of the message with the file. False for an unsent file. */
  isReceiver: boolean;
  /** Either of the two blocked the other. */
  areBlocked: boolean;
}

/**
 * Decides whether a user may download a file: its sender always, its receiver unless one of the two
 * blocked the other.
 */
export const mayDownloadFile = ({ isSender, isReceiver, areBlocked }: FileFacts): boolean =>
  isSender || (isReceiver && !areBlocked);
