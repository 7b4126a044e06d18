import { describe, expect, it } from 'vitest';
import { HIRE_STATUSES, OFFER_STATUSES } from '#shared/vocabulary.ts';
import { hireMovesFor, mayHandOff, mayMoveStart, offerActionsFor } from './hiring.policy.ts';

describe('an offer', () => {
  it('is answered by the candidate and taken back by the company, while it is open', () => {
    for (const status of OFFER_STATUSES) {
      const isOpen = status === 'sent' || status === 'seen';
      expect(offerActionsFor(status, 'candidate')).toEqual(isOpen ? ['accept', 'decline'] : []);
      expect(offerActionsFor(status, 'company')).toEqual(isOpen ? ['withdraw'] : []);
    }
  });
});

describe('a hire', () => {
  const moves = (actor: 'company' | 'candidate' | 'admin', isGuaranteed: boolean) =>
    Object.fromEntries(HIRE_STATUSES.map((status) => [status, hireMovesFor({ status, isGuaranteed }, actor)]));

  it('is begun and ended by either side, claimed and replaced by the company alone', () => {
    expect(moves('company', true)).toEqual({
      agreed: ['started', 'ended', 'claimed'],
      started: ['ended', 'claimed'],
      ended: ['claimed'],
      claimed: ['replaced'],
      replaced: [],
    });
    expect(moves('candidate', true)).toEqual({
      agreed: ['started', 'ended'],
      started: ['ended'],
      ended: [],
      claimed: [],
      replaced: [],
    });
    expect(moves('admin', true)).toEqual(moves('company', true));
  });

  it('is claimed while the guarantee holds only', () => {
    expect(moves('company', false)).toMatchObject({ agreed: ['started', 'ended'], started: ['ended'], ended: [] });
  });

  it('starts on another day while no one has begun; admins correct it later', () => {
    expect(HIRE_STATUSES.filter((status) => mayMoveStart(status, 'company'))).toEqual(['agreed']);
    expect(HIRE_STATUSES.filter((status) => mayMoveStart(status, 'candidate'))).toEqual([]);
    expect(HIRE_STATUSES.filter((status) => mayMoveStart(status, 'admin'))).toEqual(['agreed', 'started']);
  });

  it('goes to payroll by its company, not by the candidate', () => {
    expect([mayHandOff('company'), mayHandOff('candidate'), mayHandOff('admin')]).toEqual([true, false, true]);
  });
});
