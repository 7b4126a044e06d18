/**
 * Requests a link that erases the data stored about an email address without an account. If the page was opened from that link, shows the button that
 * erases the data. Opening the link erases nothing. The response is the same for every address.
 */

import { CircleCheck, MailCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { ApiError } from '#client/api/api-error.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormEmailField } from '#client/form/form-fields.tsx';
import { useEarlyInput } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { FocusedHeading } from '#client/ui/focused-heading.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { useToken } from '#client/use-token.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { erasureContract, erasureRequestSchema } from '../erasure.contract.ts';
import { eraseMyDataEn } from './erase-my-data.en.ts';

const FORM_ID = 'erase-my-data';

interface OutcomeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** Replaces the form. */
const Outcome = ({ icon, title, children }: OutcomeProps) => (
  <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-sunken p-5">
    {icon}
    <FocusedHeading>{title}</FocusedHeading>
    {children}
  </div>
);

const RequestForm = () => {
  const t = useTranslations('account.erase');
  const form = useZodForm(erasureRequestSchema, { email: '' });
  const isReady = useEarlyInput(form, FORM_ID);
  const request = useApiMutation(erasureContract.askForErasure);
  if (request.isSuccess) {
    const values = { email: form.getValues('email').trim(), hours: LIFETIMES.erasureLinkHours };
    return (
      <Outcome icon={<MailCheck className="size-7 text-positive" strokeWidth={1.5} />} title={t('sentTitle')}>
        <p className="break-words text-ink-soft">{t('sentText', values)}</p>
        <Button size="sm" onClick={request.reset}>
          {t('again')}
        </Button>
      </Outcome>
    );
  }
  return (
    <Form id={FORM_ID} form={form} onSubmit={(body) => request.mutateAsync({ body })}>
      <FormEmailField control={form.control} name="email" label={t('email')} help={t('help')} autoComplete="email" />
      <SubmitButton size="lg" wide disabled={!isReady} pendingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
};

const ConfirmForm = ({ token }: { token: string }) => {
  const t = useTranslations('account.erase');
  const confirm = useApiMutation(erasureContract.confirmErasure, { failure: { isSilent: true } });
  if (confirm.isSuccess) {
    return (
      <Outcome icon={<CircleCheck className="size-7 text-positive" strokeWidth={1.5} />} title={t('doneTitle')}>
        <p className="text-ink-soft">{t('doneText')}</p>
      </Outcome>
    );
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { token } });
  };
  const { error } = confirm;
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormError>{error instanceof ApiError ? (error.detail ?? undefined) : undefined}</FormError>
      <p className="text-ink-soft">{t('confirmText')}</p>
      <Button type="submit" variant="danger" size="lg" wide pending={confirm.isPending} pendingText={t('confirming')}>
        {t('confirm')}
      </Button>
    </form>
  );
};

const EraseForm = () => {
  const token = useToken() ?? '';
  return token === '' ? <RequestForm /> : <ConfirmForm token={token} />;
};

export const EraseMyDataForm = withEnglish({ account: { erase: eraseMyDataEn } }, EraseForm);
