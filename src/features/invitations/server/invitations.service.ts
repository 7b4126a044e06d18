/**
 * The interface of invitations for other features: SQL conditions for invitations, and frames for the live connection.
 */
import { settleNotifications } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { InvitationFrame } from '../invitations.contract.ts';
import { isInvited, listInvitedUserIds, wasInvited } from './invitations.db.ts';

/** A live event about a changed invitation. */
export type InvitationEvent = LiveEvent<'invitation_updated', 'invitationId'>;

/** Sends a live event about an invitation to the open tabs of these users. */
export const publishInvitation = (tx: Tx, invitationId: string, to: string[]): Promise<void> =>
  publish<InvitationEvent>(tx, { type: 'invitation_updated', to, ids: { invitationId } });

/** Marks the notifications about open invitations to a job as read when candidates no longer see the job. */
export const settleInvitations = async (tx: Tx, jobId: string): Promise<void> =>
  settleNotifications(tx, await listInvitedUserIds(tx, jobId), 'invitation_received', { jobId });

/** The functions passed to features that must not import invitations. */
export const invitationPorts = { isInvited, wasInvited };

/** Frames are the same for companies and candidates. Pages fetch the details. */
export const invitationLoaders: LiveLoaders<InvitationEvent, InvitationFrame> = {
  invitation_updated: async ({ type, ids }) => ({ type, ...ids }),
};
