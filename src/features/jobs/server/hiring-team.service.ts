/** The interface of hiring teams for other features. */
export { addReviewersToTeam, listNotifiedMembers } from './hiring-team.db.ts';
