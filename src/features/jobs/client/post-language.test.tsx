/**
 * Job posts are marked with the language they were written in, on the job cards for companies and candidates and on the job page. Other screens use
 * the same function.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { TooltipProvider } from '#client/ui/tooltip.tsx';
import type { Job, ListedJob, OwnJob } from '../jobs.contract.ts';
import { postLanguage } from '../post-language.domain.ts';
import { JobCard } from './components/job-card.tsx';
import { JobTexts } from './components/job-facts.tsx';
import { OwnJobCard } from './public/own-job-card.tsx';

const COMPANY = { id: 'c1', companyName: 'Aroeira', logoUrl: null, description: null, website: null, verifiedAt: null };

/** Creates a job with the fields that its cards and its page read. */
const createJob = (post: Pick<Job, 'title' | 'description' | 'responsibilities'>) =>
  ({
    ...post,
    id: 'j1',
    status: 'open',
    benefits: null,
    jobType: null,
    timezone: null,
    answers: null,
    hourlyBudget: 20,
    hourlyBudgetFrom: null,
    requiredSkills: ['Excel'],
    createdAt: '2026-05-01T00:00:00Z',
    compatibility: null,
    headlineReason: null,
    isSaved: false,
    company: COMPANY,
    applicationCount: 0,
    pendingCount: 0,
    takenDown: null,
    stages: {},
  }) as unknown as Job & ListedJob & OwnJob;

const POSTS = [
  [
    'en',
    createJob({
      title: 'Accountant',
      description: 'You will keep the books of our clients.',
      responsibilities: 'Close the month',
    }),
  ],
  [
    'es',
    createJob({
      title: 'Contador',
      description: 'Buscamos una persona con experiencia en el cierre del mes.',
      responsibilities: 'Cerrar el mes',
    }),
  ],
  [
    'pt',
    createJob({
      title: 'Contador',
      description: 'Buscamos uma pessoa com experiência no fechamento do mês.',
      responsibilities: 'Fechar o mês',
    }),
  ],
] as const;

const markup = (element: ReactElement): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      {/* Translations are not loaded here, so their keys are rendered. */}
      <IntlProvider locale="en" timeZone="UTC" now={new Date('2026-06-01')} messages={{}} onError={() => {}}>
        <TooltipProvider>{element}</TooltipProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );

const languagesIn = (html: string): string[] =>
  [...html.matchAll(/ lang="(\w+)"/g)].map(([, language]) => language ?? '');

describe('the language of a job post', () => {
  it.each(POSTS)('is detected as %s from its words', (language, job) => {
    expect(postLanguage(job)).toBe(language);
  });

  it('is English if the words are ambiguous', () => {
    expect(postLanguage({ title: 'Contador' })).toBe('en');
  });

  it.each(POSTS)('is marked as %s on the cards for companies and candidates and on the page', (language, job) => {
    expect(languagesIn(markup(<JobCard job={job} />))).toEqual([language, language]);
    expect(languagesIn(markup(<OwnJobCard job={job} />))).toEqual([language, language]);
    expect(languagesIn(markup(<JobTexts job={job} />))).toEqual([language, language]);
  });
});
