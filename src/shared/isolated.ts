/**
 * Text of people within sentences. A name in Arabic or Hebrew would reorder the words and signs around it ("Ruiz (verified)" could be read
 * as part of another name), so it is set apart by the isolates of Unicode (UAX #9, section 2.4): U+2068 before and U+2069 after it.
 */

/** Letters that are written from right to left: Hebrew to Arabic Extended-A, their presentation forms, and the scripts of U+10800 to U+10FFF and U+1E800 to U+1EFFF. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text as it may stand in a sentence of ours; the same text where it has no letter from right to left. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** The text as it was written. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
