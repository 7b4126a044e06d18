import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import { isNew, waitingFor } from './applications.domain.ts';

describe('who is waited for', () => {
  it('is the candidate on an offer, the company before, and nobody once it is decided', () => {
    expect(APPLICATION_STATUSES.map((status) => waitingFor(status))).toEqual([
      'company',
      'company',
      'company',
      'candidate',
      null,
      null,
      null,
    ]);
  });
});

describe('a new application', () => {
  it('is one that the company has neither opened nor moved', () => {
    expect(APPLICATION_STATUSES.filter((status) => isNew({ status, viewedAt: null }))).toEqual(['pending']);
    expect(isNew({ status: 'pending', viewedAt: '2026-03-02T10:00:00.000Z' })).toBe(false);
  });
});
