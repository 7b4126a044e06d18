import { describe, expect, it } from 'vitest';
import { isolateText } from '#shared/isolated.ts';
import { AVATAR_TONES, avatarTone, initials } from './avatar-tone.ts';

const createId = (at: number): string => `0192f3a1-7c4d-7${at.toString(16).padStart(3, '0')}-8000-000000000000`;

describe('avatarTone', () => {
  it('returns the same tone for the same id', () => {
    expect(avatarTone(createId(7))).toBe(avatarTone(createId(7)));
  });

  it('uses all tones about equally, even for ids created at the same time', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 1200; at += 1) {
      const tone = avatarTone(createId(at));
      counts.set(tone, (counts.get(tone) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set(AVATAR_TONES));
    expect(Math.min(...counts.values())).toBeGreaterThan(120);
  });
});

describe('initials', () => {
  it('are the first letters of the first and last word', () => {
    expect(initials('Ana María Ruiz')).toBe('AR');
    expect(initials('  lucía  ')).toBe('L');
    expect(initials('Élan Östlund')).toBe('ÉÖ');
    expect(initials(isolateText('דוד כהן'))).toBe('דכ');
  });

  it('do not split letters outside the basic multilingual plane', () => {
    expect(initials('𝒜nna')).toBe('𝒜');
  });

  it('are a question mark for a blank name', () => {
    expect(initials('   ')).toBe('?');
  });
});
