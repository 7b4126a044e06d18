/** What typing into, pasting into and taking from a skill list does. */
import { describe, expect, it } from 'vitest';
import { addSkills, findSameSkills, removeSkill, splitSkills, splitTyped } from './skill-list.ts';

describe('a text of skills', () => {
  it('is parted at commas, semicolons, lines and what lists are written with', () => {
    expect(splitSkills('React, Node; SQL\nDocker')).toEqual(['React', 'Node', 'SQL', 'Docker']);
    expect(splitSkills(' • React\r\n • Node |SQL\t Docker ,, ')).toEqual(['React', 'Node', 'SQL', 'Docker']);
    expect(splitSkills(' , ;\n')).toEqual([]);
  });

  it('keeps what stands in parentheses together', () => {
    expect(splitSkills('AWS (EC2, S3), Excel')).toEqual(['AWS (EC2, S3)', 'Excel']);
    expect(splitSkills('AWS (EC2; S3')).toEqual(['AWS (EC2', 'S3']);
    expect(splitSkills('a), b')).toEqual(['a)', 'b']);
  });

  it('has an end that is still being typed', () => {
    expect(splitTyped('Rea')).toEqual({ done: [], rest: 'Rea' });
    expect(splitTyped('React,')).toEqual({ done: ['React'], rest: '' });
    expect(splitTyped('React, No')).toEqual({ done: ['React'], rest: 'No' });
    expect(splitTyped('AWS (EC2,')).toEqual({ done: [], rest: 'AWS (EC2,' });
    expect(splitTyped(' ')).toEqual({ done: [], rest: ' ' });
  });
});

describe('a skill list', () => {
  it('takes trimmed skills at its end', () => {
    expect(addSkills(['React'], ['  SQL ', 'Excel'])).toEqual({
      skills: ['React', 'SQL', 'Excel'],
      added: ['SQL', 'Excel'],
      known: [],
      left: [],
    });
  });

  it('stays the very same for blanks and for those it has, whatever their case', () => {
    const skills = ['React'];
    expect(addSkills(skills, ['   ']).skills).toBe(skills);
    const again = addSkills(skills, ['react']);
    expect(again.skills).toBe(skills);
    expect(again.known).toEqual(['react']);
    expect(addSkills([], ['SQL', 'sql']).skills).toEqual(['SQL']);
  });

  it('takes no more than there may be, and gives back the rest', () => {
    const full = addSkills(['a', 'b'], ['c', 'B', 'd', 'e'], 3);
    expect(full).toEqual({ skills: ['a', 'b', 'c'], added: ['c'], known: ['B'], left: ['d', 'e'] });
  });

  it('lets go of the one that is removed', () => {
    expect(removeSkill(['React', 'SQL'], 'React')).toEqual(['SQL']);
  });

  it('knows the later of two that are called the same', () => {
    const nameOf = (skill: string) => ({ ReactJS: 'React', React: 'React', Excel: 'Excel' })[skill] ?? null;
    expect(findSameSkills(['ReactJS', 'Excel', 'React'], nameOf)).toEqual([{ skill: 'React', as: 'ReactJS' }]);
    expect(findSameSkills(['Own thing', 'Other thing', 'Excel'], nameOf)).toEqual([]);
  });
});
