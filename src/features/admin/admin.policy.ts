/** What an admin may do with an account. Pure. The contract keeps everyone else out. */
import { type AdminDecision, isAllowed, NOT_OWN_ACCOUNT } from '#shared/policy.ts';

/** Whether an admin may suspend or restore this person, verify their company, take down their jobs or remove their second step. */
export const mayDecideAbout = (decision: AdminDecision): boolean => isAllowed(NOT_OWN_ACCOUNT, decision);
