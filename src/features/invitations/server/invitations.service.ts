/**
 * The interface of invitations for other features: SQL conditions for invitations, and frames for the live connection.
 */
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { InvitationFrame } from '../invitations.contract.ts';
import { isInvited, wasInvited } from './invitations.db.ts';

/** A live event about a changed invitation. */
export type InvitationEvent = LiveEvent<'invitation_updated', 'invitationId'>;

/** Sends a live event about an invitation to the open tabs of these users. */
export const publishInvitation = (tx: Tx, invitationId: string, to: string[]): Promise<void> =>
  publish<InvitationEvent>(tx, { type: 'invitation_updated', to, ids: { invitationId } });

/** The functions passed to features that must not import invitations. */
export const invitationPorts = { isInvited, wasInvited };

/** Frames are the same for companies and candidates. Pages fetch the details. */
export const invitationLoaders: LiveLoaders<InvitationEvent, InvitationFrame> = {
  invitation_updated: async ({ type, ids }) => ({ type, ...ids }),
};
