/**
 * Every screen shows the range of years of experience that the candidate stated. If the score uses a different number of years, screens label it as
 * relevant experience, and no screen says "Not stated" next to a number.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { CandidateAtAGlance } from '#features/candidates/client/candidate.page.tsx';
import { CandidatePane } from '#features/candidates/client/components/candidate-pane.tsx';
import { CandidateFacts } from '#features/candidates/client/components/candidate-summary.tsx';
import { CompareTable } from '#features/candidates/client/components/compare-table.tsx';
import { profileSheet } from '#features/candidates/profile-sheet.domain.ts';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import { CandidateProfile } from '#features/pipeline/client/components/candidate-profile.tsx';
import { ReviewFacts } from '#features/talent-intake/client/components/review-facts.tsx';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import type { ExperienceLevel } from '#shared/vocabulary.ts';
import { useTestApp } from '#testing/test-app.ts';
import { catalogEn } from './client/catalog.ts';

const world = useTestApp();

/** Matches displayed years with their source. */
const YEARS = /(\d+(?:[-–]\d+|\+)?) years?( of (?:relevant )?experience)?(, from the bio)?/g;

const renderText = (element: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="America/Bogota" messages={catalogEn}>
        {element}
      </IntlProvider>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Creates a candidate who applied, and returns the text of every screen for companies and admins, and of the profile PDF. */
const renderScreens = async (stated: {
  experience: ExperienceLevel | null;
  bio: string;
  positions: object[];
  timezone?: string;
}) => {
  const company = await world.company();
  const candidate = await world.candidate({ jobTitle: 'Bookkeeper', ...stated } as never);
  const jobValues = { title: 'Bookkeeper', experience: '5-10', timezone: 'America/New_York' };
  const job = await world.build.job({ companyId: company.company.id, ...jobValues });
  const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.candidate.id };
  const { id } = await world.build.application(ids);
  const loadBody = async (path: string) => (await company.get(path)).body;
  const whole = await loadBody(`/api/candidates/${ids.candidateId}?jobId=${job.id}`);
  const compared = await loadBody(
    `/api/candidates/compare?ids=${ids.candidateId},${ids.candidateId}&jobId=${job.id}&explain=true`,
  );
  const application = await loadBody(`/api/applications/${id}`);
  const { profile, compatibility } = application;
  const compare = { candidates: compared, companyId: ids.companyId, jobId: job.id, onRemove: () => undefined };
  return {
    card: renderText(<CandidateFacts candidate={whole} bio="" />),
    'side panel': renderText(
      <CandidatePane candidate={whole} to="/" scoredJobTitle={undefined} action={null} choice={undefined} />,
    ),
    'candidate page': renderText(
      <>
        <CandidateAtAGlance candidate={whole} />
        <ScoreReport compatibility={whole.compatibility} audience="company" />
      </>,
    ),
    comparison: renderText(<CompareTable {...compare} />),
    application: renderText(
      <>
        <CandidateProfile profile={profile} compatibility={compatibility} />
        <ScoreReport compatibility={compatibility} audience="company" />
      </>,
    ),
    review: renderText(<ReviewFacts row={{ ...whole, ...profile }} />),
    pdf: JSON.stringify(profileSheet(SHEET_PERSON, { ...whole, bio: null }, 'en', SERVER_WORDS.en.profile)),
  };
};

const SHEET_PERSON = { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com' };
const POSITIONS = [{ title: 'Bookkeeper', company: 'Aroeira', start: '2025-01', end: '2026-02', summary: null }];
const SCREENS = ['card', 'side panel', 'candidate page', 'comparison', 'application', 'review'] as const;

describe('years of experience', () => {
  it('are the stated range on every screen, and other numbers are labeled as relevant', async () => {
    const screens = await renderScreens({ experience: '3-5', bio: 'I keep books.', positions: POSITIONS });
    for (const screen of SCREENS) {
      const text = screens[screen];
      expect([screen, text]).toEqual([screen, expect.stringContaining('3-5 years')]);
      const others = [...text.matchAll(YEARS)].filter(
        ([whole, years, what]) => what && years?.replace('–', '-') !== '3-5' && !whole.includes('relevant'),
      );
      expect([screen, others.map(([whole]) => whole)]).toEqual([screen, []]);
    }
    expect(screens['candidate page']).toMatch(/\d years? of relevant experience \(Bookkeeper, 2025–2026\)/);
  });

  it('that are only in the bio are attributed to the bio on every screen', async () => {
    const bio = 'I keep books, which is 8 years of work.';
    const screens = await renderScreens({ experience: null, bio, positions: [] });
    for (const screen of ['candidate page', 'comparison', 'application'] as const) {
      expect([screen, screens[screen]]).toEqual([
        screen,
        expect.stringContaining('8+ years of experience, from the bio'),
      ]);
    }
    for (const screen of [...SCREENS, 'pdf'] as const) {
      const figures = [...screens[screen].replaceAll(bio, '').matchAll(YEARS)].filter(
        ([, years, what, from]) => years?.startsWith('8') && !(what && from),
      );
      expect([screen, figures.map(([whole]) => whole)]).toEqual([screen, []]);
    }
  });

  it('taken from the bio are not shown as "Not stated"', async () => {
    const screens = await renderScreens({ experience: null, bio: 'I have 8 years of experience.', positions: [] });
    for (const screen of ['candidate page', 'comparison', 'application'] as const) {
      expect([screen, screens[screen]]).toEqual([screen, expect.stringContaining('See their bio or work history')]);
      expect(screens[screen]).not.toMatch(/Experience Not stated/);
    }
  });
});

it('an unreadable time zone is not shown to companies as missing', async () => {
  const profile = { experience: null, bio: '', positions: [], timezone: 'wherever you are' };
  const screens = await renderScreens(profile);
  for (const screen of ['candidate page', 'application'] as const) {
    expect([screen, screens[screen]]).toEqual([
      screen,
      expect.stringContaining('We couldn’t read what the candidate says'),
    ]);
  }
});
