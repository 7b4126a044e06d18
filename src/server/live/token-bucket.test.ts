import { describe, expect, it } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

describe('createTokenBucket', () => {
  it("allows a burst of one second's worth and no more", () => {
    const mayPass = createTokenBucket(20);
    const passed = Array.from({ length: 50 }, () => mayPass(1_000)).filter(Boolean);
    expect(passed).toHaveLength(20);
  });

  it("refills over time, up to one second's worth", () => {
    const mayPass = createTokenBucket(20);
    for (let frame = 0; frame < 20; frame++) mayPass(0);
    expect([mayPass(10), mayPass(50), mayPass(60)]).toEqual([false, true, false]);
    const later = Array.from({ length: 50 }, () => mayPass(60_000)).filter(Boolean);
    expect(later).toHaveLength(20);
  });
});
