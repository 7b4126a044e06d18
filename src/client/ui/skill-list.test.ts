import { describe, expect, it } from 'vitest';
import { addSkills, findSameSkills, removeSkill, splitSkills, splitTyped } from './skill-list.ts';

describe('skill texts', () => {
  it('splitSkills splits at commas, semicolons, line breaks and bullets', () => {
    expect(splitSkills('React, Node; SQL\nDocker')).toEqual(['React', 'Node', 'SQL', 'Docker']);
    expect(splitSkills(' • React\r\n • Node |SQL\t Docker ,, ')).toEqual(['React', 'Node', 'SQL', 'Docker']);
    expect(splitSkills(' , ;\n')).toEqual([]);
  });

  it('splitSkills does not split at commas in parentheses', () => {
    expect(splitSkills('AWS (EC2, S3), Excel')).toEqual(['AWS (EC2, S3)', 'Excel']);
    expect(splitSkills('AWS (EC2; S3')).toEqual(['AWS (EC2', 'S3']);
    expect(splitSkills('a), b')).toEqual(['a)', 'b']);
  });

  it('splitTyped returns the unfinished skill separately', () => {
    expect(splitTyped('Rea')).toEqual({ done: [], rest: 'Rea' });
    expect(splitTyped('React,')).toEqual({ done: ['React'], rest: '' });
    expect(splitTyped('React, No')).toEqual({ done: ['React'], rest: 'No' });
    expect(splitTyped('AWS (EC2,')).toEqual({ done: [], rest: 'AWS (EC2,' });
    expect(splitTyped(' ')).toEqual({ done: [], rest: ' ' });
  });
});

describe('skill lists', () => {
  it('addSkills appends trimmed skills', () => {
    expect(addSkills(['React'], ['  SQL ', 'Excel'])).toEqual({
      skills: ['React', 'SQL', 'Excel'],
      added: ['SQL', 'Excel'],
      duplicates: [],
      excess: [],
    });
  });

  it('addSkills adds neither blanks nor case-insensitive duplicates', () => {
    const skills = ['React'];
    expect(addSkills(skills, ['   ']).skills).toBe(skills);
    const again = addSkills(skills, ['react']);
    expect(again.skills).toBe(skills);
    expect(again.duplicates).toEqual(['react']);
    expect(addSkills([], ['SQL', 'sql']).skills).toEqual(['SQL']);
  });

  it('addSkills stops at the maximum and returns the rest', () => {
    const full = addSkills(['a', 'b'], ['c', 'B', 'd', 'e'], 3);
    expect(full).toEqual({ skills: ['a', 'b', 'c'], added: ['c'], duplicates: ['B'], excess: ['d', 'e'] });
  });

  it('removeSkill removes one skill', () => {
    expect(removeSkill(['React', 'SQL'], 'React')).toEqual(['SQL']);
  });

  it('findSameSkills finds the later of two skills with the same canonical name', () => {
    const toName = (skill: string) => ({ ReactJS: 'React', React: 'React', Excel: 'Excel' })[skill] ?? null;
    expect(findSameSkills(['ReactJS', 'Excel', 'React'], toName)).toEqual([{ skill: 'React', as: 'ReactJS' }]);
    expect(findSameSkills(['Own thing', 'Other thing', 'Excel'], toName)).toEqual([]);
  });
});
