/** Changes the password. Requires the current one, because anyone can access an unlocked screen. */
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormPasswordField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { type CurrentUser, changePasswordSchema } from '#features/auth/auth.contract.ts';
import { useChangePassword } from '#features/auth/client/auth.api.ts';

const EMPTY = { currentPassword: '', password: '' };

export const PasswordForm = ({ user }: { user: CurrentUser }) => {
  const t = useTranslations('account.password');
  const form = useZodForm(changePasswordSchema, EMPTY);
  const change = useChangePassword(() => {
    form.reset(EMPTY);
    showToast({ title: t('doneTitle'), description: t('doneText') });
  });
  return (
    <Card>
      <Form form={form} onSubmit={(body) => change.mutateAsync({ body })}>
        {/* Tells password managers whose password this is. */}
        <input
          type="email"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
          aria-hidden="true"
          tabIndex={-1}
        />
        <FormPasswordField
          control={form.control}
          name="currentPassword"
          label={t('current')}
          help={user.passwordIsTemporary ? t('currentTemporary') : undefined}
          autoComplete="current-password"
        />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('new')}
          help={t('newHelp')}
          autoComplete="new-password"
        />
        <div className="flex justify-end">
          <SubmitButton variant={form.formState.isDirty ? 'primary' : 'secondary'} pendingText={t('pending')}>
            {t('submit')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
};
