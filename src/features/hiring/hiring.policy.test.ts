import { describe, expect, it } from 'vitest';
import { HIRE_STATUSES, OFFER_STATUSES } from '#shared/vocabulary.ts';
import { hireMovesFor, mayMoveStart, mayReadPayrollRecord, offerActionsFor } from './hiring.policy.ts';

describe('an offer', () => {
  it('can be answered by the candidate and withdrawn by the company while it is open', () => {
    for (const status of OFFER_STATUSES) {
      const isOpen = status === 'sent' || status === 'seen';
      expect(offerActionsFor(status, 'candidate', true)).toEqual(isOpen ? ['accept', 'decline'] : []);
      expect(offerActionsFor(status, 'company', true)).toEqual(isOpen ? ['withdraw'] : []);
    }
  });

  it('can only be declined while the company is suspended', () => {
    expect(offerActionsFor('seen', 'candidate', false)).toEqual(['decline']);
    expect(offerActionsFor('seen', 'company', false)).toEqual([]);
    expect(offerActionsFor('accepted', 'candidate', false)).toEqual([]);
  });
});

describe('a hire', () => {
  const moves = (actor: 'company' | 'candidate' | 'admin', isGuaranteed: boolean) =>
    Object.fromEntries(
      HIRE_STATUSES.map((status) => [status, hireMovesFor({ status, isGuaranteed, isCalledOff: false }, actor)]),
    );

  it('can be marked as started or ended by either side, and as claimed or replaced only by the company or an admin', () => {
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

  it('can be claimed only while the guarantee is in effect', () => {
    expect(moves('company', false)).toMatchObject({ agreed: ['started', 'ended'], started: ['ended'], ended: [] });
  });

  it('can no longer be changed once it was called off', () => {
    for (const status of ['ended', 'claimed'] as const) {
      expect(hireMovesFor({ status, isGuaranteed: true, isCalledOff: true }, 'company')).toEqual([]);
      expect(hireMovesFor({ status, isGuaranteed: true, isCalledOff: true }, 'admin')).toEqual([]);
    }
  });

  it('has a start date that the company can change before work begins, and that admins can correct later', () => {
    expect(HIRE_STATUSES.filter((status) => mayMoveStart(status, 'company'))).toEqual(['agreed']);
    expect(HIRE_STATUSES.filter((status) => mayMoveStart(status, 'candidate'))).toEqual([]);
    expect(HIRE_STATUSES.filter((status) => mayMoveStart(status, 'admin'))).toEqual(['agreed', 'started']);
  });

  it('can be exported for payroll by the company and admins, but not by the candidate', () => {
    expect([mayReadPayrollRecord('company'), mayReadPayrollRecord('candidate'), mayReadPayrollRecord('admin')]).toEqual(
      [true, false, true],
    );
  });
});
