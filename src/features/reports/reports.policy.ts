/** Who may report a person, and who may resolve a report. Pure. A person unknown to the reporter counts as absent. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT, type Policy } from '#shared/policy.ts';

/** The relations of the reporter to the other person. */
export interface ReporterRelations {
  haveConversation: boolean;
  hasAppliedToCompany: boolean;
  /** Whether lists show the other person to everyone with the reporter's account type. */
  isListed: boolean;
}

const REPORT: Policy<ReporterRelations> = {
  'whoever has a conversation with them': ({ haveConversation }) => haveConversation,
  'whoever met them through an application': ({ hasAppliedToCompany }) => hasAppliedToCompany,
  'whoever finds them in their lists': ({ isListed }) => isListed,
};

export const mayReport = (relations: ReporterRelations): boolean => isAllowed(REPORT, relations);

/** Whether an admin may resolve a report about this person. */
export const mayResolve = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
