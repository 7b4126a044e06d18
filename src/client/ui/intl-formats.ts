/**
 * The browser's formatters, each made once: to make one takes longer than to write a hundred dates with it, and lists write many.
 * Who is asked for again is the same one, by locale and options.
 */
import { dateTimeFormat } from '#shared/date-format.ts';

const remembered = <Options extends object, Format>(make: (locale: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
};

/** Writes dates and times; in the browser's own zone where the options name none. */
export const dateFormat = remembered(dateTimeFormat);

/** Writes numbers. */
export const numberFormat = remembered(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
