import { describe, expect, it } from 'vitest';
import { WORK_FIELDS } from '../matching.contract.ts';
import { words } from '../text/text.ts';
import { allOccupations } from './occupations.ts';
import { allSkills, skillCredit } from './skills.ts';
import { OFFICE_OCCUPATIONS } from './words/occupations-office.ts';
import { SERVICE_OCCUPATIONS } from './words/occupations-service.ts';
import { TRADE_OCCUPATIONS } from './words/occupations-trades.ts';
import { SKILL_FAMILIES } from './words/skill-families.ts';

const FAMILIES =
  'software data design marketing sales support assistance operations finance people education health law trades science duties soft languages';

const findRepeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('skills of the taxonomy', () => {
  const skills = allSkills();

  it('number at least 1,200, not counting programs, and have more than three aliases each on average', () => {
    const named = skills.filter(({ family }) => family !== 'tools');
    expect(named.length).toBeGreaterThanOrEqual(1200);
    expect(named.flatMap(({ aliases }) => aliases).length).toBeGreaterThan(3 * named.length);
  });

  it('cover every family', () => {
    expect(Object.keys(SKILL_FAMILIES)).toEqual(FAMILIES.split(' '));
    const counts = Object.keys(SKILL_FAMILIES).map(
      (family) => skills.filter((skill) => skill.family === family).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
  });

  it('have unique ids', () => {
    expect(findRepeated(skills.map(({ id }) => id))).toEqual([]);
    expect(skills.filter(({ id }) => !/^[a-z0-9+-]+$/.test(id))).toEqual([]);
  });

  it('share no spelling', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, label, aliases } of skills) {
      for (const spelling of new Set([label, ...aliases].map((text) => words(text).join('')))) {
        if (owners.has(spelling)) shared.push(`${spelling}: ${owners.get(spelling)}, ${id}`);
        owners.set(spelling, id);
      }
    }
    expect(shared).toEqual([]);
  });

  it('refer to existing broader skills without cycles', () => {
    const byId = new Map(skills.map((skill) => [skill.id, skill]));
    const climb = (id: string, path: readonly string[]): string[] =>
      path.includes(id)
        ? [id]
        : (byId.get(id)?.broader ?? ['absent']).flatMap((parent) => climb(parent, [...path, id]));
    expect(skills.flatMap(({ broader }) => broader).filter((id) => !byId.has(id))).toEqual([]);
    expect(skills.flatMap(({ id }) => climb(id, []))).toEqual([]);
  });

  it('earn at least as much credit for a broader skill as the broader skill earns for them', () => {
    const reversed = skills.flatMap(({ id, broader }) =>
      broader.filter((parent) => skillCredit(parent, id) < skillCredit(id, parent)).map((parent) => `${id} ${parent}`),
    );
    expect(reversed).toEqual([]);
  });
});

describe('occupations of the taxonomy', () => {
  const occupations = allOccupations();
  const lines = [OFFICE_OCCUPATIONS, SERVICE_OCCUPATIONS, TRADE_OCCUPATIONS]
    .flatMap((text) => text.trim().split('\n'))
    .filter((line) => !line.startsWith('# '));
  const titles = lines.flatMap((line) => line.replace('> ', '').split(/[|,]/));

  it('belong to the fields of work in explanations', () => {
    expect([...new Set(allOccupations().map(({ group }) => group))].toSorted()).toEqual([...WORK_FIELDS]);
  });

  it('number at least 500, and have more than five titles each on average', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(500);
    expect(titles.length).toBeGreaterThan(5 * occupations.length);
  });

  it('cover every family of work', () => {
    const families = new Set(occupations.map(({ family }) => family));
    const expected = 'it data design marketing media sales support office operations finance people legal health care';
    expect([...families]).toEqual(expect.arrayContaining(expected.split(' ')));
  });

  it('have unique ids', () => {
    expect(findRepeated(occupations.map(({ id }) => id))).toEqual([]);
  });

  it('share no title', () => {
    expect(findRepeated(titles.map((title) => words(title).join(' ')).filter((title) => title !== ''))).toEqual([]);
  });

  it('refer to a broader occupation (or to themselves) that has no broader one', () => {
    const dangling = occupations.filter(({ index }) => occupations[index]?.index !== index);
    expect(dangling).toEqual([]);
  });
});
