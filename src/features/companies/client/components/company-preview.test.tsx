/** A company without a description gets advice to write one only where the reader may do so. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { companyFormEn } from '../company-form.en.ts';
import { CompanyPreview } from './company-preview.tsx';

const { noDescription, notWritten } = companyFormEn.preview;

const render = (isReadOnly: boolean): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" onError={() => {}} messages={{ companyForm: companyFormEn }}>
      <CompanyPreview id="c1" values={{ companyName: 'Aroeira' }} isReadOnly={isReadOnly} />
    </IntlProvider>,
  );

it('advises those who may edit the profile', () => {
  expect(render(false)).toContain(noDescription);
  expect(render(false)).not.toContain(notWritten);
});

it('states the fact to other members', () => {
  expect(render(true)).toContain(notWritten);
  expect(render(true)).not.toContain(noDescription);
});
