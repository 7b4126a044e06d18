/** Removes the second step of a user who lost access to it. Explains the effect and requires the admin's password. */
import { useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { FormPasswordField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { ownPasswordSchema } from '../../admin.contract.ts';
import { useRemoveSecondStep } from '../admin.api.ts';

interface RemoveSecondStepProps {
  userId: string;
  name: string;
  onClose: () => void;
}

const PasswordForm = ({ userId, name, onClose }: RemoveSecondStepProps) => {
  const t = useTranslations('admin.secondStep');
  const form = useZodForm(ownPasswordSchema, { password: '' });
  const remove = useRemoveSecondStep();
  // Errors are shown at the field; the dialog closes only on success.
  const submit = async (body: { password: string }): Promise<void> => {
    await remove.mutateAsync({ params: { id: userId }, body });
    onClose();
    showToast({ title: t('done'), description: t('doneText', { name }) });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormPasswordField control={form.control} name="password" label={t('password')} autoComplete="current-password" />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" pending={remove.isPending} pendingText={t('pending')}>
          {t('confirm')}
        </Button>
      </div>
    </Form>
  );
};

/** A dialog that is open while it is mounted. */
export const RemoveSecondStep = (props: RemoveSecondStepProps) => {
  const t = useTranslations('admin.secondStep');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="sm"
      title={t('title', { name: props.name })}
      text={t('text', { name: props.name })}
    >
      <PasswordForm {...props} />
    </Dialog>
  );
};
