/** How the other side of a conversation is called: a company by its name, a person by theirs. */
import type { Correspondent } from '../messages.contract.ts';

/** The name. */
export const nameOf = ({ companyName, firstName, lastName }: Correspondent): string =>
  companyName ?? `${firstName} ${lastName}`;

/** The name in running text: a person's first name is enough, unless there is nobody left whose it is. */
export const shortNameOf = (user: Correspondent): string =>
  user.isDeleted ? nameOf(user) : (user.companyName ?? user.firstName);
