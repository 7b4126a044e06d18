/** Tells what the database refused (a value that is taken, a conflict with somebody else) from a database that is away, on either database. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CANCELLED = '57014';
const EXCLUSION_VIOLATION = '23P01';
/** Values that do not fit, broken constraints, and transactions that stood in each other's way. */
const REFUSED = /^(?:22|23|40)/;

/** The database's code for an error, or for what caused it. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** Whether this error, or the driver's behind it, says that a value is taken. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

/** Whether this error, or the driver's behind it, says that something else still refers to the row. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === FOREIGN_KEY_VIOLATION;

/** Whether this error, or the driver's behind it, says that a statement was ended, as it took too long. */
export const isCancelled = (error: unknown): boolean => codeOf(error) === CANCELLED;

/** Whether this error, or the driver's behind it, says that a time is taken (`EXCLUDE`). */
export const isExclusionViolation = (error: unknown): boolean => codeOf(error) === EXCLUSION_VIOLATION;

/** Whether the database refused a statement for what it says, so that another one may well pass. */
export const isRefusedByDatabase = (error: unknown): boolean => REFUSED.test(codeOf(error));
