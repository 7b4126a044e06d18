import { describe, expect, it } from 'vitest';
import { readConcepts } from './lexicon.ts';
import { readTitleConcepts, titleHeads, titleInEnglish, titleReadings } from './title-concepts.ts';

const firstConcept = (word: string): string => readConcepts(word)[0] ?? '';

describe('heads of titles', () => {
  it.each([
    ['Night Security Guard', 'guard'],
    ['Nurse Manager', 'manager'],
    ['Director of Nursing', 'director'],
    ['Assistant to the Sales Director', 'assistant'],
    ['Engineer, Software', 'engineer'],
    ['Sales Manager - LATAM (Remote)', 'manager'],
    ['Auxiliar de enfermería', 'assistant'],
    ['Ingeniero de software', 'engineer'],
    ['Analista programador', 'analyst'],
    ['Técnico de enfermagem', 'technician'],
    ['Desarrollador/a web', 'developer'],
  ])('the head of %s is %s', (title, expected) => {
    expect(titleHeads(title)).toEqual([firstConcept(expected)]);
  });

  it('include two for a title with two trades, and none for a field of work', () => {
    expect(titleHeads('Bookkeeper / Receptionist')).toEqual([firstConcept('bookkeeper'), firstConcept('receptionist')]);
    expect(titleHeads('Customer Service')).toEqual([]);
  });
});

describe('words of titles', () => {
  it('include every reading of abbreviations', () => {
    expect(titleReadings('Senior PM')).toEqual([
      'Senior project manager',
      'Senior product manager',
      'Senior property manager',
    ]);
    expect(titleReadings('Técnico de ar condicionado')).toEqual(['Técnico de air conditioning']);
    expect(titleReadings('Campaign Manager')).toEqual(['Campaign Manager']);
  });

  it.each([
    ['Bookeeper', 'Bookkeeper'],
    ['Acountant', 'Accountant'],
    ['Virtual Asistant', 'Virtual Assistant'],
    ['Desarollador', 'Desarrollador'],
    ['Recepcionsta', 'Recepcionista'],
  ])('%s is read as %s', (written, expected) => {
    expect(readTitleConcepts(written)).toEqual(readTitleConcepts(expected));
  });

  it.each(['Stoker', 'Panner', 'Torero', 'Ambassador', 'Perfusionista'])('%s is not corrected', (word) => {
    expect(readTitleConcepts(word)).toEqual(readConcepts(word));
  });
});

it.each([
  ['Contadora Pública', ['accountant']],
  ['Desarrollador Full Stack', ['developer', 'fullstack']],
  ['Engenheiro de dados sênior', ['engineer', 'data']],
  ['Recepcionista bilingüe', ['receptionist']],
  ['Sales Development Representative', ['sales', 'representative']],
  ['Technical Support Lead', ['helpdesk', 'support', 'leader']],
  ['Qwertz', []],
])('the English words of %s are %j', (title, expected) => {
  expect(titleInEnglish(title)).toEqual(expected);
});
