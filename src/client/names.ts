/**
 * Display names of people, companies and profiles. Names of deleted accounts are stored in English and translated here. Other names are not
 * changed, only isolated from the text direction around them.
 */

import type { Refusal } from '#shared/errors.ts';
import { isolateText } from '#shared/isolated.ts';
import { refusalText } from './error-texts.ts';

const DELETED_NAMES: ReadonlyMap<string, Refusal> = new Map([
  ['Deleted user', 'deleted-user'],
  ['Deleted company', 'deleted-company'],
  ['Deleted profile', 'deleted-profile'],
]);

/** Returns the displayed form of a stored name or title. */
export const toDisplayName = (stored: string): string => {
  const code = DELETED_NAMES.get(stored);
  return code === undefined ? isolateText(stored) : refusalText(code);
};

/** Returns the displayed first name, or the whole name of a deleted account. Companies' members have no last name for candidates. */
export const shortName = ({ firstName, lastName }: { firstName: string; lastName?: string | undefined }): string => {
  const whole = lastName === undefined ? firstName : `${firstName} ${lastName}`;
  return toDisplayName(DELETED_NAMES.has(whole) ? whole : firstName);
};

/** Returns the displayed first and last name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  toDisplayName(`${firstName} ${lastName}`);
