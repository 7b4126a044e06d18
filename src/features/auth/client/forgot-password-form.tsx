/** Requests a reset link. The message afterward is the same for every address. */

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormEmailField } from '#client/form/form-fields.tsx';
import { useEarlyInput } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { FocusedHeading } from '#client/ui/focused-heading.tsx';
import { authContract, mailedLinkSchema } from '../auth.contract.ts';
import { authEn } from './auth.en.ts';

const FORM_ID = 'forgot-password';

const LinkSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const t = useTranslations('auth.forgot');
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-sunken p-5">
      <MailCheck className="size-7 text-positive" strokeWidth={1.5} />
      <FocusedHeading>{t('sentTitle')}</FocusedHeading>
      <p className="break-words text-ink-soft">{t('sentText', { email })}</p>
      <p className="text-muted text-sm">{t('nothing')}</p>
      <Button size="sm" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
};

const ForgotForm = () => {
  const t = useTranslations('auth');
  const form = useZodForm(mailedLinkSchema, { email: '' });
  const isReady = useEarlyInput(form, FORM_ID);
  const send = useApiMutation(authContract.forgotPassword);
  if (send.isSuccess) return <LinkSent email={form.getValues('email').trim()} onAgain={send.reset} />;
  return (
    <Form id={FORM_ID} form={form} onSubmit={(body) => send.mutateAsync({ body })}>
      <FormEmailField control={form.control} name="email" label={t('fields.email')} autoComplete="username" />
      <SubmitButton size="lg" wide disabled={!isReady} pendingText={t('forgot.pending')}>
        {t('forgot.submit')}
      </SubmitButton>
    </Form>
  );
};

export const ForgotPasswordForm = withEnglish({ auth: authEn }, ForgotForm);
