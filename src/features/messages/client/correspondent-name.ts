/** The displayed name of the other person: their company's name, or else their own. */
import { personName, toDisplayName } from '#client/names.ts';
import type { Correspondent } from '../messages.contract.ts';

export const correspondentName = (user: Correspondent): string =>
  user.companyName === null ? personName(user) : toDisplayName(user.companyName);

/** Returns the name for running text: the company name, a person's first name, or the full placeholder name of a deleted account. */
export const shortCorrespondentName = (user: Correspondent): string =>
  user.isDeleted ? correspondentName(user) : (user.companyName ?? user.firstName);
