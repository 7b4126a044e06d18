/**
 * The text for a factor without weight. It must not claim that nothing was stated, because the stated
 * value may not be comparable, such as "Flexible" for a time zone.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { matchingEn } from '../matching.en.ts';
import { matchingEs } from '../matching.es.ts';
import { matchingPt } from '../matching.pt.ts';
import { FactorReason } from './factor-parts.tsx';
import type { Factor } from './wording.ts';

const FLEXIBLE: Factor = {
  factor: 'timezone',
  score: 0,
  weight: 0,
  summary: '',
  reason: { kind: 'unstated', by: 'candidate' },
};

it.each([
  ['en', matchingEn, 'Nothing to compare, so it doesn’t count'],
  ['es', matchingEs, 'No hay datos para comparar, así que no cuenta'],
  ['pt', matchingPt, 'Sem dados para comparar, por isso não conta'],
])('a factor without weight says that there is nothing to compare, in %s', (locale, matching, text) => {
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="UTC" messages={{ matching }}>
      <FactorReason factor={FLEXIBLE} audience="company" />
    </IntlProvider>,
  );
  expect(markup).toContain(text);
});
