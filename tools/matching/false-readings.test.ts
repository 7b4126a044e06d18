import { describe, expect, it } from 'vitest';
import { EVERYDAY_TEXT } from '../../src/engine/testdata/everyday-text.ts';
import { falseReadings } from './false-readings.ts';
import { boundOf, FALSE_READING_GOAL } from './graded-goals.ts';

describe('text of everyday life', () => {
  it('comes in three languages, no paragraph twice', () => {
    for (const language of ['en', 'es', 'pt']) {
      expect(EVERYDAY_TEXT.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(20);
    }
    expect(new Set(EVERYDAY_TEXT.map(({ text }) => text)).size).toBe(EVERYDAY_TEXT.length);
  });

  it('is seldom read as the skills of a profession', () => {
    const wrong = falseReadings().map(({ text, skills }) => `${skills.join(', ')}: ${text}`);
    const most = Math.floor(boundOf(FALSE_READING_GOAL) * EVERYDAY_TEXT.length);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most);
  });
});
