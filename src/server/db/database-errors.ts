/** Classifies errors of either database. Distinguishes rejected statements (taken values, conflicts) from an unavailable database. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CANCELED = '57014';
const EXCLUSION_VIOLATION = '23P01';
/** Matches codes of invalid values, violated constraints and conflicting transactions. */
const REFUSED = /^(?:22|23|40)/;

/** Returns the database's code of an error or of its cause. */
const databaseErrorCode = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** Returns true if a value is taken (a unique constraint). */
export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === UNIQUE_VIOLATION;

/** Returns true if another row still refers to this one, or if a referenced row does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => databaseErrorCode(error) === FOREIGN_KEY_VIOLATION;

/** Returns true if a statement exceeded its timeout. */
export const isCanceled = (error: unknown): boolean => databaseErrorCode(error) === CANCELED;

/** Returns true if a time is taken (an `EXCLUDE` constraint). */
export const isExclusionViolation = (error: unknown): boolean => databaseErrorCode(error) === EXCLUSION_VIOLATION;

/** Returns true if the database rejected the content of a statement. Another statement may still succeed. */
export const isRefusedByDatabase = (error: unknown): boolean => REFUSED.test(databaseErrorCode(error));

/** Returns the database's message, unwrapped from the query builder's error. */
export const causeMessage = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
