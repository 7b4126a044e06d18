/**
 * Dates and times as the reader's language writes them, without the dots of abbreviations: `2 de dez`, `8:05 pm`. So a sentence that ends
 * in a date ends in one dot. Every date on a screen, in a mail or in a PDF is written by it.
 */

export interface DateFormat {
  format: (date: Date | number) => string;
  formatRange: (start: Date, end: Date) => string;
  /** As Intl has them, dots included; for the name of a zone. */
  formatToParts: (date: Date | number) => Intl.DateTimeFormatPart[];
}

/** A text without the dots of `dez.`, `qua.` and `p. m.` */
export const withoutDots = (text: string): string =>
  text.replace(/([ap])\.\s?m\./gu, '$1m').replace(/(?<=\p{L})\./gu, '');

/** A format like `Intl.DateTimeFormat`, which takes long to make: keep those that are used often. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const intl = new Intl.DateTimeFormat(locale, options);
  return {
    format: (date) => withoutDots(intl.format(date)),
    formatRange: (start, end) => withoutDots(intl.formatRange(start, end)),
    formatToParts: (date) => intl.formatToParts(date),
  };
};
