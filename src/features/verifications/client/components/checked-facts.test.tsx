/** The line under a verification shows how long the verification is valid, unless it was revoked. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { Verification } from '../../verifications.contract.ts';
import { lastDayEnd } from '../../verifications.domain.ts';
import { verificationsEn } from '../verifications.en.ts';
import { CheckedFacts } from './checked-facts.tsx';

const render = (values: Partial<Verification>, timeZone = 'UTC'): string =>
  renderToStaticMarkup(
    <IntlProvider
      locale="en"
      timeZone={timeZone}
      now={new Date('2026-12-20T12:00:00Z')}
      messages={{ verifications: verificationsEn }}
    >
      <CheckedFacts
        verification={{
          id: 'v1',
          kind: 'identity',
          subject: null,
          status: 'verified',
          method: 'document',
          verifiedAt: '2026-12-02T12:00:00Z',
          expiresAt: '2028-12-02T12:00:00Z',
          by: 'Puente',
          ...values,
        }}
      />
    </IntlProvider>,
  );

it.each([
  // At the time of expiry, the day has not ended in every time zone.
  [{}, 'valid until Dec 1, 2028'],
  [{ expiresAt: null }, 'doesn’t expire'],
  [{ status: 'expired', expiresAt: '2026-12-10T12:00:00Z' }, 'expired Dec 10'],
] as const)('the facts state when a verification expires: %o', (values, end) => {
  expect(render(values)).toContain(end);
});

it.each(['Pacific/Honolulu', 'America/Sao_Paulo', 'UTC', 'Asia/Tokyo'])(
  'the facts state the last day on which a verification is valid in %s',
  (timeZone) => {
    expect(render({ expiresAt: lastDayEnd('2028-12-02') }, timeZone)).toContain('valid until Dec 2, 2028');
  },
);

it('the facts do not say how long a revoked verification is valid', () => {
  const line = render({ status: 'revoked' });
  expect(line).toContain('Verified Dec 2 · with an official document');
  expect(line).not.toMatch(/valid|expire/);
});

it('there are no facts about a failed verification', () => {
  expect(render({ status: 'failed', verifiedAt: null })).toBe('');
});
