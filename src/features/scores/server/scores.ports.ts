/** The functions that scores need from features that they must not import: candidates, decisions, and who may read an application's records. */
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Side } from '#shared/sides.ts';

export interface ScorePorts {
  findUserCandidate(db: Queryable, userId: string): Promise<{ id: string; country: string | null } | null>;
  /** Returns true if a company has decided on any application of a candidate. */
  hasDecision(db: Queryable, candidateId: string): Promise<boolean>;
  /**
   * Returns the viewer's side of an application (null for an admin), and whether its candidate opted out of scores. Returns null if the
   * viewer may not read its records.
   */
  findRecordReader(
    db: Queryable,
    applicationId: string,
    viewer: Viewer,
  ): Promise<{ side: Side | null; scoreOptOut: boolean } | null>;
}
