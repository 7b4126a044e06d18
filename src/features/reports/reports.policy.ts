/** Whom a person may report. Pure; whoever they know nothing of is not there to be reported. */
import { isAllowed, type Policy } from '#shared/policy.ts';

/** What a reporter has to do with the other. */
export interface Acquaintance {
  haveConversation: boolean;
  haveMetThroughApplication: boolean;
  /** Whether lists show the other to everyone of the reporter's account type. */
  isListed: boolean;
}

const REPORT: Policy<Acquaintance> = {
  'whoever has a conversation with them': ({ haveConversation }) => haveConversation,
  'whoever met them through an application': ({ haveMetThroughApplication }) => haveMetThroughApplication,
  'whoever finds them in their lists': ({ isListed }) => isListed,
};

export const mayReport = (acquaintance: Acquaintance): boolean => isAllowed(REPORT, acquaintance);
