import { describe, expect, it } from 'vitest';
import { drawPost } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import { prepareJob } from '../matching.domain.ts';
import { type DecodedJob, DecodedJobs } from './decoded-jobs.ts';

const random = createSeededRandom(1);
const drawDecoded = (): DecodedJob => ({ ...prepareJob(drawPost(random)), numbers: [] });

/** Reads slots in turn and returns those that had to be decoded. */
const listDecoded = (cache: DecodedJobs, slots: readonly number[]): number[] => {
  const decoded: number[] = [];
  for (const slot of slots) {
    cache.of(slot, () => {
      decoded.push(slot);
      return drawDecoded();
    });
  }
  return decoded;
};

describe('DecodedJobs', () => {
  it('decodes a job once until it is dropped', () => {
    const cache = new DecodedJobs();
    expect(listDecoded(cache, [1, 1, 2, 1])).toEqual([1, 2]);
    cache.drop(1);
    expect(listDecoded(cache, [1, 2])).toEqual([1]);
  });

  it('drops the jobs that were decoded first when it reaches the byte limit', () => {
    const cache = new DecodedJobs(20_000);
    const slots = Array.from({ length: 100 }, (_, slot) => slot);
    listDecoded(cache, slots);
    expect(listDecoded(cache, [99, 98])).toEqual([]);
    expect(listDecoded(cache, [0])).toEqual([0]);
  });

  it('returns a job that is larger than the limit without caching it', () => {
    const cache = new DecodedJobs(1);
    expect(listDecoded(cache, [1, 1])).toEqual([1, 1]);
  });
});
