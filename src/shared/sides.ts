/** The two sides of anything between a company and a candidate, such as an invitation or an application. Pure. */
import { ACCOUNT_TYPES, type AccountType } from './vocabulary.ts';

export const SIDES = ACCOUNT_TYPES;
export type Side = AccountType;

/** The side of a user, given the user ids of both sides. Returns null for everyone else. */
export const findSide = (userId: string, accounts: Readonly<Record<Side, string>>): Side | null =>
  SIDES.find((side) => accounts[side] === userId) ?? null;
