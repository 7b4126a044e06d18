/** Tests suggestions as the user types a skill, and the names of skills in three languages. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { foldText } from '../text/text.ts';
import { COMMON_SKILLS } from './names/common-skills.ts';
import { SKILL_NAMES } from './names/skill-names.ts';
import { searchSkills, skillName } from './skill-search.ts';
import { allSkills, skillKey } from './skills.ts';

const firstSuggestion = (typed: string, language: 'en' | 'es' | 'pt' = 'en') => searchSkills(typed, language, 10)[0];

describe('searchSkills', () => {
  it.each([
    ['react', 'React'],
    ['ReactJS', 'React'],
    ['react.js', 'React'],
    ['k8s', 'Kubernetes'],
    ['c++', 'C++'],
    ['C#', 'C#'],
    ['.net', '.NET'],
    ['node', 'Node.js'],
    ['type scr', 'TypeScript'],
    ['photosh', 'Adobe Photoshop'],
    ['atención al cliente', 'Customer service'],
    ['conciliacion banc', 'Bank reconciliation'],
  ])('finds skills by name in any language, alias, prefix or word: %s', (typed, name) => {
    expect(firstSuggestion(typed)).toBe(name);
  });

  it.each([
    ['reakt', 'React'],
    ['pyhton', 'Python'],
    ['ypthon', 'Python'],
    ['exel', 'Excel'],
    ['kuberntes', 'Kubernetes'],
    ['photosop', 'Adobe Photoshop'],
    ['quikbooks', 'QuickBooks'],
    ['bookeep', 'Bookkeeping'],
    ['atencoin al cliente', 'Customer service'],
  ])('accepts one typo: %s', (typed, name) => {
    expect(firstSuggestion(typed)).toBe(name);
  });

  it.each([
    ['bookkeeper', 'Bookkeeping'],
    ['bookeeper', 'Bookkeeping'],
    ['translator', 'Translation'],
    ['traductora', 'Translation'],
    ['welder', 'Welding'],
  ])('finds a skill by the word for a person with this skill: %s', (typed, name) => {
    expect(firstSuggestion(typed)).toBe(name);
  });

  it('ranks exact names above longer ones, and common skills above rare ones', () => {
    expect(searchSkills('java', 'en', 10).slice(0, 2)).toEqual(['Java', 'JavaScript']);
    expect(searchSkills('c', 'en', 3)).toEqual(['C', 'Customer service', 'Communication']);
    expect(searchSkills('book', 'en', 1)).toEqual(['Bookkeeping']);
  });

  it('returns the most common skills without input, and none for unknown words', () => {
    expect(searchSkills('', 'en', 3)).toEqual(['Customer service', 'Excel', 'Communication']);
    expect(searchSkills('  ', 'es', 3)).toEqual(['Atención al cliente', 'Excel', 'Comunicación']);
    expect(searchSkills('zzzz', 'en', 10)).toEqual([]);
    expect(searchSkills('!?', 'en', 10)).toEqual([]);
    expect(searchSkills('x'.repeat(200), 'en', 10)).toEqual([]);
  });

  it("returns names in the reader's language for input in any language", () => {
    expect(firstSuggestion('bank rec', 'es')).toBe('Conciliación bancaria');
    expect(firstSuggestion('contas a pag', 'es')).toBe('Cuentas por pagar');
    expect(firstSuggestion('cuentas por pag', 'pt')).toBe('Contas a pagar');
    expect(firstSuggestion('kubern', 'pt')).toBe('Kubernetes');
  });

  it('returns the skills closest in meaning, except programs, if none is spelled like the text', () => {
    expect(searchSkills('servicio al cliente por chat', 'en', 5)).toContain('Live chat');
    expect(searchSkills('redacción para blogs', 'pt', 5)).toEqual(['Escrita de blogs']);
    expect(searchSkills('hello world', 'en', 5)).toEqual([]);
  });

  it('returns distinct skills up to the limit', () => {
    for (const typed of ['', 'a', 're', 'sales', 'ventas', 'excell', 'des']) {
      for (const language of LANGUAGES) {
        const names = searchSkills(typed, language, 50);
        expect(new Set(names.map((name) => name.toLowerCase())).size, typed).toBe(names.length);
        expect(names.length).toBeLessThanOrEqual(50);
        expect(searchSkills(typed, language, 3)).toEqual(names.slice(0, 3));
      }
    }
  });

  it('finds every skill by its full name, and most longer names with a missing letter', () => {
    let [tried, found] = [0, 0];
    for (const { label } of allSkills()) {
      expect(searchSkills(label, 'en', 50), label).toContain(label);
      const folded = foldText(label).replaceAll(' ', '');
      if (folded.length < 7 || /\d/.test(folded)) continue;
      tried += 1;
      if (searchSkills(folded.slice(0, 3) + folded.slice(4), 'en', 50).includes(label)) found += 1;
    }
    expect(tried).toBeGreaterThan(2_000);
    expect(found / tried).toBeGreaterThan(0.97);
  });

  it('is fast for any input', () => {
    const typed = ['', 'a', 'c', 'rea', 'bookeep', 'conciliacion bancaria y contab', 'x'.repeat(200), 'e', 'admin'];
    const rounds = 50;
    const start = performance.now();
    for (let round = 0; round < rounds; round++) for (const text of typed) searchSkills(text, 'en', 50);
    expect((performance.now() - start) / rounds / typed.length).toBeLessThan(100);
  });
});

describe('skill names', () => {
  const labels = new Set(allSkills().map(({ label }) => label));
  const lines = SKILL_NAMES.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

  it('belong to known skills, with one line for each, and are read as these skills', () => {
    expect(new Set(lines.map(([label]) => label)).size).toBe(lines.length);
    for (const [label = '', ...names] of lines) {
      expect(labels, label).toContain(label);
      for (const name of names.filter((text) => text !== '')) {
        expect(skillKey(name), `${label}: ${name}`).toBe(skillKey(label));
        expect(name.length).toBeLessThanOrEqual(LIMITS.skill);
      }
    }
  });

  it('are unique in each language', () => {
    for (const language of LANGUAGES) {
      const names = allSkills().map(({ label }) => skillName(label, language)?.toLowerCase());
      const doubled = names.filter((name, index) => names.indexOf(name) !== index);
      expect(doubled, language).toEqual([]);
    }
  });

  it('are found for any spelling, but not for unknown skills', () => {
    expect(skillName('reactjs', 'en')).toBe('React');
    expect(skillName('Bookkeeping', 'pt')).toBe('Escrituração contábil');
    expect(skillName('Rocket surgery', 'en')).toBeNull();
    expect(skillName('', 'en')).toBeNull();
  });

  it('include each entry of the list of common skills once', () => {
    const common = COMMON_SKILLS.trim().split('\n');
    expect(new Set(common).size).toBe(common.length);
    for (const label of common) expect(labels, label).toContain(label);
  });
});
