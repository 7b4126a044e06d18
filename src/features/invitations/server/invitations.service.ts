/** What other features need of invitations: that an application follows one, and the frames of the live connection. */
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { InvitationFrame } from '../invitations.contract.ts';
import { markApplied, openInvitationsAmong } from './invitations.db.ts';

/** What is published of invitations. */
export type InvitationEvent = LiveEvent<'invitation_updated', 'invitationId'>;

/** Says to the open tabs of these users that an invitation changed. */
export const publishInvitation = (tx: Tx, invitationId: string, to: string[]): Promise<void> =>
  publish<InvitationEvent>(tx, { type: 'invitation_updated', to, ids: { invitationId } });

/** What the features below invitations are handed. */
export const invitationPorts = { invitedAmong: openInvitationsAmong };

/** The two sides of an application that is being filed. */
export interface Applying {
  jobId: string;
  candidateId: string;
  userIds: string[];
}

/** Marks the invitation that an application follows; gives whether there was one. Their account is held by the caller. */
export const followInvitation = async (tx: Tx, { jobId, candidateId, userIds }: Applying): Promise<boolean> => {
  const id = await markApplied(tx, jobId, candidateId);
  if (id !== null) await publishInvitation(tx, id, userIds);
  return id !== null;
};

/** What the sockets of both sides hear; the pages fetch the rest. */
export const invitationLoaders: LiveLoaders<InvitationEvent, InvitationFrame> = {
  invitation_updated: async ({ type, ids }) => ({ type, ...ids }),
};
