/**
 * Finds the phone number of a person in the contact lines, with its country code. A number without a code gets the code of the person's
 * country if the length of the number is valid there. Other digits (years, postal codes, ID numbers) are not phone numbers.
 */
import { phoneNumber } from '#shared/phone-number.ts';
import type { FoundValue } from './contact.ts';
import { fold } from './folding.ts';
import type { Line } from './page-lines.ts';

/** Calling code and lengths of national numbers without a leading 0. */
const NUMBER_FORMATS: Readonly<Record<string, readonly [code: string, ...lengths: number[]]>> = {
  AR: ['54', 10, 11],
  BO: ['591', 8],
  BR: ['55', 10, 11],
  CL: ['56', 9],
  CO: ['57', 10],
  CR: ['506', 8],
  CU: ['53', 8],
  DO: ['1', 10],
  EC: ['593', 9],
  ES: ['34', 9],
  GT: ['502', 8],
  HN: ['504', 8],
  JM: ['1', 10],
  MX: ['52', 10],
  NI: ['505', 8],
  PA: ['507', 8],
  PE: ['51', 9],
  PR: ['1', 10],
  PT: ['351', 9],
  PY: ['595', 9],
  SV: ['503', 8],
  US: ['1', 10],
  UY: ['598', 8],
  VE: ['58', 10],
};

/** Digits with up to three separators between them, as in `+57 (300) 123-4567`. Bounded, because long runs of digits are not phone numbers. */
const DIGIT_GROUPS = /(?<![\p{L}\d/@._-])(?:\+\s?|\()?\d(?:[\s\u00a0().–-]{0,3}\d){6,16}(?![\p{L}\d/@_-])/gu;
/** Labels of numbers that are not phone numbers. */
const OTHER_NUMBER_LABEL =
  /(?:\bcep|\bcpf|\bcnpj|\brg|\bcrc|\bcrm|\bdni|\bcc|\bc\.c\.?|\bnit|\brfc|\bcurp|\bcuil|\bcuit|\bruc|\brut|cedula|document|pasaporte|passport|\bid|\bzip|postal)[^\d]{0,12}$/;
const PHONE_LABEL = /(?:tel|cel|phone|fone|movil|mobile|whats|\bph?[:.]|\bm[:.]|contact|contato)[^\d]{0,20}$/;
/** Only this many characters of a line are searched. */
const MAX_LINE_LENGTH = 1_000;
/** Only this many characters before a number are searched for a label. */
const MAX_LABEL_LENGTH = 30;

/** Returns true if a text is a date or a range of years: `2019 - 2021`, `01.02.1990`. */
const isDates = (text: string): boolean =>
  /^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$|^\d{1,2}[-.]\d{1,2}[-.](?:19|20)\d\d$/.test(text);

const toPhoneNumber = (text: string, country: string | null): string | null => {
  const number = phoneNumber(text.trim());
  if (number !== null) return number;
  const [code, ...lengths] = NUMBER_FORMATS[country ?? ''] ?? [''];
  const digits = text.replace(/\D/g, '');
  const national = digits.replace(/^0/, '');
  if (text.includes('+') || isDates(text)) return null;
  if (lengths.includes(national.length)) return phoneNumber(`+${code}${national}`);
  const hasCountryCode = code !== '' && digits.startsWith(code) && lengths.includes(digits.length - code.length);
  return hasCountryCode ? phoneNumber(`+${digits}`) : null;
};

/** Finds the first number with a label or a plus sign, otherwise the first number. Returns null if none has a known country code. */
export const findPhone = (lines: readonly Line[], country: string | null): FoundValue<string> | null => {
  let first: FoundValue<string> | null = null;
  for (const line of lines) {
    const text = line.text.slice(0, MAX_LINE_LENGTH);
    for (const { 0: written, index } of text.matchAll(DIGIT_GROUPS)) {
      const before = fold(text.slice(Math.max(0, index - MAX_LABEL_LENGTH), index));
      const value = OTHER_NUMBER_LABEL.test(before) ? null : toPhoneNumber(written, country);
      if (value === null) continue;
      if (written.startsWith('+') || PHONE_LABEL.test(before)) return { value, line };
      first ??= { value, line };
    }
  }
  return first;
};
