/**
 * What adding to and removing from a skill list does.
 */
import { describe, expect, it } from 'vitest';
import { addSkill, removeSkill } from './skill-list.ts';

describe('a skill list', () => {
  it('takes a trimmed skill at its end', () => {
    expect(addSkill(['React'], '  SQL ')).toEqual(['React', 'SQL']);
  });

  it('stays the very same for a blank and for one it has, whatever its case', () => {
    const skills = ['React'];
    expect(addSkill(skills, '   ')).toBe(skills);
    expect(addSkill(skills, 'react')).toBe(skills);
  });

  it('lets go of the one that is removed', () => {
    expect(removeSkill(['React', 'SQL'], 'React')).toEqual(['SQL']);
  });
});
