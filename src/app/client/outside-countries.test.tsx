/** Candidates outside the countries of a job see a notice before they write their cover letter, and can still apply. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { jobsEn } from '#features/jobs/client/jobs.en.ts';
import { jobsEs } from '#features/jobs/client/jobs.es.ts';
import { jobsPt } from '#features/jobs/client/jobs.pt.ts';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import { jobApplicationQuery } from '#features/pipeline/client/applications.api.ts';
import { applicationsEn } from '#features/pipeline/client/applications.en.ts';
import { ApplyPanel } from '#features/pipeline/client/public/apply-panel.tsx';

const JOB = {
  id: 'job',
  status: 'open',
  countries: ['CO', 'MX'],
  isOutsideJobCountries: true,
  questions: [],
} as unknown as JobDetail;
const LANGUAGES = { en: jobsEn, es: jobsEs, pt: jobsPt };

const renderPanel = (job: Partial<JobDetail> = {}, locale: keyof typeof LANGUAGES = 'en'): string => {
  const client = new QueryClient();
  client.setQueryData(jobApplicationQuery('job').queryKey, null);
  client.setQueryData(myProfileQuery.queryKey, { id: 'profile', approvalStatus: 'approved' } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale={locale}
        timeZone="UTC"
        // Texts of other features are not loaded here; their keys are rendered.
        onError={() => {}}
        messages={{ jobs: LANGUAGES[locale] as typeof jobsEn, applications: applicationsEn }}
      >
        <ApplyPanel job={{ ...JOB, ...job }} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('the application panel names the countries of the job above the cover letter, in the user’s language', () => {
  const sentences = {
    en: 'Your country isn’t on this job’s list (Colombia and Mexico), but you can still apply.',
    es: 'Tu país no está entre los de esta vacante (Colombia y México), pero puedes postularte de todos modos.',
    pt: 'Seu país não está entre os desta vaga (Colômbia e México), mas você pode se candidatar mesmo assim.',
  };
  for (const locale of ['en', 'es', 'pt'] as const) {
    const panel = renderPanel({}, locale);
    expect(panel).toContain(sentences[locale]);
    expect(panel.indexOf(sentences[locale])).toBeLessThan(panel.indexOf('<textarea'));
  }
});

it('the application panel does not mention countries to other candidates', () => {
  expect(renderPanel({ isOutsideJobCountries: false })).not.toContain('Your country');
  expect(renderPanel({ isOutsideJobCountries: false })).toContain('<textarea');
});
