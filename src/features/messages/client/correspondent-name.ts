/** How the other side of a conversation is called: a company by its name, a person by theirs. */
import type { Correspondent } from '../messages.contract.ts';

/** The name. */
export const nameOf = ({ companyName, firstName, lastName }: Correspondent): string =>
  companyName ?? `${firstName} ${lastName}`;

/** The name in running text: a person's first name is enough. */
export const shortNameOf = (user: Correspondent): string => user.companyName ?? user.firstName;
