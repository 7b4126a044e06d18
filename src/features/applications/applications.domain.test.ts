import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import { waitingFor } from './applications.domain.ts';

describe('who is waited for', () => {
  it('is the candidate on an offer, the company before, and nobody once it is decided', () => {
    expect(APPLICATION_STATUSES.map(waitingFor)).toEqual([
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
