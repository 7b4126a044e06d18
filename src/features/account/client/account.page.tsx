/** The account page: profile, ways to sign in, mails, data export and deletion. The hiring profile is on /profile. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { formatDate } from '#client/ui/format.ts';
import { PageHeader } from '#client/ui/page-header.tsx';
import { currentUserQuery, useSignOut } from '#features/auth/client/auth.api.ts';
import { SignInWays } from '#features/auth/client/public/sign-in-ways.tsx';
import { CalendarAddress } from '#features/interviews/client/public/calendar-address.tsx';
import type { Account } from '../account.contract.ts';
import { accountQuery } from './account.api.ts';
import { DataExport } from './components/data-export.tsx';
import { DeleteAccount } from './components/delete-account.tsx';
import { EmailForm } from './components/email-form.tsx';
import { LanguageField } from './components/language-field.tsx';
import { MailChoices } from './components/mail-choices.tsx';
import { NameForm } from './components/name-form.tsx';
import { Part } from './components/part.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { PhotoField } from './components/photo-field.tsx';
import { ScoreChoice } from './components/score-choice.tsx';
import { SessionList } from './components/session-list.tsx';

const You = ({ account }: { account: Account }) => {
  const t = useTranslations('account.you');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  return (
    <Card className="space-y-6">
      <PhotoField account={account} />
      <NameForm account={account} />
      <p className="border-line border-t pt-4 text-muted text-sm">
        {t('memberSince', { date: formatDate(account.createdAt, now, locale, timeZone) })}
      </p>
    </Card>
  );
};

/** Read with every visit and every return to the tab, since an address is usually confirmed from a mail in another tab. */
const ALWAYS_FRESH = { staleTime: 0, refetchOnWindowFocus: true };

export const AccountPage = () => {
  const t = useTranslations('account');
  const calendar = useTranslations('interviews.calendar');
  const ways = useTranslations('signInWays.part');
  const account = useSuspenseQuery({ ...accountQuery, ...ALWAYS_FRESH }).data;
  // The header's menu also shows the address. Whether the password is temporary is known here first.
  const user = useSuspenseQuery({ ...currentUserQuery, ...ALWAYS_FRESH }).data;
  const signOut = useSignOut();
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button
            icon={<LogOut aria-hidden="true" className="size-4.5" />}
            pending={signOut.isPending}
            onClick={() => signOut.mutate({})}
          >
            {t('signOut')}
          </Button>
        }
      />
      <Part title={t('you.title')} text={t('you.text')}>
        <You account={account} />
      </Part>
      <Part title={t('email.title')} text={t('email.text')}>
        <EmailForm account={account} />
      </Part>
      <Part title={t('password.title')} text={user.passwordIsTemporary ? t('password.temporary') : t('password.text')}>
        <PasswordForm user={user} />
      </Part>
      <Part title={ways('title')} text={ways('text')}>
        <SignInWays />
      </Part>
      <Part title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList />
      </Part>
      <Part title={t('language.title')} text={t('language.text')}>
        <LanguageField account={account} />
      </Part>
      <Part title={t('notifications.title')} text={t('notifications.text')}>
        <MailChoices account={account} />
      </Part>
      {account.accountType === 'candidate' && (
        <Part title={t('scores.title')} text={t('scores.text')}>
          <ScoreChoice account={account} />
        </Part>
      )}
      <Part title={calendar('title')} text={calendar('text')}>
        <CalendarAddress />
      </Part>
      <Part title={t('data.title')} text={t('data.text')}>
        <DataExport />
      </Part>
      <Part title={t('deletion.title')} text={t('deletion.text')}>
        <DeleteAccount account={account} />
      </Part>
    </div>
  );
};
