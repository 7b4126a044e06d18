/** Which admin may decide on a row of the review queue. Pure. The contract restricts the queue to admins. */
import { ABOUT_SOMEBODY_ELSE, type AdminDecision, isAllowed } from '#shared/policy.ts';

/** Whether an admin may approve or reject this person. */
export const mayReview = (decision: AdminDecision): boolean => isAllowed(ABOUT_SOMEBODY_ELSE, decision);
