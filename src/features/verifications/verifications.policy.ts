/** Who may decide about a verification. Pure; that only admins work the queue stands in the contract. */
import { isAllowed, type Policy } from '#shared/policy.ts';

interface Deciding {
  adminId: string;
  /** Whose verification it is. */
  userId: string;
}

const DECIDE: Policy<Deciding> = {
  'an admin, about somebody else': ({ adminId, userId }) => adminId !== userId,
};

export const mayDecide = (deciding: Deciding): boolean => isAllowed(DECIDE, deciding);
