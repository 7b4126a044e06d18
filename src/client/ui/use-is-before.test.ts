import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDeadline } from './use-is-before.ts';

const NOW = Date.parse('2026-03-02T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports a deadline once, when it has passed', () => {
  let passedAt = 0;
  const onPassed = vi.fn<() => void>(() => {
    passedAt = Date.now();
  });
  watchDeadline(NOW + 10_000, onPassed);
  vi.advanceTimersByTime(9_999);
  expect(onPassed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onPassed).toHaveBeenCalledTimes(1);
  expect(passedAt).toBeGreaterThanOrEqual(NOW + 10_000);
});

it('reports no deadline that has passed already, is too far away, or is no longer watched', () => {
  const onPassed = vi.fn<() => void>();
  watchDeadline(NOW, onPassed);
  watchDeadline(Number.NEGATIVE_INFINITY, onPassed);
  watchDeadline(NOW + 2_147_483_648, onPassed);
  watchDeadline(NOW + 10, onPassed)();
  vi.advanceTimersByTime(60_000);
  expect(onPassed).not.toHaveBeenCalled();
});
