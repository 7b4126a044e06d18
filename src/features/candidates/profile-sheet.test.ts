/** How the sheet shows education without an end date, and a person's location. */
import { describe, expect, it } from 'vitest';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { profileSheet, type SheetProfile } from './profile-sheet.domain.ts';

const profile: SheetProfile = {
  jobTitle: 'Bookkeeper',
  skills: [],
  experience: null,
  hourlyRate: null,
  availability: null,
  timezone: null,
  bio: null,
  country: null,
  city: null,
  englishLevel: null,
  languages: [],
  availableFrom: null,
  linkedinUrl: null,
  portfolioUrl: null,
  positions: [],
  education: [{ school: 'Univalle', degree: 'BSc', field: null, start: '2019-03', end: null }],
};
const STARTED: Record<Language, string> = {
  en: 'Univalle · started Mar 2019',
  es: 'Univalle · inicio: mar 2019',
  pt: 'Univalle · início: mar de 2019',
};

const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };

describe('education without an end date', () => {
  it.each(LANGUAGES)('is shown as started in %s', (language) => {
    const { sections } = profileSheet(person, profile, language, SERVER_WORDS[language].profile);
    expect(sections.flatMap(({ entries = [] }) => entries.map(({ facts }) => facts))).toEqual([STARTED[language]]);
  });
});

it('a profile sheet shows the location, not the time zone, next to the email address', () => {
  const inCali = { ...profile, city: 'Cali', country: 'CO' as const, timezone: 'America/Bogota' };
  expect(profileSheet(person, inCali, 'es', SERVER_WORDS.es.profile).contact).toEqual([
    'ana@example.com',
    'Cali, Colombia',
  ]);
});
