/** What an admin may do with an account. Pure. The contract keeps everyone else out. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT } from '#shared/policy.ts';

/**
 * Whether an admin may suspend or restore this person, verify their company, take down their jobs or remove their second step. Callers pass
 * the accounts that the two act for, so that admins cannot decide about their own company. For a suspension they also pass the people themselves,
 * for the second step only them.
 */
export const mayDecideAbout = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
