/**
 * A policy as a table: each row names who may do something and says when that holds; any row is enough. Who may make a call at all
 * stands in its contract (`access.ts`); a policy decides about one object.
 */
export type Policy<Facts> = Readonly<Record<string, (facts: Facts) => boolean>>;

/** Whether a row of the table holds. */
export const isAllowed = <Facts>(policy: Policy<Facts>, facts: Facts): boolean =>
  Object.values(policy).some((row) => row(facts));

/** An admin decides about a person; `personId` is null for one without an account. */
export interface AdminDecision {
  adminId: string;
  personId: string | null;
}

/** What no admin decides about themself. That the other is an admin stands in the contract. */
export const ABOUT_SOMEBODY_ELSE: Policy<AdminDecision> = {
  'an admin, about somebody else': ({ adminId, personId }) => adminId !== personId,
};
