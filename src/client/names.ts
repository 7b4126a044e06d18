/**
 * How people, companies and profiles are called on the screen. Those of deleted accounts are stored under English stand-ins,
 * which are said in the reader's language; every other name stays what it is, and moves nothing around it.
 */
import { isolated } from '#shared/isolated.ts';
import { knownSentence } from './sentences.ts';

/** A company's name or a title, as it is stored. */
export const shownName = (stored: string): string => knownSentence(stored) ?? isolated(stored);

/** First and last name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  shownName(`${firstName} ${lastName}`);
