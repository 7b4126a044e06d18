/** Lists by score for the features above: what they may ask, whoever answers, and what starts the one that does. */
export { ALL_CANDIDATES, type CandidateFilter, type FoundCandidate } from '../retrieval/candidate-search.ts';
export { ALL_JOBS, type FoundJob, type JobFilter } from '../retrieval/job-search.ts';
export { dropOldChanges } from './match-feed.db.ts';
export { startMatchIndex } from './match-index.ts';
export type { CandidateEntry, EntrySource, JobEntry, MatchIndex } from './match-questions.ts';
