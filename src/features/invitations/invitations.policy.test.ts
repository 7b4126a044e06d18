import { describe, expect, it } from 'vitest';
import { type InvitationFacts, refusalToInvite } from './invitations.policy.ts';

const ALLOWED: InvitationFacts = { isVetted: true, isJobOpen: true, hasApplied: false, refusalToWrite: null };

describe('permission to invite', () => {
  it('requires a vetted person who has not applied, and an open job', () => {
    expect(refusalToInvite(ALLOWED)).toBeNull();
    expect(refusalToInvite({ ...ALLOWED, isVetted: false })?.kind).toBe('forbidden');
    expect(refusalToInvite({ ...ALLOWED, isJobOpen: false })?.kind).toBe('conflict');
    expect(refusalToInvite({ ...ALLOWED, hasApplied: true })?.kind).toBe('conflict');
  });

  it('is refused for the same reason as a message if the company may not write to the person', () => {
    const rejection = refusalToInvite({ ...ALLOWED, hasApplied: true, refusalToWrite: 'not-writable' });
    expect(rejection).toEqual({ kind: 'forbidden', refusal: 'not-writable' });
  });
});
