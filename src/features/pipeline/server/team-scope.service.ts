/** Checks whether a member can see an object through their hiring teams. */
export { isSeenByTeam } from './team-scope.db.ts';
