/** Which admins may decide on a row in the review queue. Pure. The contract restricts the queue to admins. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT } from '#shared/policy.ts';

/** Returns true if an admin may approve or reject this person. */
export const mayReview = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
