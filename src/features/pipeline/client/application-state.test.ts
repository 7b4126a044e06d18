/** The sentence that describes the state of a candidate's application never contradicts the details below it. */
import { describe, expect, it } from 'vitest';
import { applicationStateKey } from './application-state.ts';

const waiting = { viewedAt: null, decline: null, turn: { who: 'company', action: 'review', since: null } } as const;
const SEEN = '2026-11-21T15:00:00.000Z';

describe('the sentence about the state of an application', () => {
  it('states that the review has not started until the company opens the application', () => {
    expect(applicationStateKey({ ...waiting, status: 'pending' })).toBe('pending');
    expect(applicationStateKey({ ...waiting, status: 'pending', viewedAt: SEEN })).toBe('opened');
  });

  it('states that the application is under review once the company has moved it to that stage', () => {
    expect(applicationStateKey({ ...waiting, status: 'applied', viewedAt: SEEN })).toBe('applied');
  });

  it('announces the job only while the hire has terms and has not ended', () => {
    const hired = {
      ...waiting,
      viewedAt: SEEN,
      status: 'hired',
      turn: { who: null, action: null, since: null },
    } as const;
    expect(applicationStateKey({ ...hired, hire: { state: 'active', since: SEEN } })).toBe('hired');
    for (const state of ['no-terms', 'ended', 'called-off'] as const) {
      expect(applicationStateKey({ ...hired, hire: { state, since: SEEN } })).toBe(state);
    }
  });

  it('follows the turn during the interview stage', () => {
    const turn = { who: 'company', action: 'choose-time', since: SEEN } as const;
    expect(applicationStateKey({ ...waiting, status: 'interviewing', viewedAt: SEEN, turn })).toBe('asked-for-times');
    expect(applicationStateKey({ ...waiting, status: 'interviewing', turn: { ...turn, who: 'candidate' } })).toBe(
      'choose-time',
    );
  });

  it('states that no one can act while the company is suspended, until the application is decided', () => {
    const suspended = {
      ...waiting,
      viewedAt: SEEN,
      turn: { who: null, action: null, since: null },
      companyInactive: true,
    } as const;
    for (const status of ['pending', 'applied', 'interviewing', 'offered'] as const) {
      expect(applicationStateKey({ ...suspended, status })).toBe('companyInactive');
    }
    expect(applicationStateKey({ ...suspended, status: 'withdrawn' })).toBe('withdrawn');
    expect(applicationStateKey({ ...suspended, status: 'hired', hire: { state: 'active', since: SEEN } })).toBe(
      'hired',
    );
  });

  it('names a decision of the company only if someone declined the application', () => {
    const decline = {
      reason: 'other',
      note: null,
      at: SEEN,
      compatibility: null,
      appealUntil: null,
      appeal: null,
    } as const;
    expect(applicationStateKey({ ...waiting, status: 'declined', decline })).toBe('declined');
    expect(applicationStateKey({ ...waiting, status: 'declined', decline: { ...decline, isByDeletion: true } })).toBe(
      'companyDeleted',
    );
  });
});
