/** The displayed name of the other side: the company name or the person's name. */
import { personName, toDisplayName } from '#client/names.ts';
import type { Correspondent } from '../messages.contract.ts';

export const correspondentName = (user: Correspondent): string =>
  user.companyName === null ? personName(user) : toDisplayName(user.companyName);

/** The name in running text: the first name of a person. For a deleted account, the whole placeholder name. */
export const shortCorrespondentName = (user: Correspondent): string =>
  user.isDeleted ? correspondentName(user) : (user.companyName ?? user.firstName);
