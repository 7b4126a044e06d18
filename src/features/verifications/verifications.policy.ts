/** Which admins may decide on a verification. Pure. The contract restricts the queue to admins. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT } from '#shared/policy.ts';

/** Returns true if an admin may decide on a verification of this person. */
export const mayDecide = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
