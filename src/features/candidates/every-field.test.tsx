/**
 * Finds profile fields that are missing somewhere without a compiler error. Every field that can be sent must have an input, be shown, and be
 * included in downloads. A new field needs a value in `FILLED_PROFILE`. If the value does not change an output, either the output lacks the field or
 * the field belongs in an exception list of this file.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { serverWordsEn } from '#server/words/server-words.en.ts';
import { FILLED_PROFILE, type FilledProfile } from '#testing/filled-profile.ts';
import {
  type ComparedCandidate,
  candidateSchema,
  type NewCandidate,
  newCandidateSchema,
  type OwnCandidate,
  privateCandidateFields,
  type ScoredCandidate,
} from './candidates.contract.ts';
import { CandidateProfile } from './client/candidate.page.tsx';
import { candidatesEn } from './client/candidates.en.ts';
import { CandidateFields, candidateValues } from './client/components/candidate-fields.tsx';
import { CandidateFacts } from './client/components/candidate-summary.tsx';
import { CompareTable } from './client/components/compare-table.tsx';
import { profileFormEn } from './client/profile-form.en.ts';
import { profilePartsEn } from './client/profile-parts.en.ts';
import { profileSheet } from './profile-sheet.domain.ts';
import { toJsonResume } from './server/json-resume.ts';

type Field = keyof NewCandidate;
const FIELDS = Object.keys(newCandidateSchema.shape) as Field[];
/** Shown in the form, and to some companies on the candidate's page. */
const PRIVATE_FIELDS = Object.keys(privateCandidateFields) as Field[];

/** Shown in the card's heading, passed in separately, or only on the candidate's page. */
const NOT_ON_CARDS: readonly Field[] = [
  ...PRIVATE_FIELDS,
  ...(['jobTitle', 'bio', 'timezone', 'country', 'city', 'availability', 'englishLevel', 'availableFrom'] as const),
  ...(['languages', 'linkedinUrl', 'portfolioUrl', 'positions', 'education', 'openToWork'] as const),
];
/** Shown on the candidate's page and not in comparisons. Skills are compared by the score. */
const NOT_COMPARED: readonly Field[] = [...PRIVATE_FIELDS, 'bio', 'skills', 'linkedinUrl', 'portfolioUrl'];
/** Omitted from PDF sheets. The location replaces the time zone. */
const NOT_IN_SHEETS: readonly Field[] = [...PRIVATE_FIELDS, 'experience', 'hourlyRate', 'openToWork', 'timezone'];
/** Also includes the fields that JSON Resume does not have. */
const NOT_IN_JSON_RESUME: readonly Field[] = [...NOT_IN_SHEETS, 'availability', 'availableFrom'];

/** The empty values of fields that cannot be null. */
const EMPTY: { readonly [Name in Field]?: unknown } = {
  jobTitle: '',
  skills: [],
  languages: [],
  positions: [],
  education: [],
};
const withoutField = (field: Field): FilledProfile => ({ ...FILLED_PROFILE, [field]: EMPTY[field] ?? null });
/** Returns the fields that do not change the output of `render`. */
const findIgnoredFields = (render: (profile: FilledProfile) => string): Field[] =>
  FIELDS.filter((field) => render(withoutField(field)) === render(FILLED_PROFILE));

const renderInEnglish = (element: React.ReactElement): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        now={new Date('2026-06-01')}
        // Texts of other features are not loaded here; their keys are rendered.
        onError={() => {}}
        messages={{
          candidates: candidatesEn,
          profileForm: profileFormEn,
          profileParts: profilePartsEn,
          vocabulary: vocabularyEn,
        }}
      >
        {element}
      </IntlProvider>
    </QueryClientProvider>,
  );

const FilledForm = ({ profile }: { profile: FilledProfile }) => {
  const candidate = profile as FilledProfile & OwnCandidate;
  const form = useForm<NewCandidate, unknown, NewCandidate>({ defaultValues: candidateValues(candidate) });
  return (
    <FormProvider {...form}>
      <CandidateFields control={form.control} />
    </FormProvider>
  );
};

/** Returns the profile of someone with current hires, as companies read it. */
const readableProfile = (profile: FilledProfile) => ({
  ...profile,
  id: 'profile',
  userId: 'user',
  user: { id: 'user', firstName: 'Ana', lastName: 'Ibáñez', profileImageUrl: null },
  committedHours: 20,
  hiredSince: '2026-05-04',
  approvalStatus: 'approved' as const,
  createdAt: '2026-05-01T12:00:00.000Z',
  isShortlisted: false,
  hasShortlistNotes: false,
  compatibilityScore: null,
  compatibility: null,
  headlineReason: null,
});

const renderPage = (profile: FilledProfile): string => {
  const candidate: ScoredCandidate = { ...readableProfile(profile), resume: null, verifications: [] };
  return renderInEnglish(<CandidateProfile candidate={candidate} companyId="company" jobs={[]} onChoose={() => {}} />);
};

const renderComparison = (profile: FilledProfile): string => {
  const candidate: ComparedCandidate = readableProfile(profile);
  return renderInEnglish(
    <CompareTable candidates={[candidate]} companyId="company" jobId={undefined} onRemove={() => {}} />,
  );
};

describe('each field of a profile', () => {
  it('has an input', () => {
    expect(findIgnoredFields((profile) => renderInEnglish(<FilledForm profile={profile} />))).toEqual([]);
  });

  it("is on the candidate's page for companies, and in comparisons", () => {
    expect(findIgnoredFields(renderPage)).toEqual([]);
    expect(findIgnoredFields(renderComparison).toSorted()).toEqual(NOT_COMPARED.toSorted());
  });

  it('is on cards or only on the page', () => {
    expect(FIELDS.filter((field) => !(field in candidateSchema.shape))).toEqual(PRIVATE_FIELDS);
    const onCard = (profile: FilledProfile) => renderInEnglish(<CandidateFacts candidate={profile} bio="" />);
    expect(findIgnoredFields(onCard).toSorted()).toEqual(NOT_ON_CARDS.toSorted());
  });

  it('is in the downloadable résumés', () => {
    const person = { firstName: 'Ana', lastName: 'Ibáñez', email: 'ana@example.com' };
    const sheet = findIgnoredFields((profile) =>
      JSON.stringify(profileSheet(person, profile, 'en', serverWordsEn.profile)),
    );
    expect(sheet.toSorted()).toEqual(NOT_IN_SHEETS.toSorted());
    const document = findIgnoredFields((profile) => JSON.stringify(toJsonResume(person, profile, 'en')));
    expect(document.toSorted()).toEqual(NOT_IN_JSON_RESUME.toSorted());
  });
});
