/**
 * The forms that open from the links emailed to the new and the previous address. Their button confirms the new address or undoes the change. Opening
 * the link alone does nothing. The button works whether or not the user is signed in.
 */

import { CircleCheck } from 'lucide-react';
import { type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { ApiError } from '#client/api/api-error.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { useToken } from '#client/use-token.ts';
import { accountContract } from '../account.contract.ts';
import { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

type Texts = 'account.confirm' | 'account.undo';

const ConfirmedEmail = ({ texts, email }: { texts: Texts; email: string }) => {
  const t = useTranslations(texts);
  return (
    <div role="status" className="flex gap-3 rounded-control bg-positive-soft p-4 text-positive-ink">
      <CircleCheck className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('doneTitle')}</p>
        <p className="mt-1 break-words">{t('doneText', { email })}</p>
      </div>
    </div>
  );
};

/** Returns the server's description of the problem with the link. */
const linkErrorMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.detail ?? undefined) : undefined;

const CALLS = {
  'account.confirm': accountContract.confirmEmail,
  'account.undo': accountContract.undoEmailChange,
} as const;

const TokenForm = ({ texts }: { texts: Texts }) => {
  const t = useTranslations(texts);
  const token = useToken();
  const send = useApiMutation(CALLS[texts], { failure: { isSilent: true } });
  if (send.isSuccess) return <ConfirmedEmail texts={texts} email={send.data.email} />;
  // As tall as the button that it replaces, to prevent a layout shift.
  if (token === '') return <FormError>{t('noToken')}</FormError>;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (token) send.mutate({ body: { token } });
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormError>{linkErrorMessage(send.error)}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        disabled={token === null}
        pending={send.isPending}
        pendingText={t('pending')}
      >
        {t('submit')}
      </Button>
    </form>
  );
};

const Confirm = () => <TokenForm texts="account.confirm" />;
const Undo = () => <TokenForm texts="account.undo" />;

export const ConfirmEmailForm = withEnglish({ account: { confirm: emailConfirmationEn } }, Confirm);

export const UndoEmailForm = withEnglish({ account: { undo: emailUndoEn } }, Undo);
