/** The moves for selected applications. The server moves at most `LIMITS.pageMax` in one request. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Application } from '../../applications.contract.ts';
import { applicationsEn } from '../applications.en.ts';
import { BulkBar } from './bulk-bar.tsx';

const selected = {
  status: 'pending',
  candidate: { committedHours: 0, user: { firstName: 'Ana', lastName: 'Prueba' } },
} as unknown as Application;

/** This feature cannot import these texts. They are rendered only if a selected person is hired. */
const candidates = { commitment: { someHired: '' } } as never;

const render = (count: number): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        messages={{
          applications: applicationsEn,
          candidates,
          vocabulary: vocabularyEn,
        }}
      >
        <BulkBar selected={Array.from({ length: count }, () => selected)} onClear={() => {}} />
      </IntlProvider>
    </QueryClientProvider>,
  );

it('offers moves for as many applications as the server moves in one request', () => {
  expect(render(LIMITS.pageMax)).toContain('Move 100 to under review');
});

it('says how many can be selected instead of moving more', () => {
  const html = render(LIMITS.pageMax + 1);
  expect(html).toContain('Select at most 100');
  expect(html).not.toContain('Move 101');
  expect(html).not.toContain(applicationsEn.bulk.noMove);
});
