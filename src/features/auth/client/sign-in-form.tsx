/**
 * The sign-in form. After success it opens the next page as a new document, with `?next=` where that is one of this site;
 * the toast goes along.
 */
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { Form } from '#client/form/form.tsx';
import { FormPasswordField, FormTextField } from '#client/form/form-fields.tsx';
import { useEarlyInput } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { handOverToast } from '#client/toast/toast-handover.ts';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS, safeNextPath } from '#shared/paths.ts';
import { authContract, type CurrentUser, signInSchema } from '../auth.contract.ts';
import { homePathOf } from '../auth.domain.ts';

const FORM_ID = 'sign-in';

const pathAfter = (user: CurrentUser): string =>
  safeNextPath(new URLSearchParams(window.location.search).get('next')) ?? homePathOf(user);

export const SignInForm = () => {
  const t = useTranslations('auth');
  const form = useZodForm(signInSchema, { email: '', password: '' });
  const isReady = useEarlyInput(form, FORM_ID);
  const signIn = useApiMutation(authContract.signIn, {
    failure: { title: t('signIn.failedTitle'), fallback: t('signIn.failedText') },
    onSuccess: ({ user }) => {
      handOverToast({ title: t('signIn.doneTitle'), description: t('signIn.doneText') });
      window.location.assign(pathAfter(user));
    },
  });
  // Stays pending after success: the next page is on its way.
  const isPending = signIn.isPending || signIn.isSuccess;
  return (
    <Form id={FORM_ID} form={form} onSubmit={(body) => signIn.mutateAsync({ body })}>
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
      />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
      />
      <p className="-mt-2 text-right text-sm">
        <TextLink to={PUBLIC_PATHS.forgotPassword}>{t('signIn.forgot')}</TextLink>
      </p>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        disabled={!isReady}
        pending={isPending}
        pendingText={t('signIn.pending')}
      >
        {t('signIn.submit')}
      </Button>
    </Form>
  );
};
