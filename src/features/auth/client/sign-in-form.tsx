/**
 * The sign-in form. After a successful sign-in, loads the next page as a new document (the one in `?next=` if it is on this site) and shows a toast
 * there. After a registration, the address is prefilled. If the account requires a second step, the form for it replaces the sign-in form.
 */

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { ApiError } from '#client/api/api-error.ts';
import { describeError } from '#client/api/query-client.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormEmailField, FormPasswordField } from '#client/form/form-fields.tsx';
import { useEarlyInput, useIsHydrated } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { authContract, type CurrentUser, signInSchema } from '../auth.contract.ts';
import { providersContract } from '../sign-in-ways.contract.ts';
import { authEn } from './auth.en.ts';
import { readNextPath, useFinishSignIn } from './finish-sign-in.ts';
import { readRegisteredAddress } from './registered-address.ts';
import { isSecondStepRequired } from './second-step-required.ts';
import { providersQuery } from './sign-in-ways.api.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Shown below the sign-in form: passkeys, and the available providers. */
const OtherWays = ({ isReady, onSignedIn }: { isReady: boolean; onSignedIn: (user: CurrentUser) => void }) => {
  const t = useTranslations('auth.signIn');
  const providers = useQuery({ ...providersQuery, enabled: isReady }).data ?? [];
  const passkey = usePasskeySignIn('alone', onSignedIn, t('noPasskey'));
  const start = useApiMutation(providersContract.startProvider, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button size="lg" wide disabled={!isReady} pending={passkey.isPending} onClick={passkey.start}>
        {t('passkey')}
      </Button>
      {providers.map(({ provider, label }) => (
        <Button
          key={provider}
          size="lg"
          wide
          pending={start.isPending || start.isSuccess}
          onClick={() => start.mutate({ params: { provider }, body: { next: readNextPath() } })}
        >
          {t('continueWith', { provider: label })}
        </Button>
      ))}
    </div>
  );
};

const FORM_ID = 'sign-in';

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));
const ProviderProblem = lazy(async () => ({ default: (await import('./provider-problem.tsx')).ProviderProblem }));
const CheckEmail = lazy(async () => ({ default: (await import('./check-email.tsx')).CheckEmail }));
const loadSignInLink = () => import('./sign-in-link.tsx');
const SignInLinkOffer = lazy(async () => ({ default: (await loadSignInLink()).SignInLinkOffer }));
const SignInByLink = lazy(async () => ({ default: (await loadSignInLink()).SignInByLink }));

const isLocked = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Returns a query parameter that a provider's redirect or an emailed link sets. Null before hydration. */
const readQueryParameter = (isReady: boolean, name: string): string | null =>
  isReady ? new URLSearchParams(window.location.search).get(name) : null;

const PasswordForm = ({ onSecondStep }: { onSecondStep: () => void }) => {
  const t = useTranslations('auth');
  const form = useZodForm(signInSchema, { email: '', password: '' });
  const isReady = useEarlyInput(form, FORM_ID);
  const registeredEmail = isReady ? readRegisteredAddress() : null;
  // Keeps text that the browser or the person entered, and does not fill a focused field. A layout effect, because the person could start typing
  // after the next paint.
  useLayoutEffect(() => {
    const isEmpty = form.getValues('email') === '' && document.activeElement?.getAttribute('name') !== 'email';
    if (registeredEmail !== null && isEmpty) form.setValue('email', registeredEmail);
  }, [form, registeredEmail]);
  const finishSignIn = useFinishSignIn();
  const signIn = useApiMutation(authContract.signIn, {
    failure: { isSilent: true },
    onSuccess: ({ user }) => finishSignIn(user),
  });
  const submit = async (body: { email: string; password: string }): Promise<void> => {
    try {
      await signIn.mutateAsync({ body });
    } catch (error) {
      if (isSecondStepRequired(error)) return onSecondStep();
      const description = describeError(error, t('signIn.failedText'));
      showToast({ title: t('signIn.failedTitle'), description, tone: 'error' });
      throw error;
    }
  };
  // Stays pending after success while the next page loads.
  const isPending = signIn.isPending || signIn.isSuccess;
  const lockedEmail = isLocked(signIn.error) ? signIn.variables?.body?.email : undefined;
  return (
    <>
      {lockedEmail !== undefined && (
        <Suspense fallback={null}>
          <SignInLinkOffer key={lockedEmail} email={lockedEmail} />
        </Suspense>
      )}
      {registeredEmail !== null && (
        <Suspense fallback={null}>
          <CheckEmail email={registeredEmail} />
        </Suspense>
      )}
      {readQueryParameter(isReady, 'problem') && (
        <div className="mb-5">
          <Suspense fallback={null}>
            <ProviderProblem />
          </Suspense>
        </div>
      )}
      <Form id={FORM_ID} form={form} onSubmit={submit}>
        <FormEmailField control={form.control} name="email" label={t('fields.email')} autoComplete="username" />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <p className="-mt-2 text-right text-sm">
          <TextLink to={PUBLIC_PATHS.forgotPassword}>{t('signIn.forgot')}</TextLink>
        </p>
        <SubmitButton size="lg" wide disabled={!isReady} pending={isPending} pendingText={t('signIn.pending')}>
          {t('signIn.submit')}
        </SubmitButton>
      </Form>
      <OtherWays isReady={isReady} onSignedIn={finishSignIn} />
    </>
  );
};

const SignIn = () => {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<'password' | 'second'>();
  const token = readQueryParameter(isHydrated, 'link');
  if (chosen === undefined && token) {
    return (
      <Suspense fallback={null}>
        <SignInByLink token={token} onSecondStep={() => setChosen('second')} onPassword={() => setChosen('password')} />
      </Suspense>
    );
  }
  // Present after a redirect from a provider.
  const step = chosen ?? readQueryParameter(isHydrated, 'step');
  if (step !== 'second') return <PasswordForm onSecondStep={() => setChosen('second')} />;
  return (
    <Suspense fallback={null}>
      <SecondStepForm onAgain={() => setChosen('password')} />
    </Suspense>
  );
};

export const SignInForm = withEnglish({ auth: authEn }, SignIn);
