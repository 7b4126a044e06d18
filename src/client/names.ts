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

/** Returns the displayed first name, or the whole name of a deleted account. Candidates do not receive the last names of a company's members. */
export const shortName = ({ firstName, lastName }: { firstName: string; lastName?: string | undefined }): string => {
  const isDeleted = firstName === 'Deleted' && (lastName === undefined || lastName === 'user');
  return toDisplayName(isDeleted ? 'Deleted user' : firstName);
};

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  toDisplayName(`${firstName} ${lastName}`);
