/** Gathers what every feature keeps about a person. Read-only, and limited to what belongs to the person or was addressed to them. */
import { emit } from '#server/events/emit.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import type { ExportParts } from './export-file.ts';
import { findProfileIds } from './profile-ids.ts';

/** Everything about the signed-in person. Lists are read while they are written out. */
export const partsOf = async (platform: Platform, { userId, sessionId, email }: Viewer): Promise<ExportParts> => {
  const { db } = platform;
  const facts = { userId, sessionId, email, ...(await findProfileIds(db, userId)) };
  const parts = await emit(db, platform, 'account.exporting', facts);
  // A test of types (app/server/domain-events.test.ts) compares what the subscribers return with the parts of the file.
  return { exportedAt: new Date().toISOString(), ...parts } as ExportParts;
};
