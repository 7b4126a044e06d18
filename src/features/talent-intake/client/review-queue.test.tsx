/** The line above the queue counts pending applications only if no filter is set. Otherwise it counts the matching applications. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { WaitingList } from './review-queue.page.tsx';
import { reviewQueueList } from './talent-intake.api.ts';
import { talentIntakeEn } from './talent-intake.en.ts';

const render = (filters: { q: string; source: 'public' | '' }): string => {
  const client = new QueryClient();
  const page = { items: [], next: null, total: 0 };
  client.setQueryData(reviewQueueList(filters).queryKey, { pages: [page], pageParams: [null] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" onError={() => {}} messages={{ talentIntake: talentIntakeEn }}>
        <WaitingList {...filters} onClear={() => {}} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('the review queue shows the number of pending applications if no filter is set', () => {
  expect(render({ q: '', source: '' })).toContain('No pending applications');
});

it.each([
  { q: 'zither', source: '' },
  { q: '', source: 'public' },
] as const)('the review queue shows the number of applications found by the filter "$q$source"', (filters) => {
  expect(render(filters)).toContain('No applications found');
  expect(render(filters)).not.toContain('pending');
});
