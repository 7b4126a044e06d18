/**
 * Hides email addresses, links, handles and phone numbers in a text. Pure. Scans for rare characters (`@`, `/`, digits) and reads each part of the
 * text a bounded number of times, so it runs in linear time.
 */
import { HIDDEN_TEXT } from './redaction.domain.ts';

interface Range {
  start: number;
  end: number;
}

const WORD_LETTER = /[\p{L}\p{N}\p{M}\p{Cs}]/u;
/** Returns true if a UTF-16 code unit belongs to a word. Halves of surrogate pairs count as letters. */
const isLetter = (unit: string): boolean => WORD_LETTER.test(unit);
const isSpace = (unit: string): boolean => unit.trim() === '';
const isLocalPartUnit = (unit: string): boolean => '._%+-'.includes(unit) || isLetter(unit);
const isDomainUnit = (unit: string): boolean => unit === '.' || unit === '-' || isLetter(unit);
const isHostUnit = (unit: string): boolean => /[\w.-]/.test(unit);
const isHandleUnit = (unit: string): boolean => /[\w.]/.test(unit);

/** Returns the first index at or after `index` whose unit does not match. */
const skipWhile = (text: string, index: number, matches: (unit: string) => boolean): number => {
  let end = index;
  while (end < text.length && matches(text.charAt(end))) end += 1;
  return end;
};

/** Returns the start of the run of matching units that ends before `index`. */
const skipBackWhile = (text: string, index: number, from: number, matches: (unit: string) => boolean): number => {
  let start = index;
  while (start > from && matches(text.charAt(start - 1))) start -= 1;
  return start;
};

const MIN_HANDLE_LENGTH = 3;

/** Finds email addresses, and handles such as `@name`. */
const findAddresses = (text: string): Range[] => {
  const ranges: Range[] = [];
  for (let index = text.indexOf('@'); index !== -1; index = text.indexOf('@', index + 1)) {
    const start = skipBackWhile(text, index, ranges.at(-1)?.end ?? 0, isLocalPartUnit);
    const domainEnd = skipWhile(text, index + 1, isDomainUnit);
    const isEmail =
      start < index &&
      text
        .slice(index + 1, domainEnd)
        .split('.')
        .filter(Boolean).length > 1;
    const handleEnd = skipWhile(text, index + 1, isHandleUnit);
    const isHandleStart = index === 0 || !/[\w@]/.test(text.charAt(index - 1));
    if (isEmail) ranges.push({ start, end: domainEnd });
    else if (isHandleStart && handleEnd - index > MIN_HANDLE_LENGTH) ranges.push({ start: index, end: handleEnd });
  }
  return ranges;
};

const LINK = /(?:https?:\/\/|www\.)\S+/giu;

const findLinks = (text: string): Range[] =>
  Array.from(text.matchAll(LINK), ({ index, 0: link }) => ({ start: index, end: index + link.length }));

const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  'com org dev io me co app page info br mx ar pe cl uy ec'.split(' '),
);

/** Finds links without `https://`. Requires a common top-level domain and a path, because `Node.js` and `ASP.NET` are not links. */
const findBareLinks = (text: string): Range[] => {
  const ranges: Range[] = [];
  for (let index = text.indexOf('/'); index !== -1; index = text.indexOf('/', index + 1)) {
    const start = skipBackWhile(text, index, ranges.at(-1)?.end ?? 0, isHostUnit);
    const [ending, ...labels] = text.slice(start, index).toLowerCase().split('.').toReversed();
    const isHostName = TOP_LEVEL_DOMAINS.has(ending ?? '') && labels.some((label) => label !== '');
    // Reads the path only after a host name. Otherwise a text with many slashes would take quadratic time.
    const end = isHostName ? skipWhile(text, index + 1, (unit) => !isSpace(unit)) : index;
    if (end <= index + 1) continue;
    ranges.push({ start, end });
    index = end - 1;
  }
  return ranges;
};

const isDigit = (unit: string): boolean => /\p{Nd}/u.test(unit);
const isDigitSeparator = (unit: string): boolean => isSpace(unit) || '().-–‑/'.includes(unit);
/** The maximum number of characters between two groups of digits: `) `, ` - `. */
const MAX_SEPARATOR_LENGTH = 3;

