/**
 * Decides who may write to another user, and who may download a file in a message. Pure: the server
 * reads the facts and passes them in. Does not handle rate limits or storage.
 */
import type { Refusal } from '#shared/errors.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** The facts that the decision about writing is based on. */
export interface WritingFacts {
  isSamePerson: boolean;
  writer: {
    accountType: AccountType | null;
    /** Whether a company account has a profile. Without one, the candidate would not know who is writing. */
    hasCompany: boolean;
  };
  other: {
    accountType: AccountType | null;
    isDeleted: boolean;
    /** Whether a candidate is approved and listed. */
    isVetted: boolean;
  };
  /** Whether the recipient blocked the writer. */
  isBlocked: boolean;
  /** Whether the writer blocked the recipient. */
  hasBlocked: boolean;
  /** Whether the candidate has applied to the company, with any outcome. */
  hasAppliedToCompany: boolean;
  /** Whether the recipient sent the first message of the conversation. */
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

/** Returns whether the writer may send a message, and the reason if not. Never reveals a block by the recipient. */
export const decideWriting = (facts: WritingFacts): WritingDecision => {
  if (facts.isSamePerson) return refuse('writing-to-oneself');
  if (facts.writer.accountType === null) return refuse('account-type-missing');
  if (facts.other.isDeleted) return refuse('receiver-gone');
  if (facts.hasBlocked) return refuse('receiver-blocked');
  if (facts.isBlocked) return refuse('not-writable');
  return decideByType(facts);
};

/** Returns true if the decision depends on whether the candidate applied. If it does not, the query for applications can be skipped. */
export const needsApplicationCheck = (facts: Omit<WritingFacts, 'hasAppliedToCompany'>): boolean =>
  !decideWriting({ ...facts, hasAppliedToCompany: false }).canWrite &&
  decideWriting({ ...facts, hasAppliedToCompany: true }).canWrite;

/** The facts that the decision about a file is based on. */
export interface FileFacts {
  isSender: boolean;
  /** Whether the user received the message with the file. False for an unsent file. */
  isReceiver: boolean;
  /** Whether either person blocked the other. */
  areBlocked: boolean;
}

/**
 * Returns whether a user may download a file. The sender always may. The recipient may unless either of
 * them blocked the other.
 */
export const mayDownloadFile = ({ isSender, isReceiver, areBlocked }: FileFacts): boolean =>
  isSender || (isReceiver && !areBlocked);
