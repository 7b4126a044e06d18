/** Form values of the optional profile parts. '' means "not stated". */
import type { LanguageLevel } from '#shared/vocabulary.ts';
import type { ShownProfile } from '../../profile.contract.ts';

export interface LanguageValues {
  language: string;
  level: LanguageLevel | '';
}
export interface PositionValues {
  title: string;
  company: string;
  start: string;
  end: string;
  summary: string;
}
export interface EducationValues {
  school: string;
  degree: string;
  field: string;
  start: string;
  end: string;
}

export interface ProfileValues {
  country: string;
  city: string;
  englishLevel: LanguageLevel | '';
  languages: LanguageValues[];
  availableFrom: string;
  linkedinUrl: string;
  portfolioUrl: string;
  positions: PositionValues[];
  education: EducationValues[];
}

/** Replaces each null in an entry with ''. */
const nullsToEmpty = <Entry extends object>(entry: Entry) =>
  Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, value ?? ''])) as {
    [Key in keyof Entry]: Exclude<Entry[Key], null>;
  };

export const positionValues = (position: { [Key in keyof PositionValues]: string | null }): PositionValues =>
  nullsToEmpty(position);

/** Returns an education entry as form values. */
export const educationValues = (education: { [Key in keyof EducationValues]: string | null }): EducationValues =>
  nullsToEmpty(education);

/** Returns the values of an empty form, or of a form that edits `profile`. */
export const profileValues = (profile?: ShownProfile | null) => ({
  country: profile?.country ?? '',
  city: profile?.city ?? '',
  englishLevel: profile?.englishLevel ?? ('' as const),
  languages: profile?.languages ?? [],
  availableFrom: profile?.availableFrom ?? '',
  linkedinUrl: profile?.linkedinUrl ?? '',
  portfolioUrl: profile?.portfolioUrl ?? '',
  positions: (profile?.positions ?? []).map(positionValues),
  education: (profile?.education ?? []).map(educationValues),
});
