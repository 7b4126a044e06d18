/** The form in which a text is saved, or changed. */
import { useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { LIMITS } from '#shared/limits.ts';
import { type MessageTemplate, type NewTemplate, newTemplateSchema } from '../../templates.contract.ts';
import { useChangeTemplate, useCreateTemplate } from '../templates.api.ts';

interface TemplateFormProps {
  /** The one to change; null for a new one. */
  template: MessageTemplate | null;
  onClose: () => void;
}

export const TemplateForm = ({ template, onClose }: TemplateFormProps) => {
  const t = useTranslations('templates');
  const create = useCreateTemplate();
  const change = useChangeTemplate();
  const form = useZodForm<NewTemplate, NewTemplate>(newTemplateSchema, {
    title: template?.title ?? '',
    body: template?.body ?? '',
  });
  const handleSubmit = async (body: NewTemplate) => {
    if (template === null) await create.mutateAsync({ body });
    else await change.mutateAsync({ params: { id: template.id }, body });
    onClose();
    showToast({ title: t('saved') });
  };
  return (
    <Form form={form} onSubmit={handleSubmit} aria-label={template === null ? t('form.new') : t('form.change')}>
      <FormTextField control={form.control} name="title" label={t('form.title')} maxLength={LIMITS.name} required />
      <FormTextArea
        control={form.control}
        name="body"
        label={t('form.body')}
        help={t('form.help')}
        rows={6}
        maxLength={LIMITS.messageTemplate}
        required
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting} pendingText={t('form.saving')}>
          {t('form.save')}
        </Button>
      </div>
    </Form>
  );
};
