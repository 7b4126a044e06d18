/** What features with tables need to find the rows that are worth an exact score. It owns no table and writes nothing. */
export { type Found, findLikeliest, RETRIEVAL } from './likeliest.db.ts';
export {
  chosenTerm,
  hoursShared,
  num,
  type RoughParts,
  rateTerm,
  weightedBits,
  yearsAskedTerm,
  yearsTerm,
} from './rough-score.db.ts';
export { RETRIEVING, type Searched, unseen } from './searched.db.ts';
