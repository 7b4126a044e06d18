import { describe, expect, it } from 'vitest';
import { refusal } from './errors.ts';
import { distinctSkills, requiredSkillList } from './schema.ts';
import { separateSkills } from './skill-list.ts';

describe('separateSkills', () => {
  it.each([
    ['Excel, QuickBooks, payroll', ['Excel', 'QuickBooks', 'payroll']],
    ['C, C++', ['C', 'C++']],
    ['Excel; Word\nOutlook | Teams • Slack', ['Excel', 'Word', 'Outlook', 'Teams', 'Slack']],
    ['Excel, , Word,', ['Excel', 'Word']],
  ])('splits %s', (entry, skills) => {
    expect(separateSkills(entry)).toEqual(skills);
  });

  it.each([
    'Health, Safety and Environment',
    'Salud, seguridad y medio ambiente',
    'Microsoft Office (Word, Excel, Outlook)',
    'Form 1,040',
    'Node.js',
    'UI/UX',
  ])('does not split one skill: %s', (entry) => {
    expect(separateSkills(entry)).toEqual([entry]);
  });
});

describe('distinctSkills', () => {
  it('splits skills and removes duplicates', () => {
    expect(distinctSkills(['Excel, Word', 'excel', ' ', 'Word; Outlook'])).toEqual(['Excel', 'Word', 'Outlook']);
  });
});

describe('requiredSkillList', () => {
  it('counts split skills toward the limit', () => {
    const list = requiredSkillList('skill-required');
    const joined = (count: number) => Array.from({ length: count }, (_, at) => `a${at}, b${at}`);
    expect(list.safeParse(joined(25)).success).toBe(true);
    expect(list.safeParse(joined(26)).error?.issues.map(({ message }) => message)).toEqual([
      refusal('too-many-skills', { count: 50 }),
    ]);
  });
});
