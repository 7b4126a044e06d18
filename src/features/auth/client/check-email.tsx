/**
 * Shown above the sign-in form after a registration: the address that the password was sent to, and a button in case the email does not arrive. The
 * button requests a password reset email, whose link lets the person set a password.
 */

import { MailCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { authContract } from '../auth.contract.ts';
import { checkEmailEn } from './check-email.en.ts';

const Reminder = ({ email }: { email: string }) => {
  const t = useTranslations('checkEmail');
  const resend = useApiMutation(authContract.forgotPassword);
  return (
    <div className="mb-6 flex flex-col items-start gap-3 rounded-card border border-line bg-sunken p-5">
      <MailCheck className="size-7 text-positive" strokeWidth={1.5} />
      <h2 className="headline text-ink text-xl">{t('title')}</h2>
      <p className="max-w-full break-words text-ink-soft">{t('text', { email })}</p>
      <p role="status" className="text-muted text-sm">
        {t(resend.isSuccess ? 'resent' : 'nothing')}
      </p>
      {!resend.isSuccess && (
        <Button size="sm" pending={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
};

export const CheckEmail = withEnglish({ checkEmail: checkEmailEn }, Reminder);
