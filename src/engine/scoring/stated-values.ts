/** Reads single values of a side. Empty and unreadable values become '', null or an empty list. */
import { LIMITS } from '#shared/limits.ts';
import { toVisibleText } from '../text/text.ts';

export const readText = (text: string | null | undefined): string =>
  toVisibleText((text ?? '').slice(0, LIMITS.readText)).trim();

/** Works like `readText`, but returns '' for a title without a word of at least two letters, so that the other texts are searched for a title. */
export const readTitleText = (text: string | null | undefined): string => {
  const title = readText(text);
  return /\p{L}{2}/u.test(title) ? title : '';
};
/** Returns a positive number, or null for any other value. */
export const toPositiveNumber = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const CODE = /^[A-Z]{2}$/;
/** Returns a country code, or null for any other text. */
export const toCountryCode = (text: string | null | undefined): string | null => {
  const code = (text ?? '').trim().toUpperCase();
  return CODE.test(code) ? code : null;
};
export const toCountryCodes = (list: readonly string[] | null | undefined): readonly string[] =>
  [...new Set((list ?? []).map(toCountryCode))].filter((code) => code !== null).toSorted();
