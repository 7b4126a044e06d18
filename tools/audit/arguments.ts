/** What both commands of audits are told in the same words. */
import { parseArgs } from 'node:util';

/** What both take, as it was written. */
export const COMMON_OPTIONS = {
  out: { type: 'string' },
  seed: { type: 'string' },
  generated: { type: 'string' },
} as const;

/** Arguments that cannot be read; the message says which, and why. */
export class WrongUsage extends Error {}

/** The values of options. Throws `WrongUsage` where there is one that nobody knows. */
export const readValues = <Options extends Record<string, { type: 'string' }>>(
  args: string[],
  options: Options,
): { [Name in keyof Options]?: string | undefined } => {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
};

/** A whole number of an option between two bounds, `otherwise` where it is absent. */
export const wholeNumber = (
  name: string,
  value: string | undefined,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number => {
  if (value === undefined) return otherwise;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new WrongUsage(`--${name} is "${value}"; it takes a whole number from ${least} to ${most}`);
  }
  return number;
};

/** The moment at which a day begins in UTC; null where the option is absent. */
export const dayOf = (name: string, value: string | undefined): string | null => {
  if (value === undefined) return null;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new WrongUsage(`--${name} is "${value}"; it takes a day such as 2026-12-01`);
  return date.toISOString();
};

/** The folder that reports are written into. */
export const outFolder = (value: string | undefined): string => {
  if (!value) throw new WrongUsage('--out is missing; it takes a folder');
  return value;
};
