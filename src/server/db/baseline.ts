/** The baseline that replaced the first migrations. */

/** Creation time of the last replaced migration in milliseconds. A database with this migration has the same schema as the baseline. */
export const LAST_BEFORE_BASELINE = 1795665199524;

/** The number of migrations that form the baseline. */
export const BASELINE_FILE_COUNT = 3;

/** Thrown for a database that is too old to be migrated by this release. */
export class OldDatabaseError extends Error {
  override readonly name = 'OldDatabaseError';
  constructor() {
    super(
      'The database was created before the first release, and this release cannot migrate it; start with an empty DATA_DIR, or set DATABASE_URL to an empty database',
    );
  }
}
