/**
 * Displayed names of people, companies and profiles. Names of deleted accounts are stored in English and translated here. Other names are unchanged,
 * isolated from the text direction around them.
 */

import type { Refusal } from '#shared/errors.ts';
import { isolated } from '#shared/isolated.ts';
import { refusalText } from './error-texts.ts';

const STAND_INS: ReadonlyMap<string, Refusal> = new Map([
  ['Deleted user', 'deleted-user'],
  ['Deleted company', 'deleted-company'],
  ['Deleted profile', 'deleted-profile'],
]);

/** The displayed form of a stored name or title. */
export const shownName = (stored: string): string => {
  const code = STAND_INS.get(stored);
  return code === undefined ? isolated(stored) : refusalText(code);
};

/** First and last name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  shownName(`${firstName} ${lastName}`);
