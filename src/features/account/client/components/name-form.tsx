/** First and last name, as others see them. */
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form } from '#client/form/form.tsx';
import { FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { registrationSchema } from '#features/auth/auth.contract.ts';
import type { Account } from '../../account.contract.ts';
import { useChangeAccount } from '../account.api.ts';

const nameSchema = z.pick(registrationSchema, { firstName: true, lastName: true });

export const NameForm = ({ account }: { account: Account }) => {
  const t = useTranslations('account.you');
  const { firstName, lastName } = account;
  const form = useZodForm(nameSchema, { firstName, lastName });
  const rename = useChangeAccount(() => {
    form.reset(form.getValues());
    showToast({ title: t('savedTitle'), description: t('savedText') });
  });
  return (
    <Form form={form} onSubmit={(body) => rename.mutateAsync({ body })}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormTextField control={form.control} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <FormTextField control={form.control} name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <div className="flex justify-end">
        <Button
          type="submit"
          variant={form.formState.isDirty ? 'primary' : 'secondary'}
          pending={rename.isPending}
          pendingText={t('saving')}
        >
          {t('save')}
        </Button>
      </div>
    </Form>
  );
};
