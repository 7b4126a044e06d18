/** Tells an insert or update that a unique constraint refused from every other failure, on either database. */
const UNIQUE_VIOLATION = '23505';

/** Whether this error, or the driver's behind it, says that a value is taken. */
export const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
};
