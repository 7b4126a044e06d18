/** Arguments that both audit commands share. */
import { parseArgs } from 'node:util';

/** The common options as strings. */
export const COMMON_OPTIONS = {
  out: { type: 'string' },
  seed: { type: 'string' },
  generated: { type: 'string' },
} as const;

/** Invalid arguments. The message names the argument and the reason. */
export class UsageError extends Error {}

/** Parses options. Throws a `UsageError` for unknown options. */
export const parseOptionValues = <Options extends Record<string, { type: 'string' }>>(
  args: string[],
  options: Options,
): { [Name in keyof Options]?: string | undefined } => {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Parses a whole number within bounds. Returns `fallback` if it is absent. */
export const parseWholeNumber = (
  name: string,
  value: string | undefined,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number => {
  if (value === undefined) return fallback;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new UsageError(`--${name} is "${value}"; it must be a whole number from ${min} to ${max}`);
  }
  return number;
};

/** Parses a day. Returns its start in UTC, or null if the option is absent. */
export const parseDay = (name: string, value: string | undefined): string | null => {
  if (value === undefined) return null;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime()))
    throw new UsageError(`--${name} is "${value}"; it must be a day such as 2026-12-01`);
  return date.toISOString();
};

/** Returns the folder for reports. Throws a `UsageError` if the option is missing. */
export const parseOutFolder = (value: string | undefined): string => {
  if (!value) throw new UsageError('--out is missing; it must be a folder');
  return value;
};
