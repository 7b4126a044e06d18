/** Housekeeping of invitations. */
export { dropExpiredInvitations } from './teams.db.ts';
