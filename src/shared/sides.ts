/** The two sides of whatever is between a company and a candidate: an invitation, an application and all that comes of it. Pure. */
import { ACCOUNT_TYPES, type AccountType } from './vocabulary.ts';

export const SIDES = ACCOUNT_TYPES;
export type Side = AccountType;

/** The side that a user is on, by whose account (a user's id) each side is; null for everybody else. */
export const sideOf = (userId: string, accounts: Readonly<Record<Side, string>>): Side | null =>
  SIDES.find((side) => accounts[side] === userId) ?? null;
