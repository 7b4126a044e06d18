import { describe, expect, it } from 'vitest';
import { EVERYDAY_TEXT } from '../../src/engine/testdata/everyday-text.ts';
import { findFalseReadings } from './false-readings.ts';
import { enforcedLimit, FALSE_READING_GOAL } from './graded-goals.ts';

describe('everyday texts', () => {
  it('exist in three languages without duplicates', () => {
    for (const language of ['en', 'es', 'pt']) {
      expect(EVERYDAY_TEXT.filter((text) => text.language === language).length).toBeGreaterThanOrEqual(20);
    }
    expect(new Set(EVERYDAY_TEXT.map(({ text }) => text)).size).toBe(EVERYDAY_TEXT.length);
  });

  it('are rarely read as professional skills', () => {
    const wrong = findFalseReadings().map(({ text, skills }) => `${skills.join(', ')}: ${text}`);
    const maxCount = Math.floor(enforcedLimit(FALSE_READING_GOAL) * EVERYDAY_TEXT.length);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(maxCount);
  });
});
