import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIFETIMES } from '#shared/limits.ts';
import { forgetAllUndo, forgetUndo, rememberUndo, undoLast } from './last-undo.ts';

afterEach(() => {
  vi.useRealTimers();
  undoLast();
});

describe('the change that Z undoes', () => {
  it('is the newest one, and is undone only once', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    rememberUndo(['ana'], first);
    rememberUndo(['bruno', 'carla'], second);
    expect([undoLast(), undoLast()]).toEqual([true, false]);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('is forgotten if it was undone in another way', () => {
    rememberUndo(['bruno', 'carla'], vi.fn<() => void>());
    forgetUndo('ana');
    forgetUndo('carla');
    expect(undoLast()).toBe(false);
  });

  it('can no longer be undone after the undo period', () => {
    vi.useFakeTimers();
    rememberUndo(['ana'], vi.fn<() => void>());
    vi.advanceTimersByTime(LIFETIMES.undoMinutes * 60_000);
    expect(undoLast()).toBe(false);
  });

  it('is forgotten after a change that cannot be undone', () => {
    rememberUndo(['ana'], vi.fn<() => void>());
    forgetAllUndo();
    expect(undoLast()).toBe(false);
  });
});
