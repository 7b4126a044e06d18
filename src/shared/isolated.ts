/**
 * Isolates user text within sentences. A name in Arabic or Hebrew would otherwise reorder the words around it ("Ruiz (verified)" could look like part
 * of another name). Uses the Unicode isolates U+2068 and U+2069 (UAX #9, section 2.4).
 */

/** Right-to-left letters: Hebrew to Arabic Extended-A, their presentation forms, and the scripts of U+10800 to U+10FFF and U+1E800 to U+1EFFF. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Wraps the text in isolates if it contains right-to-left letters. */
export const isolateText = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** Removes the isolates again. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
