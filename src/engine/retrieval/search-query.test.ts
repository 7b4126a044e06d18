import { describe, expect, it } from 'vitest';
import { foldText, skillKeys, titleInEnglish } from '../matching.domain.ts';
import { containsWord, meets } from '../testdata/search-reference.ts';
import { answerStep } from './answers.ts';
import { occupationMarkers, readSearch, type SearchCondition } from './search-query.ts';

/** Returns true if a search finds a person with this title and these skills, in lists that are not sorted by match. */
const isFound = (query: string, jobTitle: string, skills: readonly string[] = []): boolean => {
  const search = readSearch(foldText(query));
  const words = [...[jobTitle, ...skills].map(foldText), ...titleInEnglish(jobTitle), ...occupationMarkers(jobTitle)];
  const searchText = ` ana lopez bogota colombia | ${words.join(' ')} `;
  const keys = skillKeys(skills);
  const hasWord = (word: { text: string; isStart: boolean }): boolean => containsWord(searchText, word);
  return (
    search !== null &&
    meets(search.condition, { hasWord, hasWhole: hasWord, isNamed: hasWord, skills: keys, title: null })
  );
};

const countConditions = (condition: SearchCondition): number => {
  if ('all' in condition) return condition.all.reduce((sum, part) => sum + countConditions(part), 0);
  return 'any' in condition ? condition.any.reduce((sum, part) => sum + countConditions(part), 0) : 1;
};

describe('a search', () => {
  it.each([
    ['atención al cliente', 'Customer Support Specialist'],
    ['servicio al cliente', 'Customer Service Representative'],
    ['suporte ao cliente', 'Customer Support Specialist'],
    ['soporte técnico', 'Technical Support Engineer'],
    ['contabilidad', 'Accountant'],
    ['engenheiro de dados', 'Data Engineer'],
    ['desarrollo web', 'Web Developer'],
    ['vendedor', 'Sales Representative'],
    ['contador', 'Senior Accountant'],
    ['accountant', 'Contadora Pública'],
    ['SDR', 'Representante de desarrollo de ventas'],
    ['recursos humanos', 'HR Manager'],
    ['remote bookkeeper', 'Bookkeeper'],
    ['vaga de designer gráfico', 'Diseñadora gráfica'],
    ['senior accountant', 'Accountant'],
    ['bookkeeper in Colombia', 'Bookkeeper'],
    ['Bogotá', 'Truck Driver'],
    ['ana lopez', 'Nurse'],
  ])('for "%s" finds a person with the title %s', (query, title) => {
    expect(isFound(query, title)).toBe(true);
  });

  it.each([
    ['atención al cliente', 'Software Engineer'],
    ['vendedor', 'Data Engineer'],
    ['bookkeeper in Peru', 'Bookkeeper'],
    ['ana torres', 'Nurse'],
    ['security guard', 'Registered Nurse'],
    ['wxyzzq', 'Accountant'],
  ])('for "%s" does not find a person with the title %s', (query, title) => {
    expect(isFound(query, title)).toBe(false);
  });

  it('finds a skill in any language, but no one who lacks a program that it names', () => {
    expect(isFound('contabilidad', 'Virtual Assistant', ['Accounting'])).toBe(true);
    expect(isFound('accounting', 'Asistente', ['Contabilidad'])).toBe(true);
    expect(isFound('quickbooks', 'Bookkeeper', ['QuickBooks Online'])).toBe(true);
    expect(isFound('quickbooks', 'Bookkeeper', ['Xero'])).toBe(false);
    expect(isFound('bookkeeper quickbooks', 'Bookkeeper', ['Xero'])).toBe(false);
  });

  it('searches for filler words only if there are no other words', () => {
    expect(isFound('remote', 'Remote Assistant')).toBe(true);
    expect(isFound('remote', 'Assistant')).toBe(false);
    expect(readSearch('')).toBeNull();
  });

  it.each([
    ['accountant $30/hr', 'Accountant'],
    ['react developer with 5+ years of experience', 'React Developer'],
    ['bookkeeper 20 hours a week', 'Bookkeeper'],
    ['part-time social media manager under $12', 'Social Media Manager'],
    ['virtual assistant available immediately', 'Virtual Assistant'],
    ['need a bookkeeper asap', 'Bookkeeper'],
    ['sales rep EST timezone', 'Sales Representative'],
    ['asistente virtual tiempo completo', 'Virtual Assistant'],
    ['asistente con 3 años de experiencia', 'Asistente administrativa'],
    ['assistente meio período', 'Assistente administrativo'],
    ['c++ developer $15-$20 per hour', 'C++ Developer'],
  ])('for "%s" does not look for terms of work in a %s', (query, title) => {
    expect(isFound(query, title)).toBe(true);
  });

  it.each([
    ['developer $25/hr', ['developer']],
    ['level 2 support', ['level', '2', 'support']],
    ['hr manager', ['hr', 'manager']],
    ['full time', ['full', 'time']],
    ['under 20 hr', ['20', 'hr']],
    ['dev ops', ['devops']],
  ])('for "%s" has the words %j', (query, words) => {
    expect(readSearch(foldText(query))?.typed.map(({ text }) => text)).toEqual(words);
  });

  it('ranks related work that names a skill above closer work that does not', () => {
    const search = readSearch('java developer');
    if (search === null) throw new Error('The search has no words');
    const row = { isNamed: false, hasWords: false };
    const backend = answerStep({ ...row, hasSkills: true, closeness: 0.49 }, search);
    const fullStack = answerStep({ ...row, hasSkills: false, closeness: 0.7 }, search);
    expect(backend).toBeGreaterThan(fullStack);
  });

  it('has a limited number of conditions, even for a long text', () => {
    const all = Array.from({ length: 400 }, (_, index) => ['manager', 'contador', 'pm', 'sales', 'react'][index % 5]);
    const search = readSearch(all.join(' '));
    expect(search === null ? 0 : countConditions(search.condition)).toBeLessThan(120);
  });
});
