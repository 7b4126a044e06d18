import { describe, expect, it } from 'vitest';
import { INTERVIEW_STATUSES } from '#shared/vocabulary.ts';
import { actionsFor, type InterviewFacts, isPossible, mayEver } from './interviews.policy.ts';

const facts = (values: Partial<InterviewFacts>): InterviewFacts => ({
  status: 'proposed',
  proposedBy: 'company',
  hasStarted: false,
  ...values,
});

describe('with an interview', () => {
  it('that the company proposed, the candidate takes a time, and either side moves or cancels', () => {
    expect(actionsFor('candidate', facts({}))).toEqual(['book', 'move', 'cancel']);
    expect(actionsFor('company', facts({}))).toEqual(['move', 'cancel']);
  });

  it('that the candidate proposed again, the company takes a time', () => {
    expect(actionsFor('company', facts({ proposedBy: 'candidate' }))).toEqual(['book', 'move', 'cancel']);
  });

  it('that is booked, both move or cancel until it starts; then the company says what became of it', () => {
    const booked = facts({ status: 'booked' });
    expect(actionsFor('candidate', booked)).toEqual(['move', 'cancel']);
    expect(actionsFor('company', booked)).toEqual(['move', 'cancel']);
    const begun = facts({ status: 'booked', hasStarted: true });
    expect(actionsFor('candidate', begun)).toEqual([]);
    expect(actionsFor('company', begun)).toEqual(['record']);
  });

  it('that is over, only its outcome can be corrected', () => {
    for (const status of INTERVIEW_STATUSES) {
      if (status === 'proposed' || status === 'booked') continue;
      const over = facts({ status, hasStarted: true });
      expect(actionsFor('candidate', over)).toEqual([]);
      expect(actionsFor('company', over)).toEqual(status === 'cancelled' ? [] : ['record']);
    }
  });

  it('the outcome is never the candidate’s to say, nor a time that one proposed oneself the company’s to take', () => {
    expect(mayEver('record', 'candidate', 'company')).toBe(false);
    expect(mayEver('book', 'company', 'company')).toBe(false);
    expect(isPossible('book', facts({ status: 'booked' }))).toBe(false);
  });
});
