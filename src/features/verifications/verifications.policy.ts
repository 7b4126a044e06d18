/** Which admin may decide on a verification. Pure. The contract restricts the queue to admins. */
import { ABOUT_SOMEBODY_ELSE, type AdminDecision, isAllowed } from '#shared/policy.ts';

/** Whether an admin may decide on a verification of this person. */
export const mayDecide = (decision: AdminDecision): boolean => isAllowed(ABOUT_SOMEBODY_ELSE, decision);
