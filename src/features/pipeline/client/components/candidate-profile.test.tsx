/** The profile in an application shows what a company needs for a decision. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { FILLED_PROFILE } from '#testing/filled-profile.ts';
import type { ApplicantProfile } from '../../applications.contract.ts';
import { applicationsEn } from '../applications.en.ts';
import { CandidateProfile } from './candidate-profile.tsx';

const { phone: _phone, ...FILLED } = FILLED_PROFILE;
const PROFILE: ApplicantProfile = {
  ...FILLED,
  id: 'profile',
  userId: 'user',
  user: { id: 'user', firstName: 'Ana', lastName: 'Ibáñez', profileImageUrl: null },
  committedHours: 0,
  hiredSince: null,
  openToWork: false,
  approvalStatus: 'pending',
  createdAt: '2026-01-01T00:00:00.000Z',
  verifications: [],
  resume: { fileName: 'cv.pdf', size: 2_000, uploadedAt: '2026-01-01T00:00:00.000Z' },
};

const render = (changes: Partial<ApplicantProfile> = {}): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        now={new Date('2026-06-01')}
        // Text from other features is not loaded here; its keys are rendered instead.
        onError={() => {}}
        messages={{ applications: applicationsEn, vocabulary: vocabularyEn }}
      >
        <CandidateProfile profile={{ ...PROFILE, ...changes }} compatibility={null} />
      </IntlProvider>
    </QueryClientProvider>,
  );

it('the profile of someone not vetted yet shows history, education, English level, location, verifications and résumé', () => {
  const page = render();
  for (const text of ['Clerk', 'Aroeira', 'Ledgers.', 'PUCP', 'Lima, Peru', 'Spanish', 'Dec 1, 2026']) {
    expect(page).toContain(text);
  }
  for (const key of ['profileParts.level.C1', 'verifications.shown.none', 'profileParts.shown.resume']) {
    expect(page).toContain(key);
  }
});

it('the profile states that a Word file has no preview, and shows no résumé if there is none', () => {
  const resume = { fileName: 'cv.docx', size: 2_000, uploadedAt: '2026-01-01T00:00:00.000Z' };
  expect(render({ resume })).toContain('resumePages.word');
  expect(render({ resume: null })).not.toContain('resumePages');
});
