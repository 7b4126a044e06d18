/** Intl formatters, cached by locale and options. Creating a formatter takes longer than formatting a hundred dates. */
import { dateTimeFormat } from '#shared/date-format.ts';

const cacheFormats = <Options extends object, Format>(create: (locale: string, options: Options) => Format) => {
  const cache = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = cache.get(key) ?? create(locale, options);
    cache.set(key, format);
    return format;
  };
};

/** Uses the browser's time zone if the options do not set one. */
export const dateFormat = cacheFormats(dateTimeFormat);

export const numberFormat = cacheFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
