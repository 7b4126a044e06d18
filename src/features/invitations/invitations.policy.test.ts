import { describe, expect, it } from 'vitest';
import { type InvitationFacts, refusalToInvite } from './invitations.policy.ts';

const FINE: InvitationFacts = { isVetted: true, isJobOpen: true, hasApplied: false, refusalToWrite: null };

describe('permission to invite', () => {
  it('requires a vetted person who has not applied, and an open job', () => {
    expect(refusalToInvite(FINE)).toBeNull();
    expect(refusalToInvite({ ...FINE, isVetted: false })?.kind).toBe('forbidden');
    expect(refusalToInvite({ ...FINE, isJobOpen: false })?.kind).toBe('conflict');
    expect(refusalToInvite({ ...FINE, hasApplied: true })?.kind).toBe('conflict');
  });

  it('returns the refusal of messages if the company may not write to the person', () => {
    const rejection = refusalToInvite({ ...FINE, hasApplied: true, refusalToWrite: 'not-writable' });
    expect(rejection).toEqual({ kind: 'forbidden', refusal: 'not-writable' });
  });
});
