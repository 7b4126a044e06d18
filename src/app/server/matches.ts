/** Creates the score index from the features' rows. */
import { candidateEntries } from '#features/candidates/server/candidates.service.ts';
import { jobEntries } from '#features/jobs/server/jobs.service.ts';
import { type MatchIndex, startMatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Platform } from '#server/platform.ts';

/** Starts loading the index in the background. */
export const startMatches = (platform: Platform): MatchIndex =>
  startMatchIndex(platform, { candidates: candidateEntries(platform.db), jobs: jobEntries(platform.db) });
