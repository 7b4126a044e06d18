/** Signing in with an emailed link: the offer to send one while failed attempts lock the sign-in, and the page that the link opens. */

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { describeError } from '#client/api/query-client.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { FocusedHeading } from '#client/ui/focused-heading.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { authContract } from '../auth.contract.ts';
import { useFinishSignIn } from './finish-sign-in.ts';
import { isSecondStepRequired } from './second-step-required.ts';
import { signInLinkEn } from './sign-in-link.en.ts';

const Offer = ({ email }: { email: string }) => {
  const t = useTranslations('signInLink.offer');
  const send = useApiMutation(authContract.askForSignInLink);
  return (
    <div
      role="status"
      className="mb-6 flex flex-col items-start gap-3 rounded-card border border-line bg-sunken p-5 text-ink-soft"
    >
      <MailCheck className="size-7 text-positive" strokeWidth={1.5} />
      <h2 className="headline text-ink text-xl">{t(send.isSuccess ? 'sentTitle' : 'title')}</h2>
      <p className="max-w-full break-words">{send.isSuccess ? t('sentText', { email }) : t('text')}</p>
      {send.isSuccess ? (
        <p className="text-muted text-sm">{t('nothing')}</p>
      ) : (
        <Button size="sm" pending={send.isPending} onClick={() => send.mutate({ body: { email } })}>
          {t('submit')}
        </Button>
      )}
    </div>
  );
};

interface SignInByLinkProps {
  token: string;
  onSecondStep: () => void;
  onPassword: () => void;
}

const ByLink = ({ token, onSecondStep, onPassword }: SignInByLinkProps) => {
  const t = useTranslations('signInLink.use');
  const finishSignIn = useFinishSignIn();
  const signIn = useApiMutation(authContract.signInByLink, {
    failure: { isSilent: true },
    onSuccess: ({ user }) => finishSignIn(user),
  });
  const submit = async (): Promise<void> => {
    const error = await signIn.mutateAsync({ body: { token } }).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (isSecondStepRequired(error)) onSecondStep();
  };
  return (
    <div className="flex flex-col gap-5">
      <FocusedHeading>{t('title')}</FocusedHeading>
      {signIn.isError && !isSecondStepRequired(signIn.error) ? (
        <FormError>{describeError(signIn.error)}</FormError>
      ) : (
        <p className="text-ink-soft">{t('text')}</p>
      )}
      <Button
        variant="primary"
        size="lg"
        wide
        pending={signIn.isPending || signIn.isSuccess}
        onClick={() => void submit()}
      >
        {t('submit')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onPassword}>
        {t('password')}
      </Button>
    </div>
  );
};

/** Shown above the form after a sign-in was refused because of too many failed attempts. */
export const SignInLinkOffer = withEnglish({ signInLink: signInLinkEn }, Offer);

/** Replaces the form. Opening the link does nothing, because email clients open links too. The button signs the person in. */
export const SignInByLink = withEnglish({ signInLink: signInLinkEn }, ByLink);
