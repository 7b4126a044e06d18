import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { countJsonBytes, excerptInRow, joinedBytes, skillsInRow } from './excerpt.ts';

describe('excerptInRow', () => {
  const rowBytes = LIMITS.listBytes.default / LIMITS.pageDefault;

  it('does not exceed the space that the rest of the row leaves, in any script', () => {
    for (const text of ['word '.repeat(200), 'línea\n'.repeat(200), 'résumé '.repeat(200), '词'.repeat(500)]) {
      for (const size of [0, 300, 600]) {
        const row = { name: 'x'.repeat(size), text: '' };
        const bytes = Buffer.byteLength(JSON.stringify({ ...row, text: excerptInRow(text, countJsonBytes(row)) }));
        expect(bytes).toBeLessThanOrEqual(rowBytes);
      }
    }
  });

  it('returns a minimum of text if the rest of the row uses all space', () => {
    expect(excerptInRow('word '.repeat(200), 1_200).length).toBeGreaterThan(8);
  });
});

describe('a row with a photo, a city, and a score with its explanation', () => {
  it('still has room for the skills of a card and more than one line of text', () => {
    const rest = { all: 'x'.repeat(820) };
    const skills = skillsInRow(
      ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'AWS'],
      3,
      countJsonBytes(rest),
    );
    expect(skills.length).toBeGreaterThanOrEqual(3);
    const otherBytes = countJsonBytes({ ...rest, skills, text: '' });
    expect(excerptInRow('word '.repeat(200), otherBytes).length).toBeGreaterThan(50);
  });
});

describe('skillsInRow', () => {
  it('keeps all skills of a typical profile, but only the first few if the names are long', () => {
    const usual = ['React', 'TypeScript', 'Node.js', 'SQL', 'Docker', 'AWS', 'CSS', 'Figma'];
    expect(skillsInRow(usual, 3, 500)).toEqual(usual);
    const long = Array.from({ length: 50 }, (_, index) => `${'x'.repeat(57)} ${index}`);
    expect(skillsInRow(long, 3, 900)).toEqual(long.slice(0, 3));
    expect(skillsInRow([], 3, 0)).toEqual([]);
    expect(
      skillsInRow(
        Array.from({ length: 50 }, (_, index) => `${index}`),
        3,
        0,
      ),
    ).toHaveLength(LIMITS.listedSkills);
  });

  it('counts the bytes of the list exactly', () => {
    const skills = ['SQL', 'Español', 'React "18"', '词', 'Figma'];
    const maxOtherBytes = (count: number): number => {
      let bytes = 1_000;
      while (skillsInRow(skills, 1, bytes).length < count) bytes -= 1;
      return bytes;
    };
    const rooms = [2, 3, 4, 5].map((count) => maxOtherBytes(count) + countJsonBytes(skills.slice(0, count)));
    expect(new Set(rooms).size).toBe(1);
  });
});

describe('joinedBytes', () => {
  it('is the size of two objects as one', () => {
    const [first, second] = [{ name: 'José' }, { skills: ['SQL'], count: 1 }];
    expect(joinedBytes(countJsonBytes(first), countJsonBytes(second))).toBe(countJsonBytes({ ...first, ...second }));
  });
});
