import { describe, expect, it } from 'vitest';
import { conceptsOf } from './lexicon.ts';
import { conceptsOfTitle, headsOf, titleInEnglish, titleReadings } from './title-concepts.ts';

const head = (word: string): string => conceptsOf(word)[0] ?? '';

describe('the head of a title', () => {
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
  ])('of %s is %s', (title, expected) => {
    expect(headsOf(title)).toEqual([head(expected)]);
  });

  it('is there twice where a title names two trades, and not at all where it names a field', () => {
    expect(headsOf('Bookkeeper / Receptionist')).toEqual([head('bookkeeper'), head('receptionist')]);
    expect(headsOf('Customer Service')).toEqual([]);
  });
});

describe('the words of a title', () => {
  it('spell abbreviations out in every reading they have', () => {
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
  ])('read %s as %s', (written, meant) => {
    expect(conceptsOfTitle(written)).toEqual(conceptsOfTitle(meant));
  });

  it.each(['Stoker', 'Panner', 'Torero', 'Ambassador', 'Perfusionista'])('leave %s as it is', (word) => {
    expect(conceptsOfTitle(word)).toEqual(conceptsOf(word));
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
])('%s says of the work in English words: %j', (title, expected) => {
  expect(titleInEnglish(title)).toEqual(expected);
});
