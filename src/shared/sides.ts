/** The two sides of something that a company and a candidate share, such as an invitation or an application. Pure. */
import { ACCOUNT_TYPES, type AccountType } from './vocabulary.ts';

export const SIDES = ACCOUNT_TYPES;
export type Side = AccountType;

/** Returns the side of a user, given the user ids of both sides, or null for other users. */
export const findSide = (userId: string, accounts: Readonly<Record<Side, string>>): Side | null =>
  SIDES.find((side) => accounts[side] === userId) ?? null;
