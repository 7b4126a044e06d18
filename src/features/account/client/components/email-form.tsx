/** The sign-in email address, the pending one, and the form that requests a new one. */
import { MailQuestion } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormEmailField, FormPasswordField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { type Account, emailChangeSchema } from '../../account.contract.ts';
import { useCancelEmailChange, useChangeAccount } from '../account.api.ts';

const bold = (chunks: ReactNode) => <strong className="break-words font-semibold">{chunks}</strong>;

const useRequestEmail = (email: string, onSent?: () => void) => {
  const t = useTranslations('account.email');
  return useChangeAccount(() => {
    showToast({ title: t('sentTitle'), description: t('sentText', { email }) });
    onSent?.();
  });
};

type Pending = NonNullable<Account['pendingEmail']>;

const PendingAddress = ({
  account,
  pending,
  onCanceled,
}: {
  account: Account;
  pending: Pending;
  onCanceled: () => void;
}) => {
  const t = useTranslations('account.email');
  const time = useTimes().time(pending.expiresAt);
  const resend = useRequestEmail(pending.email);
  const cancelChange = useCancelEmailChange(() => {
    showToast({ title: t('keptTitle'), description: t('keptText', { email: account.email }) });
    onCanceled();
  });
  return (
    <div className="flex gap-3 rounded-control border border-caution-line bg-caution-soft p-4 text-caution-ink">
      <MailQuestion className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="break-words">{t.rich('waiting', { email: pending.email, b: bold })}</p>
        <p className="mt-1 text-sm">{t('waitingText', { time })}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            pending={resend.isPending}
            pendingText={t('pending')}
            onClick={() => resend.mutate({ body: { email: pending.email } })}
          >
            {t('again')}
          </Button>
          <Button size="sm" pending={cancelChange.isPending} onClick={() => cancelChange.mutate({})}>
            {t('keepCurrent')}
          </Button>
        </div>
      </div>
    </div>
  );
};

const EmailRequestForm = ({ account, onDone }: { account: Account; onDone: () => void }) => {
  const t = useTranslations('account.email');
  const form = useZodForm(emailChangeSchema, { email: '', currentPassword: '' });
  const typedEmail = form.watch('email').trim();
  const request = useRequestEmail(typedEmail, onDone);
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const handleSubmit = (change: z.infer<typeof emailChangeSchema>) => {
    if (change.email !== account.email) return request.mutateAsync({ body: change });
    form.setError('email', { message: t('same') }, { shouldFocus: true });
    return undefined;
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormEmailField control={form.control} name="email" label={t('new')} help={t('newHelp')} autoComplete="email" />
      <FormPasswordField
        control={form.control}
        name="currentPassword"
        label={t('password')}
        help={t('passwordHelp')}
        autoComplete="current-password"
      />
      <div className="flex justify-end gap-2.5">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <SubmitButton pendingText={t('pending')}>{t('submit')}</SubmitButton>
      </div>
    </Form>
  );
};

export const EmailForm = ({ account }: { account: Account }) => {
  const t = useTranslations('account.email');
  const [isFormOpen, setIsFormOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasFormOpen = useRef(false);
  const handleDone = () => {
    wasFormOpen.current = true;
    setIsFormOpen(false);
  };
  const focusOnReturn = (button: HTMLButtonElement | null) => {
    opener.current = button;
    if (!button || !wasFormOpen.current) return;
    wasFormOpen.current = false;
    button.focus();
  };
  return (
    <Card className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('current')}</p>
          <p className="break-words font-medium text-ink">{account.email}</p>
        </div>
        {!isFormOpen && (
          // After the form closes, focus returns to the button that opened it.
          <Button ref={focusOnReturn} onClick={() => setIsFormOpen(true)}>
            {t('change')}
          </Button>
        )}
      </div>
      {account.pendingEmail && (
        <PendingAddress
          account={account}
          pending={account.pendingEmail}
          // The buttons disappear together with the pending address.
          onCanceled={() => opener.current?.focus()}
        />
      )}
      {isFormOpen && <EmailRequestForm account={account} onDone={handleDone} />}
    </Card>
  );
};
