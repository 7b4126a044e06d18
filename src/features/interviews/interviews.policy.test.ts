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
  it("let the candidate book after the company's proposal, and either side move or cancel", () => {
    expect(actionsFor('candidate', facts({}))).toEqual(['book', 'move', 'cancel']);
    expect(actionsFor('company', facts({}))).toEqual(['move', 'cancel']);
  });

  it("let the company book after the candidate's proposal", () => {
    expect(actionsFor('company', facts({ proposedBy: 'candidate' }))).toEqual(['book', 'move', 'cancel']);
  });

  it('let both sides move or cancel a booked interview until it starts; then the company records the outcome', () => {
    const booked = facts({ status: 'booked' });
    expect(actionsFor('candidate', booked)).toEqual(['move', 'cancel']);
    expect(actionsFor('company', booked)).toEqual(['move', 'cancel']);
    const started = facts({ status: 'booked', hasStarted: true });
    expect(actionsFor('candidate', started)).toEqual([]);
    expect(actionsFor('company', started)).toEqual(['record']);
  });

  it('let the company correct only the outcome after the interview', () => {
    for (const status of INTERVIEW_STATUSES) {
      if (status === 'proposed' || status === 'booked') continue;
      const over = facts({ status, hasStarted: true });
      expect(actionsFor('candidate', over)).toEqual([]);
      expect(actionsFor('company', over)).toEqual(status === 'cancelled' ? [] : ['record']);
    }
  });

  it('do not let the candidate record the outcome, or the company book its own proposal', () => {
    expect(mayEver('record', 'candidate', 'company')).toBe(false);
    expect(mayEver('book', 'company', 'company')).toBe(false);
    expect(isPossible('book', facts({ status: 'booked' }))).toBe(false);
  });

  it('let the company replace interviewers until the interview starts', () => {
    expect(mayEver('assign', 'company', 'company')).toBe(true);
    expect(mayEver('assign', 'candidate', 'company')).toBe(false);
    expect(isPossible('assign', facts({}))).toBe(true);
    expect(isPossible('assign', facts({ status: 'booked' }))).toBe(true);
    expect(isPossible('assign', facts({ status: 'booked', hasStarted: true }))).toBe(false);
    expect(isPossible('assign', facts({ status: 'cancelled' }))).toBe(false);
  });

  it('let all members but viewers hold interviews', () => {
    expect(MEMBER_ROLES.filter(mayInterview)).toEqual(['owner', 'recruiter', 'reviewer']);
    expect(mayInterview(null)).toBe(false);
  });
});
