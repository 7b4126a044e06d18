/** Reads single values of a side. Empty and unreadable ones become '', null or an empty list. */
import { LIMITS } from '#shared/limits.ts';
import { asSeen } from '../text/text.ts';

export const readText = (text: string | null | undefined): string =>
  asSeen((text ?? '').slice(0, LIMITS.readText)).trim();

/** Like `readText`, but '' for a title without a word of two letters, so that the text is searched for one. */
export const readTitleText = (text: string | null | undefined): string => {
  const title = readText(text);
  return /\p{L}{2}/u.test(title) ? title : '';
};
/** A positive number; null for anything else. */
export const amount = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const CODE = /^[A-Z]{2}$/;
/** A country's code; null for anything else. */
export const countryCode = (text: string | null | undefined): string | null => {
  const code = (text ?? '').trim().toUpperCase();
  return CODE.test(code) ? code : null;
};
export const countryCodes = (list: readonly string[] | null | undefined): readonly string[] =>
  [...new Set((list ?? []).map(countryCode))].filter((code) => code !== null).toSorted();
