import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIFETIMES } from '#shared/limits.ts';
import { forgetMove, rememberMove, undoLastMove } from './last-move.ts';

afterEach(() => {
  vi.useRealTimers();
  undoLastMove();
});

describe('the move that Z undoes', () => {
  it('is the newest one, once', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    rememberMove(['ana'], first);
    rememberMove(['bruno', 'carla'], second);
    expect([undoLastMove(), undoLastMove()]).toEqual([true, false]);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('is forgotten if its application was undone in another way', () => {
    rememberMove(['bruno', 'carla'], vi.fn<() => void>());
    forgetMove('ana');
    forgetMove('carla');
    expect(undoLastMove()).toBe(false);
  });

  it('ends with the undo period', () => {
    vi.useFakeTimers();
    rememberMove(['ana'], vi.fn<() => void>());
    vi.advanceTimersByTime(LIFETIMES.undoMinutes * 60_000);
    expect(undoLastMove()).toBe(false);
  });
});
