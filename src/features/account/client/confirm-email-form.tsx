/** Confirms an address with the token of the link. Nothing happens by opening the link; the button does it, signed in or not. */
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { ApiError } from '#client/api/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { accountContract } from '../account.contract.ts';

const neverChanges = () => () => {};
/** The prerendered page knows no address, and so no token; null until the page lives. */
const useToken = () =>
  useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(window.location.search).get('token') ?? '',
    () => null,
  );

const Confirmed = ({ email }: { email: string }) => {
  const t = useTranslations('account.confirm');
  return (
    <div role="status" className="flex gap-3 rounded-control bg-positive-soft p-4 text-positive-ink">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('doneTitle')}</p>
        <p className="mt-1 break-words">{t('doneText', { email })}</p>
      </div>
    </div>
  );
};

/** What is wrong with the link, where it is. */
const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.detail ?? undefined) : undefined;

export const ConfirmEmailForm = () => {
  const t = useTranslations('account.confirm');
  const token = useToken();
  const confirm = useApiMutation(accountContract.confirmEmail, { failure: { isSilent: true } });
  if (confirm.isSuccess) return <Confirmed email={confirm.data.email} />;
  // Instead of the button, which would be of no use, and takes as much room: the page does not jump.
  if (token === '') return <FormError>{t('noToken')}</FormError>;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (token) confirm.mutate({ body: { token } });
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormError>{problemOf(confirm.error)}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        disabled={token === null}
        pending={confirm.isPending}
        pendingText={t('pending')}
      >
        {t('submit')}
      </Button>
    </form>
  );
};
