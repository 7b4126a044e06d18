/** Puts the index of scores together: it asks the features for their rows and knows nothing else of them. */
import { candidateEntries } from '#features/candidates/server/candidates.service.ts';
import { jobEntries } from '#features/jobs/server/jobs.service.ts';
import { type MatchIndex, startMatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Platform } from '#server/platform.ts';

/** Questions are measured, and are spans of what asked them. */
const observed = (index: MatchIndex, { metrics, tracing }: Platform): MatchIndex => {
  const observe = async <Answer>(question: 'candidates' | 'jobs', limit: number, ask: () => Promise<Answer>) => {
    const start = performance.now();
    try {
      return await (tracing ? tracing.span(`score ${question}`, { 'puente.limit': limit }, ask) : ask());
    } finally {
      metrics.observeScoring(question, (performance.now() - start) / 1000);
    }
  };
  return {
    candidates: (question) => observe('candidates', question.limit, () => index.candidates(question)),
    jobs: (question) => observe('jobs', question.limit, () => index.jobs(question)),
    isReady: () => index.isReady(),
    age: () => index.age(),
    stop: () => index.stop(),
  };
};

/** Starts loading the index in the background. */
export const startMatches = (platform: Platform): MatchIndex => {
  const { db, env, log } = platform;
  const sources = { candidates: candidateEntries(db), jobs: jobEntries(db) };
  return observed(startMatchIndex({ db, log, dataDir: env.dataDir, sources }), platform);
};
