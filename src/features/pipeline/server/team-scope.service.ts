/** What a member sees through their hiring teams. */
export { isSeenByTeam } from './team-scope.db.ts';
