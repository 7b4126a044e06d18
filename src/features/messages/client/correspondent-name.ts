/** How the other side of a conversation is called: a company by its name, a person by theirs. */
import { personName, shownName } from '#client/names.ts';
import type { Correspondent } from '../messages.contract.ts';

export const nameOf = (user: Correspondent): string =>
  user.companyName === null ? personName(user) : shownName(user.companyName);

/** The name in running text: a person's first name is enough, unless there is no one left whose it is. */
export const shortNameOf = (user: Correspondent): string =>
  user.isDeleted ? nameOf(user) : (user.companyName ?? user.firstName);
