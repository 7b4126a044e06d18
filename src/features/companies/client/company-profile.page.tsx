/** `/profile` for companies, where the profile is edited. The gate opens this page only once a profile exists. */

import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { changedFields } from '#client/form/changed-fields.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormNumberField } from '#client/form/form-fields.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { IfMay, useMay } from '#client/may.tsx';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type Company, type NewCompany, newCompanySchema } from '../companies.contract.ts';
import { myCompanyQuery, useUpdateCompany } from './companies.api.ts';
import { companyFormEn } from './company-form.en.ts';
import { companyPageEn } from './company-page.en.ts';
import { AnswersProgress } from './components/answers-progress.tsx';
import { CompanyFields, companyValues } from './components/company-fields.tsx';
import { CompanyPreview } from './components/company-preview.tsx';
import { LogoField } from './components/logo-field.tsx';
import { WeeklyHoursForm } from './components/weekly-hours-form.tsx';
import { AnswersLine } from './public/answers-line.tsx';

const CompanyEditor = ({ company }: { company: Company }) => {
  const t = useTranslations('companyForm.edit');
  const formTexts = useTranslations('companyForm');
  const form = useZodForm<NewCompany, NewCompany>(newCompanySchema, companyValues(company));
  const draft = useDraft(`company-profile.${company.id}`, form);
  const update = useUpdateCompany();
  const values = useWatch({ control: form.control });

  const handleSubmit = async (body: NewCompany) => {
    const savedProfile = await update.mutateAsync({ body: changedFields(form, body) });
    draft.clear();
    form.reset(companyValues(savedProfile));
    showToast({ title: t('saved.title'), description: t('saved.text') });
  };

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <Card>
        <Form form={form} onSubmit={handleSubmit}>
          <CompanyFields control={form.control} />
          <FormNumberField
            control={form.control}
            name="answerDays"
            label={formTexts('fields.answerDays')}
            help={formTexts('answerDaysHelp')}
            required
          />
          <div className="flex justify-end">
            <SubmitButton pendingText={t('pending')} className="max-sm:w-full">
              {t('submit')}
            </SubmitButton>
          </div>
        </Form>
      </Card>
      <aside className="lg:sticky lg:top-24">
        <CompanyPreview id={company.id} logoUrl={company.logoUrl} values={values} />
        <AnswersLine company={company} className="mt-3 px-1" />
        <AnswersProgress company={company} />
      </aside>
    </div>
  );
};

/** The profile for members who may not change it. */
const ReadOnlyCompany = ({ company }: { company: Company }) => (
  <div className="max-w-lg">
    <CompanyPreview id={company.id} logoUrl={company.logoUrl} values={companyValues(company)} isReadOnly />
    <AnswersLine company={company} className="mt-3 px-1" />
  </div>
);

const ProfileSection = ({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="space-y-4">
    <SectionHeading id={id} text={text}>
      {title}
    </SectionHeading>
    <Card>{children}</Card>
  </section>
);

const Page = () => {
  const t = useTranslations('companyForm.edit');
  const company = useSuspenseQuery(myCompanyQuery).data;
  const mayManage = useMay('manage');
  const page = useTranslations('companyPage');
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('title')}
        text={t(mayManage ? 'text' : 'readOnly')}
        actions={
          company && (
            <>
              <IfMay may="recruit">
                <LinkButton to={APP_PATHS.team}>{page('team')}</LinkButton>
              </IfMay>
              <IfMay may="readAll">
                <LinkButton to={fillPath(APP_PATHS.company, { id: company.id })}>{page('seeAsCandidates')}</LinkButton>
              </IfMay>
            </>
          )
        }
      />
      {company && (
        <>
          {mayManage ? (
            <>
              <CompanyEditor company={company} />
              <ProfileSection id="logo" title={page('logo.title')} text={page('logo.text')}>
                <LogoField company={company} />
              </ProfileSection>
            </>
          ) : (
            <ReadOnlyCompany company={company} />
          )}
          <IfMay may="recruit">
            <ProfileSection id="hours" title={page('hours.title')} text={page('hours.text')}>
              <WeeklyHoursForm />
            </ProfileSection>
          </IfMay>
        </>
      )}
    </div>
  );
};

/** The "Company Profile" form for an existing profile, with the logo and the interview hours. */
export const CompanyProfilePage = withEnglish({ companyForm: companyFormEn, companyPage: companyPageEn }, Page);
