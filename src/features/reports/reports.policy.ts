/** Who may report a person, and who may resolve a report. Pure. A report about a person that the reporter may not report is refused with a 404. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT, type Policy } from '#shared/policy.ts';

/** The reporter's relations to the other person. */
export interface ReporterRelations {
  haveConversation: boolean;
  hasAppliedToCompany: boolean;
  /** Whether lists show the other person to everyone with the reporter's account type. */
  isListed: boolean;
}

const REPORT: Policy<ReporterRelations> = {
  'has a conversation with the person': ({ haveConversation }) => haveConversation,
  'is connected by an application': ({ hasAppliedToCompany }) => hasAppliedToCompany,
  'sees the person in lists': ({ isListed }) => isListed,
};

export const mayReport = (relations: ReporterRelations): boolean => isAllowed(REPORT, relations);

/** Returns true if an admin may resolve a report about this person. */
export const mayResolve = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
