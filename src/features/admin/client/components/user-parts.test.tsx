/** The version of the accepted terms is a date, which is the same in every time zone. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { adminEn } from '../admin.en.ts';
import { adminEs } from '../admin.es.ts';
import { adminPt } from '../admin.pt.ts';
import { AgreedTerms } from './user-parts.tsx';

const AGREEMENT = { terms: '2026-11-30', privacy: '2026-10-01', agreedAt: '2026-12-02T12:00:00Z' };

it.each([
  ['en', adminEn, 'Terms of Nov 30, 2026', 'terms of Nov 30, 2026 and the privacy notice of Oct 1, 2026'],
  ['es', adminEs, 'Términos del 30 nov 2026', 'términos del 30 nov 2026 y el aviso de privacidad del 1 oct 2026'],
  [
    'pt',
    adminPt,
    'Termos de 30 de nov de 2026',
    'termos de 30 de nov de 2026 e o aviso de privacidade de 1 de out de 2026',
  ],
] as const)('the agreed terms are named by their date in %s', (locale, admin, shown, hint) => {
  const page = (
    <IntlProvider
      locale={locale}
      timeZone="America/Lima"
      now={new Date('2027-01-10T12:00:00Z')}
      messages={{ admin } as never}
    >
      <AgreedTerms agreement={AGREEMENT} />
    </IntlProvider>
  );
  const html = renderToStaticMarkup(page);
  expect(html).toContain(`>${shown}<`);
  expect(html).toContain(hint);
});
