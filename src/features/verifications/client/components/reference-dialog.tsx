/** Asks for the name and address of a referee, who then receives a link by email. */
import { useLocale, useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { FormSelectField, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { productLanguageOptions } from '#client/ui/code-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { type NewReference, newReferenceSchema } from '../../references.contract.ts';
import { useAskForReference } from '../references.api.ts';

const FORM_ID = 'ask-for-reference';

export const ReferenceDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('ownVerifications');
  const locale = useLocale();
  const form = useZodForm<NewReference, NewReference>(newReferenceSchema, {
    name: '',
    email: '',
    relation: '',
    language: 'en',
  });
  const ask = useAskForReference(() => {
    onClose();
    showToast({ title: t('referee.done'), description: t('referee.doneText', { days: LIFETIMES.referenceLinkDays }) });
  });
  const { control } = form;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('referee.title')}
      text={t('referee.text')}
      confirm={{ text: t('referee.confirm'), pending: ask.isPending, form: FORM_ID }}
    >
      <Form id={FORM_ID} form={form} onSubmit={(body) => ask.mutateAsync({ body })}>
        <FormTextField control={control} name="name" label={t('referee.name')} required maxLength={LIMITS.name} />
        <FormTextField control={control} name="email" type="email" label={t('referee.email')} required />
        <FormTextField
          control={control}
          name="relation"
          label={t('referee.relation')}
          help={t('referee.relationHelp')}
          required
          maxLength={LIMITS.title}
        />
        <FormSelectField
          control={control}
          name="language"
          label={t('referee.language')}
          help={t('referee.languageHelp')}
          options={productLanguageOptions(locale)}
        />
      </Form>
    </Dialog>
  );
};
