/** Hiring teams for other features. */
export { addReviewersToTeam, notifiedTeamOf } from './hiring-team.db.ts';
