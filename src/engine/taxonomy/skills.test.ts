import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from '../text/text.ts';
import { skillsIn } from './prose-skills.ts';
import { allSkills, skillCredit, skillKey, skillKeys } from './skills.ts';

describe('the skill taxonomy', () => {
  it('contains several hundred skills', () => {
    expect(allSkills().length).toBeGreaterThanOrEqual(450);
  });

  it('resolves every label to the id of its skill', () => {
    const lost = allSkills().filter((skill) => skillKey(skill.label) !== skill.id);
    expect(lost.map(({ label }) => `${label} → ${skillKey(label)}`)).toEqual([]);
  });

  it('resolves every alias to its skill', () => {
    const lost = allSkills().flatMap((skill) =>
      skill.aliases
        .filter((alias) => skillKey(alias) !== skill.id)
        .map((alias) => `${skill.label}: ${alias} → ${skillKey(alias)}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('skillKeys', () => {
  it.each([
    ['react', ['React', 'ReactJS', 'React.js', 'react js', 'REACT']],
    ['node-js', ['Node', 'Node.js', 'NodeJS']],
    ['cplusplus', ['C++', 'c plus plus', 'CPP']],
    ['csharp', ['C#', 'C Sharp']],
    ['customer-service', ['Customer service', 'Atención al cliente', 'atencion al cliente', 'Atendimento ao Cliente']],
    ['data-analysis', ['Data analysis', 'Analysis of data', 'Análisis de datos', 'Análise de dados']],
    ['excel', ['Excel', 'Advanced Excel', 'Excel (avanzado)', 'MS Excel']],
    ['sql', ['SQL', 'Structured Query Language (SQL)']],
  ])('returns one key for all spellings of %s', (id, spellings) => {
    expect(skillKeys(spellings)).toEqual([id]);
  });

  it('returns normalized keys for unknown skills', () => {
    expect(skillKeys(['Zebra Taming', 'zebra  taming!', 'Taming zebras'])).toHaveLength(1);
    expect(skillKeys(['Zebra Taming'])[0]).toMatch(/^~/);
  });

  it('drops empty entries', () => {
    expect(skillKeys(['', '  ', '…'])).toEqual([]);
  });

  it('returns distinct keys for any text, and the same keys every time', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (skills) => {
        const keys = skillKeys(skills);
        expect(new Set(keys).size).toBe(keys.length);
        expect(skillKeys(skills)).toEqual(keys);
      }),
    );
  });
});

describe('related skills', () => {
  it('earn partial credit, with more for the narrower skill than for the broader skill', () => {
    expect(skillCredit('sql', 'postgresql')).toBeGreaterThan(skillCredit('postgresql', 'sql'));
    expect(skillCredit('postgresql', 'mysql')).toBeGreaterThan(0);
    expect(skillCredit('sql', 'payroll')).toBe(0);
    expect(skillCredit('sql', 'sql')).toBe(1);
  });
});

describe('skills in prose', () => {
  const readSkills = (text: string): string[] => [...skillsIn(readContent(text))];

  it('are found in three languages, the longest name first', () => {
    expect(readSkills('Built React Native apps and managed atención al cliente')).toEqual([
      'react-native',
      'customer-service',
    ]);
    expect(readSkills('Experiência com banco de dados PostgreSQL e gestão de projetos')).toEqual([
      'databases',
      'postgresql',
      'project-management',
    ]);
  });

  it('are not found in words with a different meaning', () => {
    expect(readSkills('We go to the next office and close the day')).toEqual([]);
  });
});
