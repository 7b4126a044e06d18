/**
 * A policy is a table of named rules. An action is allowed if any rule holds. A contract declares access to a call (`access.ts`); a policy decides
 * about a single object.
 */
export type Policy<Facts> = Readonly<Record<string, (facts: Facts) => boolean>>;

/** Returns true if any rule of the policy holds. */
export const isAllowed = <Facts>(policy: Policy<Facts>, facts: Facts): boolean =>
  Object.values(policy).some((rule) => rule(facts));

/** An admin acting on a person. `personId` is null if the person has no account. */
export interface AdminDecision {
  adminId: string;
  personId: string | null;
}

/** Admins cannot act on their own account. The contract checks that the actor is an admin. */
export const NOT_OWN_ACCOUNT: Policy<AdminDecision> = {
  'an admin, on another account': ({ adminId, personId }) => adminId !== personId,
};
