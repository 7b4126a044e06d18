import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import { isNew } from './applications.domain.ts';

describe('an application', () => {
  it('is new until the company opens or moves it', () => {
    expect(APPLICATION_STATUSES.filter((status) => isNew({ status, viewedAt: null }))).toEqual(['pending']);
    expect(isNew({ status: 'pending', viewedAt: '2026-03-02T10:00:00.000Z' })).toBe(false);
  });
});
