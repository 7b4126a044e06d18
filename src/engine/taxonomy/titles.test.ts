import { describe, expect, it } from 'vitest';
import { allOccupations } from './occupations.ts';
import { prepareTitle, titleSimilarity } from './titles.ts';
import { FURTHER_WORDS } from './words/further-words.ts';
import { OFFICE_OCCUPATIONS } from './words/occupations-office.ts';
import { SERVICE_OCCUPATIONS } from './words/occupations-service.ts';
import { TRADE_OCCUPATIONS } from './words/occupations-trades.ts';
import { FIELD_WORDS, HEAD_WORDS } from './words/title-words.ts';

function similarity(a: string, b: string): number {
  const [left, right] = [prepareTitle(a), prepareTitle(b)];
  if (left === null || right === null) throw new Error('A title has no known words');
  return titleSimilarity(left, right);
}

describe('titleSimilarity', () => {
  it.each([
    ['Desarrollador frontend', 'Desarrolladora Frontend'],
    ['Front-end Developer', 'Desarrollador/a Front End'],
    ['Enfermera', 'enfermero'],
    ['Senior Accountant', 'Accountant'],
    ['Atención al Cliente', 'atencion al cliente'],
    ['Nurse', 'Enfermeira'],
    ['Sales Manager', 'Gerente de Ventas'],
    ['Manager of Sales', 'Sales Manager'],
  ])('%s and %s are the same work', (a, b) => {
    expect(similarity(a, b)).toBe(1);
  });

  it.each([
    ['nanny', 'babysitter', 'bus driver'],
    ['React developer', 'front end engineer', 'accountant'],
    ['customer service representative', 'call center agent', 'software developer'],
    ['contador público', 'accountant', 'camarero'],
    ['executive assistant', 'secretaria de dirección', 'welder'],
    ['data scientist', 'machine learning engineer', 'truck driver'],
  ])('%s is closer to %s than to %s', (title, near, far) => {
    expect(similarity(title, near)).toBeGreaterThan(similarity(title, far) + 0.25);
  });

  it('is 1 for both genders of every known word for a trade', () => {
    const texts = [HEAD_WORDS, FIELD_WORDS, FURTHER_WORDS, OFFICE_OCCUPATIONS, SERVICE_OCCUPATIONS, TRADE_OCCUPATIONS];
    const vocabulary = new Set(texts.join(' ').split(/[\s,:|]+/));
    const trades = [...vocabulary].filter(
      (word) => word.length > 5 && /(?:or|ero|eiro|ico|ado|ogo|rio|ano|tor|sor)$/.test(word),
    );
    expect(trades.length).toBeGreaterThan(300);
    const feminine = (word: string): string => (word.endsWith('or') ? `${word}a` : `${word.slice(0, -1)}a`);
    expect(trades.filter((word) => similarity(word, feminine(word)) < 1)).toEqual([]);
  });

  it('is symmetric and bounded', () => {
    for (const a of ['nanny', 'sales manager', 'ux designer', 'zzz']) {
      for (const b of ['gerente comercial', 'product designer', 'babysitter', 'qqq']) {
        expect(similarity(a, b)).toBeCloseTo(similarity(b, a), 10);
        expect(similarity(a, b)).toBeGreaterThanOrEqual(0);
        expect(similarity(a, b)).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('the occupation taxonomy', () => {
  it('contains at least five hundred distinct occupations', () => {
    const ids = allOccupations().map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(500);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
