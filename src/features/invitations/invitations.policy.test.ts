import { describe, expect, it } from 'vitest';
import { type InvitingFacts, whyNotToInvite } from './invitations.policy.ts';

const FINE: InvitingFacts = { isVetted: true, isJobOpen: true, hasApplied: false, refusalToWrite: null };

describe('inviting', () => {
  it('is for vetted people who have not applied, to open jobs', () => {
    expect(whyNotToInvite(FINE)).toBeNull();
    expect(whyNotToInvite({ ...FINE, isVetted: false })?.kind).toBe('forbidden');
    expect(whyNotToInvite({ ...FINE, isJobOpen: false })?.kind).toBe('conflict');
    expect(whyNotToInvite({ ...FINE, hasApplied: true })?.kind).toBe('conflict');
  });

  it('gives the answer of messages where the company may not write to the person', () => {
    const refused = whyNotToInvite({ ...FINE, hasApplied: true, refusalToWrite: 'not-writable' });
    expect(refused).toEqual({ kind: 'forbidden', refusal: 'not-writable' });
  });
});
