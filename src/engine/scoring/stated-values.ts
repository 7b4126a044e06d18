/** Reads single values of a side. Empty and unreadable ones become '', null or an empty list. */
import { LIMITS } from '#shared/limits.ts';
import { toVisibleText } from '../text/text.ts';

export const readText = (text: string | null | undefined): string =>
  toVisibleText((text ?? '').slice(0, LIMITS.readText)).trim();

/** Like `readText`, but '' for a title without a word of two letters, so that the text is searched for one. */
export const readTitleText = (text: string | null | undefined): string => {
  const title = readText(text);
  return /\p{L}{2}/u.test(title) ? title : '';
};
/** A positive number; null for anything else. */
export const toPositiveNumber = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const CODE = /^[A-Z]{2}$/;
/** A country's code; null for anything else. */
export const toCountryCode = (text: string | null | undefined): string | null => {
  const code = (text ?? '').trim().toUpperCase();
  return CODE.test(code) ? code : null;
};
export const toCountryCodes = (list: readonly string[] | null | undefined): readonly string[] =>
  [...new Set((list ?? []).map(toCountryCode))].filter((code) => code !== null).toSorted();
