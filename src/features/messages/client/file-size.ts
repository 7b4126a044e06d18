/** Formats file sizes. Pure. */
import { numberFormat } from '#client/ui/intl-formats.ts';

const KILOBYTE = 1024;

/** Formats a size as `840 kB` or `2.4 MB`. The minimum is one kilobyte. */
export const formatBytes = (bytes: number, locale: string): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const format = (value: number, unit: string, digits: number): string =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(value);
  return kilobytes < KILOBYTE ? format(kilobytes, 'kilobyte', 0) : format(kilobytes / KILOBYTE, 'megabyte', 1);
};
