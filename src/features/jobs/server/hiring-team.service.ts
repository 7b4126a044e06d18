/** Hiring teams for other features. */
export { addReviewersToTeam, listNotifiedMembers } from './hiring-team.db.ts';
