/**
 * A policy as a table: each row names who may do something and says when that holds; any row is enough. Who may make a call at all
 * stands in its contract (`access.ts`); a policy decides about one object.
 */
export type Policy<Facts> = Readonly<Record<string, (facts: Facts) => boolean>>;

/** Whether a row of the table holds. */
export const isAllowed = <Facts>(policy: Policy<Facts>, facts: Facts): boolean =>
  Object.values(policy).some((row) => row(facts));
