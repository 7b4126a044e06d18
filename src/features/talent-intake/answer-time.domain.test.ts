import { describe, expect, it } from 'vitest';
import { answerDueAt, isAnswerLate } from './answer-time.domain.ts';

describe('the promised answer time', () => {
  it.each([
    // Spans Veterans Day, spans a weekend, filed on a weekend, and spans Thanksgiving.
    ['2026-11-09T15:00:00.000Z', '2026-11-13T15:00:00.000Z'],
    ['2026-11-13T15:00:00.000Z', '2026-11-18T15:00:00.000Z'],
    ['2026-11-14T09:30:00.000Z', '2026-11-18T09:30:00.000Z'],
    ['2026-11-25T15:00:00.000Z', '2026-12-01T15:00:00.000Z'],
  ])('of an application filed at %s ends at %s', (filedAt, dueAt) => {
    expect(answerDueAt(filedAt).toISOString()).toBe(dueAt);
    expect(isAnswerLate(filedAt, new Date(dueAt))).toBe(false);
    expect(isAnswerLate(filedAt, new Date(Date.parse(dueAt) + 1))).toBe(true);
  });
});
