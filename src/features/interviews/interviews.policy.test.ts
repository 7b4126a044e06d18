import { describe, expect, it } from 'vitest';
import { INTERVIEW_STATUSES, MEMBER_ROLES } from '#shared/vocabulary.ts';
import { actionsFor, type InterviewFacts, isPossible, mayEver, mayInterview } from './interviews.policy.ts';

const facts = (values: Partial<InterviewFacts>): InterviewFacts => ({
  status: 'proposed',
  proposedBy: 'company',
  hasStarted: false,
  ...values,
});

describe('interview actions', () => {
  it("after the company's proposal the candidate can book, and either side can move or cancel", () => {
    expect(actionsFor('candidate', facts({}))).toEqual(['book', 'move', 'cancel']);
    expect(actionsFor('company', facts({}))).toEqual(['move', 'cancel']);
  });

  it("after the candidate's proposal the company can book", () => {
    expect(actionsFor('company', facts({ proposedBy: 'candidate' }))).toEqual(['book', 'move', 'cancel']);
  });

  it('a booked interview can be moved or canceled by both sides until it starts; then the company records the outcome', () => {
    const booked = facts({ status: 'booked' });
    expect(actionsFor('candidate', booked)).toEqual(['move', 'cancel']);
    expect(actionsFor('company', booked)).toEqual(['move', 'cancel']);
    const started = facts({ status: 'booked', hasStarted: true });
    expect(actionsFor('candidate', started)).toEqual([]);
    expect(actionsFor('company', started)).toEqual(['record']);
  });

  it('after the interview only its outcome can be corrected', () => {
    for (const status of INTERVIEW_STATUSES) {
      if (status === 'proposed' || status === 'booked') continue;
      const over = facts({ status, hasStarted: true });
      expect(actionsFor('candidate', over)).toEqual([]);
      expect(actionsFor('company', over)).toEqual(status === 'cancelled' ? [] : ['record']);
    }
  });

  it('the candidate cannot record the outcome, and the company cannot book its own proposal', () => {
    expect(mayEver('record', 'candidate', 'company')).toBe(false);
    expect(mayEver('book', 'company', 'company')).toBe(false);
    expect(isPossible('book', facts({ status: 'booked' }))).toBe(false);
  });

  it('the company can replace interviewers until the interview starts', () => {
    expect(mayEver('assign', 'company', 'company')).toBe(true);
    expect(mayEver('assign', 'candidate', 'company')).toBe(false);
    expect(isPossible('assign', facts({}))).toBe(true);
    expect(isPossible('assign', facts({ status: 'booked' }))).toBe(true);
    expect(isPossible('assign', facts({ status: 'booked', hasStarted: true }))).toBe(false);
    expect(isPossible('assign', facts({ status: 'cancelled' }))).toBe(false);
  });

  it('all members but viewers can hold interviews', () => {
    expect(MEMBER_ROLES.filter(mayInterview)).toEqual(['owner', 'recruiter', 'reviewer']);
    expect(mayInterview(null)).toBe(false);
  });
});
