/** The interface of saved searches for the housekeeping. */
export { dropOldHits } from './saved-searches.db.ts';
