/** If a company has no description, the preview suggests writing one only to members who may edit the profile. */
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

it('the preview suggests a description to members who may edit the profile', () => {
  expect(render(false)).toContain(noDescription);
  expect(render(false)).not.toContain(notWritten);
});

it('the preview tells other members only that the description is missing', () => {
  expect(render(true)).toContain(notWritten);
  expect(render(true)).not.toContain(noDescription);
});
