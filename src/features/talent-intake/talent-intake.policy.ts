/** Who may decide about a row of the review queue. Pure; that only admins work the queue stands in the contract. */
import { ABOUT_SOMEBODY_ELSE, type AdminDecision, isAllowed } from '#shared/policy.ts';

/** Whether an admin may approve or reject this person. */
export const mayReview = (decision: AdminDecision): boolean => isAllowed(ABOUT_SOMEBODY_ELSE, decision);
