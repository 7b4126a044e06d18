/** The interface of hiring teams for other features. */
export { addReviewersToTeam, listNotifiedMembers, lockTeamForShare } from './hiring-team.db.ts';
