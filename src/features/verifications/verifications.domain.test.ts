/** Tests the rules of the verification ledger without a database. */
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/time.ts';
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from '#shared/vocabulary.ts';
import {
  allowedMoves,
  defaultExpiry,
  isNotDueForRenewal,
  lastDayEnd,
  lastValidDay,
  statusAt,
  subjectKey,
} from './verifications.domain.ts';

const NOON = '2026-08-31T12:00:00.000Z';

describe('the validity of a verification', () => {
  it('is 24 months for identity and English, 18 for a skill, and unlimited for references and past work', () => {
    expect(VERIFICATION_KINDS.map((kind) => [kind, defaultExpiry(kind, NOON)])).toEqual([
      ['identity', '2028-08-31T12:00:00.000Z'],
      ['english', '2028-08-31T12:00:00.000Z'],
      ['skill', '2028-02-29T12:00:00.000Z'],
      ['reference', null],
      ['work', null],
    ]);
  });

  it('ends at the exact millisecond of its expiry', () => {
    const verification = { status: 'verified', expiresAt: NOON } as const;
    expect(statusAt(verification, Date.parse(NOON) - 1)).toBe('verified');
    expect(statusAt(verification, Date.parse(NOON))).toBe('expired');
    expect(statusAt({ ...verification, expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe('verified');
    expect(statusAt({ ...verification, status: 'revoked' }, Date.parse(NOON))).toBe('revoked');
  });

  it('allows a renewal only shortly before it ends', () => {
    const verification = { status: 'verified', expiresAt: NOON } as const;
    expect(isNotDueForRenewal(verification, Date.parse(NOON) - 61 * DAY_MS)).toBe(true);
    expect(isNotDueForRenewal(verification, Date.parse(NOON) - 59 * DAY_MS)).toBe(false);
    expect(isNotDueForRenewal(verification, Date.parse(NOON))).toBe(false);
  });
});

it('admins change a verification from claimed to checking, then to verified or failed, and from verified to revoked', () => {
  expect(Object.fromEntries(VERIFICATION_STATUSES.map((status) => [status, allowedMoves(status)]))).toEqual({
    claimed: ['checking'],
    checking: ['verified', 'failed'],
    verified: ['revoked'],
    failed: [],
    expired: [],
    revoked: [],
  });
});

it('subjectKey ignores case and whitespace, and is the same for every identity claim', () => {
  expect(subjectKey('skill', ' Node  JS ')).toBe(subjectKey('skill', 'node js'));
  expect(subjectKey('skill', 'React')).not.toBe(subjectKey('skill', 'Vue'));
  expect(subjectKey('identity', 'Passport')).toBe(subjectKey('identity', null));
});

it('a verification is valid through its last day in every time zone', () => {
  const expiresAt = lastDayEnd('2028-02-29');
  const statusIn = (instant: string) => statusAt({ status: 'verified', expiresAt }, Date.parse(instant));
  expect(statusIn('2028-02-29T23:59:59-12:00')).toBe('verified');
  expect(statusIn('2028-03-01T00:00:00-12:00')).toBe('expired');
  expect(lastValidDay(expiresAt)).toBe('2028-02-29');
  // At this time, March 1 is not yet over in every time zone.
  expect(lastValidDay('2028-03-02T11:59:59.999Z')).toBe('2028-02-29');
});