/** Digits in groups, as in phone numbers, dates and amounts. */
interface DigitGroups extends Range {
  groups: string[];
  separators: string[];
}

const readDigitGroups = (text: string, from: number): DigitGroups => {
  const groups: string[] = [];
  const separators: string[] = [];
  let end = from;
  for (let index = from; ; ) {
    end = skipWhile(text, index, isDigit);
    groups.push(text.slice(index, end));
    index = skipWhile(text, end, isDigitSeparator);
    if (index - end > MAX_SEPARATOR_LENGTH || index === text.length || !isDigit(text.charAt(index)) || index === end)
      break;
    separators.push(text.slice(end, index));
  }
  const start = skipBackWhile(text, from, Math.max(0, from - 2), (unit) => unit === '+' || unit === '(');
  return { start, end, groups, separators };
};

/** One more than the fifteen digits of E.164, to allow for a prefix such as a leading zero. */
const MAX_DIGITS = 16;
const MIN_DIGITS = 8;
const MIN_UNBROKEN_DIGITS = 9;
const MIN_DIGITS_WITH_PLUS = 7;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2069;

const isYear = (group: string): boolean =>
  group.length === 4 && Number(group) >= FIRST_YEAR && Number(group) <= LAST_YEAR;
/** Returns true if the groups are a date or a range of years: at least one year, and all other groups have one or two digits. */
const isDate = (groups: readonly string[]): boolean =>
  groups.some(isYear) && groups.every((group) => isYear(group) || group.length <= 2);
/** Returns true if the groups are an amount: thousands ending in zeros, or a range of round numbers. */
const isAmount = (groups: readonly string[]): boolean =>
  groups.length > 1 &&
  (groups.at(-1) === '000' || (groups.length === 2 && groups.every((group) => group.endsWith('0'))));

/** Returns true if the groups are pairs of digits, the first with a leading zero, as in French phone numbers: `06 12 34 56 78`. */
const isInPairs = (groups: readonly string[]): boolean =>
  groups.length > 4 && groups.every((group) => group.length === 2) && groups[0]?.startsWith('0') === true;

const PHONE_WORDS = /(?<!\p{L})(?:tel|cel|phone|fone|m[oó]vil|mobile|whats|wsp|call)[^\d\n]{0,16}$/iu;
const PHONE_WORD_DISTANCE = 30;

const isPhone = (text: string, { start, groups, separators }: DigitGroups): boolean => {
  const digits = groups.join('').length;
  const prefix = text.slice(start, start + 2);
  if (digits > MAX_DIGITS) return false;
  if (prefix.includes('+')) return digits >= MIN_DIGITS_WITH_PLUS;
  if (digits < MIN_DIGITS) return false;
  if (prefix.includes('(') && separators[0]?.startsWith(')') === true) return true;
  // A long run is a phone number by itself, with or without a country code before it: `57 3005551234`.
  if (groups.some((group) => group.length >= MIN_UNBROKEN_DIGITS)) return true;
  const hasPhoneWord = PHONE_WORDS.test(text.slice(Math.max(0, start - PHONE_WORD_DISTANCE), start));
  if (groups.length === 1) return hasPhoneWord;
  if (isDate(groups) || isAmount(groups) || '$€£'.includes(text.charAt(start - 1) || ' ')) return false;
  if (hasPhoneWord) return true;
  if (groups.length === 2) return groups.every((group) => group.length > 2);
  return groups.some((group) => group.length > 2) || isInPairs(groups);
};

const findPhones = (text: string): Range[] => {
  const ranges: Range[] = [];
  for (let index = 0; index < text.length; index++) {
    if (!isDigit(text.charAt(index))) continue;
    const digits = readDigitGroups(text, index);
    if (isPhone(text, digits)) ranges.push({ start: digits.start, end: digits.end });
    index = digits.end;
  }
  return ranges;
};

/** Replaces email addresses, links, handles and phone numbers in a text. */
export const hideContacts = (text: string): string => {
  const ranges = [findAddresses, findLinks, findBareLinks, findPhones].flatMap((find) => find(text));
  let index = 0;
  const parts: string[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= index) continue;
    if (start >= index) parts.push(text.slice(index, start), HIDDEN_TEXT);
    index = end;
  }
  return parts.join('') + text.slice(index);
};
