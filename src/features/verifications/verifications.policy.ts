/** Who may decide about a verification. Pure; that only admins work the queue stands in the contract. */
import { ABOUT_SOMEBODY_ELSE, type AdminDecision, isAllowed } from '#shared/policy.ts';

/** Whether an admin may decide about a verification of this person. */
export const mayDecide = (decision: AdminDecision): boolean => isAllowed(ABOUT_SOMEBODY_ELSE, decision);
