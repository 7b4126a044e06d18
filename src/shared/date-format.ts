/**
 * Dates and times in the user's language, without the dots of abbreviations (`2 de dez`, `8:05 pm`), so that a sentence with a date at the end ends
 * with one dot. Used for all dates on screens, in emails and in PDFs.
 */

export interface DateFormat {
  format: (date: Date | number) => string;
  formatRange: (start: Date, end: Date) => string;
  /** Returns the parts from Intl, including dots. Used to read the name of a time zone. */
  formatToParts: (date: Date | number) => Intl.DateTimeFormatPart[];
}

/** Removes the dots of abbreviations such as `dez.`, `qua.` and `p. m.` */
export const withoutDots = (text: string): string =>
  text.replace(/([ap])\.\s?m\./gu, '$1m').replace(/(?<=\p{L})\./gu, '');

/** Adds the comma between date and time that is missing in Portuguese ranges: `2 de dez de 2026 10:00 – 10:30`. */
const withComma = (range: string): string => range.replace(/(?<=\p{L}|\d{4})\s(?=\d{1,2}:\d{2}\s–\s)/u, ', ');

/** Works like `Intl.DateTimeFormat`. Creating a format is slow, so callers should reuse it. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const intl = new Intl.DateTimeFormat(locale, options);
  return {
    format: (date) => withoutDots(intl.format(date)),
    formatRange: (start, end) => withComma(withoutDots(intl.formatRange(start, end))),
    formatToParts: (date) => intl.formatToParts(date),
  };
};
