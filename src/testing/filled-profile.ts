/**
 * A profile with a value in every field, for tests of what forms, pages and downloads show. A new field does not compile until it has a value here
 * (CONTRIBUTING, "Add a field").
 */
import type { NewCandidate, OwnCandidate } from '#features/candidates/candidates.contract.ts';

export type FilledProfile = { readonly [Name in keyof NewCandidate]-?: NonNullable<OwnCandidate[Name]> };

export const FILLED_PROFILE: FilledProfile = {
  jobTitle: 'Accountant',
  skills: ['Excel'],
  experience: '3-5',
  hourlyRate: 40,
  timezone: 'America/Lima',
  bio: 'Closes the books of small firms.',
  availability: 'full-time',
  country: 'PE',
  city: 'Lima',
  englishLevel: 'C1',
  languages: [{ language: 'es', level: 'native' }],
  availableFrom: '2026-12-01',
  linkedinUrl: 'https://www.linkedin.com/in/somebody',
  portfolioUrl: 'https://somebody.example',
  positions: [{ title: 'Clerk', company: 'Aroeira', start: '2021-03', end: null, summary: 'Ledgers.' }],
  education: [{ school: 'PUCP', degree: 'BSc', field: null, start: null, end: '2018-12' }],
  openToWork: true,
  phone: '+51987654321',
};
