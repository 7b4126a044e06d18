/** Converts a profile to JSON Resume (jsonresume.org), which other sites and programs read. */

import { fullName } from '#shared/full-name.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { allLanguages, type SheetPerson, type SheetProfile } from '../profile-sheet.domain.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Characters that browsers accept but RFC 3986 does not. */
const INVALID_IN_URI = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})/g;

/** Returns a web address in ASCII, or undefined if it is invalid. */
const toUri = (url: string | null): string | undefined =>
  url !== null && URL.canParse(url) ? new URL(url).href.replace(INVALID_IN_URI, encodeURIComponent) : undefined;

const orUndefined = <T>(value: T | null | undefined | ''): T | undefined =>
  value === null || value === '' ? undefined : value;

const toDates = ({ start, end }: { start: string | null; end: string | null }) => ({
  startDate: orUndefined(start),
  endDate: orUndefined(end),
});

const linkedinProfiles = (url: string | null) => {
  const uri = toUri(url);
  if (uri === undefined) return [];
  const username = /\/in\/([^/?#]+)/.exec(uri)?.[1];
  return [{ network: 'LinkedIn', url: uri, ...(username ? { username } : {}) }];
};

/** Returns the document. The schema has no null, so missing values are undefined, which `JSON.stringify` omits. */
export const toJsonResume = (person: SheetPerson, profile: SheetProfile, language: Language) => {
  const names = new Intl.DisplayNames([LANGUAGE_FACTS[language].locale], { type: 'language' });
  return {
    $schema: SCHEMA,
    basics: {
      name: fullName(person),
      label: profile.jobTitle,
      email: person.email,
      url: toUri(profile.portfolioUrl),
      summary: orUndefined(profile.bio),
      location: { city: orUndefined(profile.city), countryCode: orUndefined(profile.country) },
      profiles: linkedinProfiles(profile.linkedinUrl),
    },
    work: profile.positions.map((position) => ({
      name: orUndefined(position.company),
      position: position.title,
      ...toDates(position),
      summary: orUndefined(position.summary),
    })),
    education: profile.education.map((study) => ({
      institution: orUndefined(study.school),
      area: orUndefined(study.field),
      studyType: orUndefined(study.degree),
      ...toDates(study),
    })),
    skills: profile.skills.map((name) => ({ name })),
    languages: allLanguages(profile).map((spoken) => ({
      language: names.of(spoken.language) ?? spoken.language,
      fluency: spoken.level === 'native' ? 'Native speaker' : spoken.level,
    })),
  };
};
