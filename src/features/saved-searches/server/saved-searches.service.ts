/** The interface of saved searches for housekeeping. */
export { dropOldHits } from './saved-searches.db.ts';
