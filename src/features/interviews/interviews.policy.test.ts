import { describe, expect, it } from 'vitest';
import { INTERVIEW_STATUSES, MEMBER_ROLES } from '#shared/vocabulary.ts';
import {
  type InterviewFacts,
  isActionPossible,
  listActions,
  mayConductInterviews,
  mayTakeAction,
} from './interviews.policy.ts';

const facts = (values: Partial<InterviewFacts>): InterviewFacts => ({
  status: 'proposed',
  proposedBy: 'company',
  hasStarted: false,
  ...values,
});

describe('interview actions', () => {
  it("let the candidate book after the company's proposal, and either side reschedule or cancel", () => {
    expect(listActions('candidate', facts({}))).toEqual(['book', 'move', 'cancel']);
    expect(listActions('company', facts({}))).toEqual(['move', 'cancel']);
  });

  it("let the company book after the candidate's proposal", () => {
    expect(listActions('company', facts({ proposedBy: 'candidate' }))).toEqual(['book', 'move', 'cancel']);
  });

  it('let both sides reschedule or cancel a booked interview until it starts; then the company records the outcome', () => {
    const booked = facts({ status: 'booked' });
    expect(listActions('candidate', booked)).toEqual(['move', 'cancel']);
    expect(listActions('company', booked)).toEqual(['move', 'cancel']);
    const started = facts({ status: 'booked', hasStarted: true });
    expect(listActions('candidate', started)).toEqual([]);
    expect(listActions('company', started)).toEqual(['record']);
  });

  it('let the company only correct the outcome after the interview', () => {
    for (const status of INTERVIEW_STATUSES) {
      if (status === 'proposed' || status === 'booked') continue;
      const over = facts({ status, hasStarted: true });
      expect(listActions('candidate', over)).toEqual([]);
      expect(listActions('company', over)).toEqual(status === 'cancelled' ? [] : ['record']);
    }
  });

  it('do not let the candidate record the outcome or the company book a time that it proposed', () => {
    expect(mayTakeAction('record', 'candidate', 'company')).toBe(false);
    expect(mayTakeAction('book', 'company', 'company')).toBe(false);
    expect(isActionPossible('book', facts({ status: 'booked' }))).toBe(false);
  });

  it('let the company replace interviewers until the interview starts', () => {
    expect(mayTakeAction('assign', 'company', 'company')).toBe(true);
    expect(mayTakeAction('assign', 'candidate', 'company')).toBe(false);
    expect(isActionPossible('assign', facts({}))).toBe(true);
    expect(isActionPossible('assign', facts({ status: 'booked' }))).toBe(true);
    expect(isActionPossible('assign', facts({ status: 'booked', hasStarted: true }))).toBe(false);
    expect(isActionPossible('assign', facts({ status: 'cancelled' }))).toBe(false);
  });

  it('let all members except viewers conduct interviews', () => {
    expect(MEMBER_ROLES.filter(mayConductInterviews)).toEqual(['owner', 'recruiter', 'reviewer']);
    expect(mayConductInterviews(null)).toBe(false);
  });
});
