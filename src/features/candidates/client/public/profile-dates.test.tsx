/** Profile forms show dates with the precision that was stated. */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { profilePartsEn } from '../profile-parts.en.ts';
import { ProfileParts } from './profile-parts.tsx';
import { type ProfileValues, profileValues } from './profile-values.ts';

const Form = ({ values }: { values: ProfileValues }) => (
  <FormProvider {...useForm<ProfileValues>({ defaultValues: values })}>
    <ProfileParts />
  </FormProvider>
);

const findSelectedValues = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<select[^>]*aria-label="${name}"[^>]*>(.*?)</select>`, 'g'))].map(
    ([, options = '']) => /value="([^"]*)" selected/.exec(options)?.[1] ?? '',
  );

const renderDates = (values: ProfileValues) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" now={new Date('2026-06-01')} messages={{ profileParts: profilePartsEn }}>
      <Form values={values} />
    </IntlProvider>,
  );
  const joinDates = (name: string) => {
    const months = findSelectedValues(html, `${name}: month`);
    return findSelectedValues(html, `${name}: year`).map((year, index) =>
      [year, months[index]].filter(Boolean).join('-'),
    );
  };
  return { start: joinDates('Start'), end: joinDates('End') };
};

const date = fc
  .tuple(fc.integer({ min: 1930, max: 2026 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }))
  .map(([year, month]) => (month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`));
const span = fc.record({ start: date, end: fc.oneof(date, fc.constant('')) });

describe('the dates in a profile form', () => {
  it('have a month only if a month is stated', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 3 }), fc.array(span, { maxLength: 2 }), (jobs, studies) => {
        const values: ProfileValues = {
          ...profileValues(),
          positions: jobs.map((dates) => ({ title: 'Clerk', company: '', summary: '', ...dates })),
          education: studies.map((dates) => ({ school: 'PUCP', degree: '', field: '', ...dates })),
        };
        const entries = [...jobs, ...studies];
        expect(renderDates(values)).toEqual({
          start: entries.map(({ start }) => start),
          end: entries.map(({ end }) => end),
        });
      }),
      { numRuns: 20 },
    );
  });
});
