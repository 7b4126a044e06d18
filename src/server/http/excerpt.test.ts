import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { excerpt, excerptInRow, skillsInRow } from './excerpt.ts';

describe('the beginning of a text', () => {
  it('is the text itself where it is short enough', () => {
    expect(excerpt('Closes the books.', 17)).toBe('Closes the books.');
  });

  it('ends after a word and says that there is more', () => {
    expect(excerpt('Closes the books each month.', 16)).toBe('Closes the…');
    expect(excerpt('Closes the books each month.', 17)).toBe('Closes the books…');
  });

  it('is cut within a single word that is too long, never within a character', () => {
    expect(excerpt('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(excerpt('🙂'.repeat(20), 11)).toBe(`${'🙂'.repeat(5)}…`);
    expect(excerpt('🙂'.repeat(20), 12)).toBe(`${'🙂'.repeat(5)}…`);
  });

  it('is never longer than asked, and begins as the text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 10, max: 200 }), (text, max) => {
        const short = excerpt(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(text.startsWith(short === text ? text : short.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('the text of a row', () => {
  const rowBytes = LIMITS.listBytes.usual / LIMITS.pageDefault;

  it('takes what the rest of the row leaves, whatever letters it is in', () => {
    for (const text of ['word '.repeat(200), 'línea\n'.repeat(200), 'résumé '.repeat(200), '词'.repeat(500)]) {
      for (const size of [0, 300, 600]) {
        const row = { name: 'x'.repeat(size), text: '' };
        const bytes = Buffer.byteLength(JSON.stringify({ ...row, text: excerptInRow(text, row) }));
        expect(bytes).toBeLessThanOrEqual(rowBytes);
      }
    }
  });

  it('still says something where the rest takes everything', () => {
    expect(excerptInRow('word '.repeat(200), { name: 'x'.repeat(1_200) }).length).toBeGreaterThan(8);
  });
});

describe('a row that holds all that a row may: photo, city, score with its sentence', () => {
  it('still shows the skills of a card and more than a line of text', () => {
    const rest = { all: 'x'.repeat(820) };
    const skills = skillsInRow(['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'AWS'], 3, rest);
    expect(skills.length).toBeGreaterThanOrEqual(3);
    expect(excerptInRow('word '.repeat(200), { ...rest, skills, text: '' }).length).toBeGreaterThan(50);
  });
});

describe('the skills of a row', () => {
  it('are all of a usual profile, and the first few where they are long', () => {
    const usual = ['React', 'TypeScript', 'Node.js', 'SQL', 'Docker', 'AWS', 'CSS', 'Figma'];
    expect(skillsInRow(usual, 3, { name: 'x'.repeat(500) })).toEqual(usual);
    const long = Array.from({ length: 50 }, (_, at) => `${'x'.repeat(57)} ${at}`);
    expect(skillsInRow(long, 3, { name: 'x'.repeat(900) })).toEqual(long.slice(0, 3));
    expect(skillsInRow([], 3, {})).toEqual([]);
    expect(
      skillsInRow(
        Array.from({ length: 50 }, (_, at) => `${at}`),
        3,
        {},
      ),
    ).toHaveLength(LIMITS.listedSkills);
  });
});
