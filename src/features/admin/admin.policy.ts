/** What an admin may do with an account. Pure. The contract keeps everyone else out. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT } from '#shared/policy.ts';

/**
 * Returns true if an admin may suspend or restore this person, verify their company, take down their jobs or remove their second step. Callers pass
 * the accounts that both people act for, so that admins cannot act on their own company. For a suspension, callers also pass the two user ids in a
 * second call. For the second step, they pass only the user ids.
 */
export const mayActOnAccount = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
