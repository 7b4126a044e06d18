/** Removes the second step of a user who lost access to it. Explains the effect and requires the admin's password. */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { FieldsDialog } from '#features/auth/client/public/password-dialog.tsx';
import { useRemoveSecondStep } from '../admin.api.ts';

interface RemoveSecondStepProps {
  userId: string;
  name: string;
  onClose: () => void;
}

/** A dialog that is open while it is mounted. */
export const RemoveSecondStep = ({ userId, name, onClose }: RemoveSecondStepProps) => {
  const t = useTranslations('admin.secondStep');
  const remove = useRemoveSecondStep();
  return (
    <FieldsDialog
      isDangerous
      size="sm"
      title={t('title', { name })}
      text={t('text', { name })}
      password={{ label: t('password') }}
      submitText={t('confirm')}
      pendingText={t('pending')}
      onClose={onClose}
      // Errors are shown at the field; the dialog closes only on success.
      onSubmit={async ({ password = '' }) => {
        await remove.mutateAsync({ params: { id: userId }, body: { password } });
        onClose();
        showToast({ title: t('done'), description: t('doneText', { name }) });
      }}
    />
  );
};
