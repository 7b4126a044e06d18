/** `/profile` of a company: changes what the setup made. The gate lets nobody here without a profile. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { type Company, type NewCompany, newCompanySchema } from '../companies.contract.ts';
import { myCompanyQuery, useUpdateCompany } from './companies.api.ts';
import { CompanyFields, companyValues } from './components/company-fields.tsx';
import { CompanyPreview } from './components/company-preview.tsx';

const CompanyEditor = ({ company }: { company: Company }) => {
  const t = useTranslations('companies.edit');
  const form = useZodForm<NewCompany, NewCompany>(newCompanySchema, companyValues(company));
  const draft = useDraft(`company-profile.${company.id}`, form);
  const update = useUpdateCompany();
  const values = useWatch({ control: form.control });

  const handleSubmit = async (body: NewCompany) => {
    const saved = await update.mutateAsync({ body });
    draft.clear();
    form.reset(companyValues(saved));
    showToast({ title: t('saved.title'), description: t('saved.text') });
  };

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <Card>
        <Form form={form} onSubmit={handleSubmit}>
          <CompanyFields control={form.control} />
          <div className="flex justify-end">
            <Button
              type="submit"
              variant="primary"
              pending={form.formState.isSubmitting}
              pendingText={t('pending')}
              className="max-sm:w-full"
            >
              {t('submit')}
            </Button>
          </div>
        </Form>
      </Card>
      <aside className="lg:sticky lg:top-24">
        <CompanyPreview id={company.id} logoUrl={company.logoUrl} values={values} />
      </aside>
    </div>
  );
};

/** "Company Profile", to be changed. */
export const CompanyProfilePage = () => {
  const t = useTranslations('companies.edit');
  const company = useSuspenseQuery(myCompanyQuery).data;
  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
      {company && <CompanyEditor company={company} />}
    </div>
  );
};
