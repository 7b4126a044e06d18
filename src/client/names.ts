/**
 * How people, companies and profiles are called on the screen. Those of deleted accounts are stored under English stand-ins,
 * which are said in the reader's language; every other name stays what it is, and moves nothing around it.
 */

import type { Refusal } from '#shared/errors.ts';
import { isolated } from '#shared/isolated.ts';
import { refusalText } from './error-texts.ts';

const STAND_INS: ReadonlyMap<string, Refusal> = new Map([
  ['Deleted user', 'deleted-user'],
  ['Deleted company', 'deleted-company'],
  ['Deleted profile', 'deleted-profile'],
]);

/** A company's name or a title, as it is stored. */
export const shownName = (stored: string): string => {
  const code = STAND_INS.get(stored);
  return code === undefined ? isolated(stored) : refusalText(code);
};

/** First and last name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  shownName(`${firstName} ${lastName}`);
