/** Checks whether a member can see an object through their hiring teams. */
export { isVisibleThroughTeams } from './team-scope.db.ts';
