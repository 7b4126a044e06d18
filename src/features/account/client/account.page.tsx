/** The account page: who one is, the password, and where one is signed in. Everything about the hiring profile is on /profile. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { formatDate } from '#client/ui/format.ts';
import { PageHeader } from '#client/ui/page-header.tsx';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { currentUserQuery, useSignOut } from '#features/auth/client/auth.api.ts';
import { PasswordForm } from './components/password-form.tsx';
import { SessionList } from './components/session-list.tsx';

/** A part of the page: what it is about on the left, the matter on the right. */
const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 border-line border-t pt-8 lg:grid-cols-[16rem_1fr]">
      <div>
        <h2 id={id} className="headline text-ink text-xl">
          {title}
        </h2>
        <p className="mt-1 text-muted text-sm">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
};

const You = ({ user }: { user: CurrentUser }) => {
  const t = useTranslations('account.you');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const name = `${user.firstName} ${user.lastName}`;
  const facts = [
    [t('name'), name],
    [t('email'), user.email],
    [t('memberSince'), formatDate(user.createdAt, now, locale, timeZone)],
  ];
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar id={user.id} name={name} photoUrl={user.profileImageUrl} size="lg" />
      <dl className="grid min-w-0 flex-1 basis-56 grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

export const AccountPage = () => {
  const t = useTranslations('account');
  const user = useSuspenseQuery(currentUserQuery).data;
  const signOut = useSignOut();
  return (
    <div className="mx-auto max-w-5xl space-y-8">
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
        <You user={user} />
      </Part>
      <Part title={t('password.title')} text={user.passwordIsTemporary ? t('password.temporary') : t('password.text')}>
        <PasswordForm user={user} />
      </Part>
      <Part title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList />
      </Part>
    </div>
  );
};
