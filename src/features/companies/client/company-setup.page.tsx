/**
 * The first screen for a new company account, where the profile is set up. Until a profile exists, the gate shows it instead of every other screen.
 * A draft survives a reload.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { useNavigateTo } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type NewCompany, newCompanySchema } from '../companies.contract.ts';
import { useCreateCompany } from './companies.api.ts';
import { companyFormEn } from './company-form.en.ts';
import { CompanyFields, companyValues } from './components/company-fields.tsx';
import { CompanyPreview } from './components/company-preview.tsx';

const Setup = () => {
  const t = useTranslations('companyForm.setup');
  const user = useSuspenseQuery(currentUserQuery).data;
  const go = useNavigateTo();
  const form = useZodForm<NewCompany, NewCompany>(newCompanySchema, companyValues());
  const draft = useDraft(`company-setup.${user.id}`, form);
  const create = useCreateCompany();
  const values = useWatch({ control: form.control });

  const handleSubmit = async (body: NewCompany) => {
    await create.mutateAsync({ body });
    draft.clear();
    showToast({ title: t('created.title'), description: t('created.text') });
    go(APP_PATHS.companyDashboard, { replace: true });
  };

  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <Card>
          <Form form={form} onSubmit={handleSubmit}>
            <CompanyFields control={form.control} />
            <div className="flex justify-end">
              <SubmitButton size="lg" pendingText={t('pending')} className="max-sm:w-full">
                {t('submit')}
              </SubmitButton>
            </div>
          </Form>
        </Card>
        <aside className="space-y-4 lg:sticky lg:top-24">
          <CompanyPreview id={user.id} values={values} />
          <p className="text-muted text-sm">{t('aside')}</p>
        </aside>
      </div>
    </div>
  );
};

/** The "Company Profile" setup form. Submitting it opens the dashboard. */
export const CompanySetupPage = withEnglish({ companyForm: companyFormEn }, Setup);
