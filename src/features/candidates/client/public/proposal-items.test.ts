import { describe, expect, it } from 'vitest';
import type { Proposal } from '#features/resumes/resumes.contract.ts';
import { profileFieldsEn } from '#shared/words/profile-words.en.ts';
import { profileFieldsEs } from '#shared/words/profile-words.es.ts';
import { profileFieldsPt } from '#shared/words/profile-words.pt.ts';
import { profileEntryEn } from '../profile-entry.en.ts';
import { profileEntryEs } from '../profile-entry.es.ts';
import { profileEntryPt } from '../profile-entry.pt.ts';
import { type FormValues, itemState, parseWarning, proposalItems, toFieldChange } from './proposal-items.ts';

const sourceAt = (line: number) => ({ page: 1, line, text: `line ${line}` });
const PROPOSAL: Proposal = {
  firstName: 'Lucía',
  lastName: null,
  email: 'lucia@mail.example',
  jobTitle: 'Bookkeeper',
  summary: null,
  country: 'CO',
  city: null,
  linkedinUrl: null,
  portfolioUrl: null,
  englishLevel: null,
  skills: ['Excel', 'QuickBooks'],
  languages: [
    { language: 'es', level: 'native' },
    { language: 'fr', level: null },
  ],
  positions: [{ title: 'Bookkeeper', company: 'Aroeira', start: '2021-03', end: null, summary: null }],
  education: [],
  sources: {
    '/jobTitle': sourceAt(2),
    '/positions/0/company': sourceAt(9),
    '/positions/0/title': sourceAt(8),
    '/positions/0/start': sourceAt(8),
    '/positions/0/summary': sourceAt(10),
  },
  warnings: [],
  phone: '+573001234567',
  timezone: 'America/Bogota',
  experience: '5-10',
};
const FIELDS = ['jobTitle', 'country', 'skills', 'languages', 'positions', 'education'];
const requireItem = (key: string) => {
  const item = proposalItems(PROPOSAL, FIELDS).find((entry) => entry.key === key);
  if (item === undefined) throw new Error(`No ${key}`);
  return item;
};
const proposalItemState = (key: string, values: FormValues) => itemState(requireItem(key), values);

describe('items of a proposal', () => {
  it('are created for each field of the form, with their source lines', () => {
    expect(proposalItems(PROPOSAL, FIELDS).map(({ key }) => key)).toEqual([
      '/jobTitle',
      '/country',
      '/skills',
      '/positions/0',
      '/languages/0',
      '/languages/1',
    ]);
    expect(requireItem('/positions/0').sources).toEqual([sourceAt(8), sourceAt(9)]);
  });

  it('are new if the form field is empty, and differ if something else was typed', () => {
    expect(proposalItemState('/jobTitle', { jobTitle: ' ' })).toBe('new');
    expect(proposalItemState('/jobTitle', { jobTitle: 'Bookkeeper ' })).toBe('same');
    expect(proposalItemState('/jobTitle', { jobTitle: 'Accountant' })).toBe('differs');
    expect(proposalItemState('/skills', { skills: ['excel', 'quickbooks', 'Payroll'] })).toBe('same');
    expect(proposalItemState('/languages/0', { languages: [{ language: 'es', level: 'C1' }] })).toBe('differs');
    expect(proposalItemState('/languages/1', { languages: [{ language: 'fr', level: 'C1' }] })).toBe('same');
  });

  it('keep the other entries of a list when they are added', () => {
    expect(toFieldChange(requireItem('/skills'), { skills: ['Payroll', 'excel'] })).toEqual({
      field: 'skills',
      value: ['Payroll', 'excel', 'QuickBooks'],
    });
    const typed = { title: 'Clerk', company: '', start: '2019-01', end: '2020-01', summary: 'Files' };
    const taken = toFieldChange(requireItem('/positions/0'), { positions: [typed] });
    expect(taken).toEqual({
      field: 'positions',
      value: [typed, { title: 'Bookkeeper', company: 'Aroeira', start: '2021-03', end: '', summary: '' }],
    });
    expect(proposalItemState('/positions/0', { positions: taken.value as (typeof typed)[] })).toBe('same');
    const jobFromYear = (start: string) => ({ title: 'Bookkeeper', company: 'Aroeira', start, end: '', summary: '' });
    expect(proposalItemState('/positions/0', { positions: [jobFromYear('2021')] })).toBe('same');
    expect(proposalItemState('/positions/0', { positions: [jobFromYear('2020')] })).toBe('new');
    expect(toFieldChange(requireItem('/languages/0'), { languages: [{ language: 'es', level: 'C1' }] }).value).toEqual([
      { language: 'es', level: 'native' },
    ]);
  });
});

describe('the place of a warning', () => {
  it.each([
    ['Page 3', { page: 3, words: '' }],
    ['Page 12: Page 3: pick me', { page: 12, words: 'Page 3: pick me' }],
    ['Page 1: two\nlines', { page: 1, words: 'two\nlines' }],
    ['/skills', { field: 'skills' }],
    ['/summary', { field: 'bio' }],
    ['/positions/2/summary', { field: 'position' }],
    ['/education/0/school', { field: 'education' }],
    ['/languages', { field: 'language' }],
  ])('is parsed from %j', (text, place) => {
    expect(parseWarning(text)).toEqual(place);
  });

  it('has a label if the warning is about a value', () => {
    const parts = Object.entries(PROPOSAL).filter(([part]) => part !== 'sources' && part !== 'warnings');
    for (const [part] of parts) {
      const place = parseWarning(`/${part}`);
      expect(Object.keys(profileEntryEn.fields)).toContain('field' in place && place.field);
    }
  });
});

describe('the label of a value from a résumé', () => {
  it.each([
    ['English', profileEntryEn, profileFieldsEn],
    ['Spanish', profileEntryEs, profileFieldsEs],
    ['Portuguese', profileEntryPt, profileFieldsPt],
  ])(
    'is the name of its field in the form, in %s',
    (_, { fields }, { jobTitle, skills, experience, timezone, bio }) => {
      expect(fields).toMatchObject({ jobTitle, skills, experience, timezone, bio });
    },
  );
});
