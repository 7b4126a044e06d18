/** What applications need of the features above them; handed over in `app/server/features.ts`. */
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** Applications that were moved together. */
export interface MovedApplications {
  applicationIds: readonly string[];
  to: ApplicationStatus;
  by: Side;
}

/** An application whose newest move was taken back: where it stands again, who had moved it, and when (ISO 8601). */
export interface UndoneApplication {
  applicationId: string;
  to: ApplicationStatus;
  by: Side;
  movedAt: string;
}

/** The platform, with what else happens when applications move and when that is taken back, in the same transaction. */
export interface ApplicationPlatform extends Platform {
  whenMoved: (tx: Tx, moved: MovedApplications) => Promise<void>;
  whenUndone: (tx: Tx, undone: UndoneApplication) => Promise<void>;
}
