/** The ledger's rules by themselves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from '#shared/vocabulary.ts';
import {
  addCalendarMonths,
  defaultExpiry,
  movesFrom,
  needsNoRenewal,
  statusAt,
  subjectKey,
} from './verifications.domain.ts';

const NOON = '2026-08-31T12:00:00.000Z';

describe('what was checked holds', () => {
  it('24 months for identity and English, 18 for a skill, and for good for references and past work', () => {
    expect(VERIFICATION_KINDS.map((kind) => [kind, defaultExpiry(kind, NOON)])).toEqual([
      ['identity', '2028-08-31T12:00:00.000Z'],
      ['english', '2028-08-31T12:00:00.000Z'],
      ['skill', '2028-02-29T12:00:00.000Z'],
      ['reference', null],
      ['work', null],
    ]);
  });

  it('to the last day of a month that has no such day', () => {
    expect(addCalendarMonths('2025-08-31T00:00:00.000Z', 18)).toBe('2027-02-28T00:00:00.000Z');
    expect(addCalendarMonths('2024-02-29T23:59:59.999Z', 24)).toBe('2026-02-28T23:59:59.999Z');
    expect(addCalendarMonths('2026-12-31T00:00:00.000Z', 2)).toBe('2027-02-28T00:00:00.000Z');
  });

  it('for as many calendar months as said, whatever the day', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (start, months) => {
        const end = new Date(addCalendarMonths(start.toISOString(), months));
        const passed = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
        expect(passed).toBe(months);
        expect(end.getUTCDate()).toBeLessThanOrEqual(start.getUTCDate());
        expect(end.getTime() % 86_400_000).toBe(start.getTime() % 86_400_000);
      }),
    );
  });

  it('until the very millisecond it expires', () => {
    const held = { status: 'verified', expiresAt: NOON } as const;
    expect(statusAt(held, Date.parse(NOON) - 1)).toBe('verified');
    expect(statusAt(held, Date.parse(NOON))).toBe('expired');
    expect(statusAt({ ...held, expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe('verified');
    expect(statusAt({ ...held, status: 'revoked' }, Date.parse(NOON))).toBe('revoked');
  });

  it('so that it is claimed anew only when it soon ends', () => {
    const held = { status: 'verified', expiresAt: NOON } as const;
    const day = 86_400_000;
    expect(needsNoRenewal(held, Date.parse(NOON) - 61 * day)).toBe(true);
    expect(needsNoRenewal(held, Date.parse(NOON) - 59 * day)).toBe(false);
    expect(needsNoRenewal(held, Date.parse(NOON))).toBe(false);
  });
});

it('an admin moves it from claimed to checking, from there to verified or failed, and revokes what was verified', () => {
  expect(Object.fromEntries(VERIFICATION_STATUSES.map((status) => [status, movesFrom(status)]))).toEqual({
    claimed: ['checking'],
    checking: ['verified', 'failed'],
    verified: ['revoked'],
    failed: [],
    expired: [],
    revoked: [],
  });
});

it('two subjects are one whatever their case and blanks, and a person has one identity', () => {
  expect(subjectKey('skill', ' Node  JS ')).toBe(subjectKey('skill', 'node js'));
  expect(subjectKey('skill', 'React')).not.toBe(subjectKey('skill', 'Vue'));
  expect(subjectKey('identity', 'Passport')).toBe(subjectKey('identity', null));
});
