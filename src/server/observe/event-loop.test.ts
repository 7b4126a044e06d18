import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

describe('watchEventLoop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reports a stall until a minute after its end', () => {
    let skipped = 0;
    const watch = watchEventLoop(() => Date.now() + skipped);
    vi.advanceTimersByTime(10_000);
    expect(watch.stalledMs()).toBe(0);
    // Simulates a blocked event loop: time passes, and no timer runs.
    skipped += 31_000;
    expect(watch.stalledMs()).toBeGreaterThanOrEqual(30_000);
    vi.advanceTimersByTime(5_000);
    expect(watch.stalledMs()).toBeGreaterThanOrEqual(30_000);
    vi.advanceTimersByTime(60_000);
    expect(watch.stalledMs()).toBe(0);
    watch.stop();
  });
});
