/** Housekeeping for invitations. */
export { dropExpiredInvitations } from './teams.db.ts';
