/** Cached Intl formatters by locale and options. Creating one takes longer than formatting a hundred dates. */
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

/** Uses the browser's zone if the options have none. */
export const dateFormat = remembered(dateTimeFormat);

export const numberFormat = remembered(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
