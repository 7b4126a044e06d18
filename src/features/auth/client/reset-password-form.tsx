/** Sets a new password with the token in the URL. Opening the link changes nothing; submitting the form does. */

import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useApiMutation } from '#client/api/api.ts';
import { generalErrorMessage } from '#client/api/api-error.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormPasswordField } from '#client/form/form-fields.tsx';
import { useEarlyInput } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { handOverToast } from '#client/toast/toast-handover.ts';
import { FormError } from '#client/ui/form-error.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { authContract, newPasswordSchema } from '../auth.contract.ts';
import { authEn } from './auth.en.ts';

const FORM_ID = 'reset-password';
const schema = z.object({ password: newPasswordSchema });

/** Shows the hint about the link, or what is wrong with it. Whether its token is missing is known only after hydration. */
const LinkNotice = ({ problem }: { problem: string | undefined }) => {
  const t = useTranslations('auth');
  return (
    <div className="grid min-h-16.5 *:items-center">
      {problem === undefined ? (
        <p className="flex gap-2.5 rounded-control bg-sunken px-3 py-2.5 text-ink-soft text-sm">
          <Clock className="size-4 shrink-0 text-muted" />
          <span>{t('reset.link', { minutes: LIFETIMES.resetLinkMinutes })}</span>
        </p>
      ) : (
        <FormError>{problem}</FormError>
      )}
    </div>
  );
};

const ResetForm = () => {
  const t = useTranslations('auth');
  const form = useZodForm(schema, { password: '' });
  const isReady = useEarlyInput(form, FORM_ID);
  // Read after hydration, because the URL is unknown when the page is prerendered.
  const token = isReady ? new URLSearchParams(window.location.search).get('token') : null;
  const isIncomplete = isReady && !token;
  const reset = useApiMutation(authContract.resetPassword, {
    onSuccess: () => {
      handOverToast({ title: t('reset.doneTitle'), description: t('reset.doneText') });
      window.location.assign(PUBLIC_PATHS.login);
    },
  });
  const isPending = reset.isPending || reset.isSuccess;
  return (
    <Form
      id={FORM_ID}
      form={form}
      onSubmit={({ password }) => reset.mutateAsync({ body: { token: token ?? '', password } })}
    >
      <LinkNotice problem={isIncomplete ? t('reset.noToken') : generalErrorMessage(reset.error)} />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('fields.newPassword')}
        help={t('fields.newPasswordHelp')}
        autoComplete="new-password"
      />
      <SubmitButton
        size="lg"
        wide
        disabled={!isReady || isIncomplete}
        pending={isPending}
        pendingText={t('reset.pending')}
      >
        {t('reset.submit')}
      </SubmitButton>
    </Form>
  );
};

export const ResetPasswordForm = withEnglish({ auth: authEn }, ResetForm);
