/** The hours in common on a job card. The score counts them in the time zone of the profile too. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { JobTerms } from './job-card.tsx';

const MESSAGES = { matching: { clock: { shared: '{hours} h in common' } } };

/** Returns the hours in common on the card, or undefined. */
const readHours = (profile: object | null, isOwn = false): string | undefined => {
  const client = new QueryClient();
  client.setQueryData(myProfileQuery.queryKey, profile as never);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={MESSAGES} onError={() => {}}>
        <JobTerms jobType={null} hourlyBudget={20} hourlyBudgetFrom={null} timezone="America/New_York" isOwn={isOwn} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return />([\d.]+) h in common/.exec(html)?.[1];
};

describe('the hours in common on a job card', () => {
  it('are counted in the time zone of the profile, wherever the device is', () => {
    expect(readHours({ timezone: 'America/New_York' })).toBe('8');
    expect(readHours({ timezone: 'Asia/Tokyo' })).toBe('0');
    expect(readHours({ timezone: 'ART' })).toBe('7');
  });

  it('are counted in the time zone of the device if the profile states none', () => {
    const device = readHours({ timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
    expect(readHours({ timezone: null })).toBe(device);
    expect(readHours(null)).toBe(device);
  });

  it('are not shown to the company of the job', () => {
    expect(readHours(null, true)).toBeUndefined();
  });
});
