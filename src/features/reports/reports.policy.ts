/** Whom a person may report, and who may resolve it. Pure; a person they know nothing of counts as absent. */
import { ABOUT_SOMEBODY_ELSE, type AdminDecision, isAllowed, type Policy } from '#shared/policy.ts';

/** What a reporter has to do with the other. */
export interface Acquaintance {
  haveConversation: boolean;
  hasAppliedToCompany: boolean;
  /** Whether lists show the other to everyone of the reporter's account type. */
  isListed: boolean;
}

const REPORT: Policy<Acquaintance> = {
  'whoever has a conversation with them': ({ haveConversation }) => haveConversation,
  'whoever met them through an application': ({ hasAppliedToCompany }) => hasAppliedToCompany,
  'whoever finds them in their lists': ({ isListed }) => isListed,
};

export const mayReport = (acquaintance: Acquaintance): boolean => isAllowed(REPORT, acquaintance);

/** Whether an admin may resolve a report about this person. */
export const mayResolve = (decision: AdminDecision): boolean => isAllowed(ABOUT_SOMEBODY_ELSE, decision);
