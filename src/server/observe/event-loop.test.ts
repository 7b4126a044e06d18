import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

describe('the watch over the event loop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says for how long it stood still, for a minute after it runs again', () => {
    let skipped = 0;
    const watch = watchEventLoop(() => Date.now() + skipped);
    vi.advanceTimersByTime(10_000);
    expect(watch.stuckFor()).toBe(0);
    // What a blocked loop looks like: time goes by and no timer runs.
    skipped += 31_000;
    expect(watch.stuckFor()).toBeGreaterThanOrEqual(30_000);
    vi.advanceTimersByTime(5_000);
    expect(watch.stuckFor()).toBeGreaterThanOrEqual(30_000);
    vi.advanceTimersByTime(60_000);
    expect(watch.stuckFor()).toBe(0);
    watch.stop();
  });
});
