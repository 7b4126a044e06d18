/** Databases from before the migrations were joined into a baseline. */

/** When the last of those migrations was made (milliseconds): a database that has it has all that the baseline makes. */
export const LAST_BEFORE_BASELINE = 1795665199524;

/** How many of the first migrations are the baseline. */
export const BASELINE_FILES = 3;

/** The database was made by a version that this one cannot bring up to date. */
export class OldDatabaseError extends Error {
  override readonly name = 'OldDatabaseError';
  constructor() {
    super(
      'The database was made by a version from before the first release, which this one cannot update; start with an empty DATA_DIR or DATABASE_URL',
    );
  }
}
