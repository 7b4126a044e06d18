/**
 * The account page: profile, sign-in methods, email preferences and deletion, with sections from other features. The hiring profile is on /profile.
 */

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { changedFields } from '#client/form/changed-fields.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { useMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { PictureField } from '#client/ui/picture-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { registrationSchema } from '#features/auth/auth.contract.ts';
import { currentUserQuery, useSignOut } from '#features/auth/client/auth.api.ts';
import { SignInWays } from '#features/auth/client/public/sign-in-ways.tsx';
import { signInWaysQuery } from '#features/auth/client/sign-in-ways.api.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { BELL_CHOICES, type BellChoice, type MailChoice } from '#shared/vocabulary.ts';
import type { Account } from '../account.contract.ts';
import { accountQuery, useChangeAccount, useDeletePhoto, usePutPhoto } from './account.api.ts';
import { DeleteAccount } from './components/delete-account.tsx';
import { EmailForm } from './components/email-form.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { SessionList } from './components/session-list.tsx';
import { alwaysSentKey, listMailChoices, mailTextKey } from './mail-choices.ts';
import { AccountPart } from './public/account-part.tsx';

const SCORE_CHANGES = ['companies', 'you', 'advice', 'records', 'rest'] as const;

/** Lets a candidate opt out of scores, with a list of the consequences. The choice takes effect immediately. */
const ScoreChoice = ({ account }: { account: Account }) => {
  const t = useTranslations('account.scores');
  const change = useChangeAccount();
  // The switch shows the choice that is being stored; an error resets it.
  const pendingChoice = change.isPending ? change.variables.body?.scoreOptOut : undefined;
  return (
    <Card className="space-y-5">
      <SwitchField
        label={t('shown')}
        help={t('shownText')}
        checked={!(pendingChoice ?? account.scoreOptOut)}
        disabled={change.isPending}
        onChange={(isOn) => change.mutate({ body: { scoreOptOut: !isOn } })}
      />
      <div className="space-y-2 text-ink-soft text-sm">
        <p className="font-medium text-ink">{t('offTitle')}</p>
        <ul className="list-disc space-y-1.5 pl-5">
          {SCORE_CHANGES.map((effect) => (
            <li key={effect}>{t(`off.${effect}`)}</li>
          ))}
        </ul>
      </div>
      <p className="border-line border-t pt-4 text-muted text-sm">
        <a
          href={PUBLIC_PATHS.howScoresWork}
          className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          {t('howTheyWork')}
        </a>
      </p>
    </Card>
  );
};

const MailSwitch = ({ account, choice }: { account: Account; choice: MailChoice }) => {
  const t = useTranslations('account.notifications');
  const change = useChangeAccount();
  // The switch shows the choice that is being stored; an error resets it.
  const pendingChoice = change.isPending ? change.variables.body?.notifications?.[choice] : undefined;
  return (
    <SwitchField
      label={t(choice)}
      help={t(mailTextKey(choice, account.accountType))}
      checked={pendingChoice ?? account.notifications[choice]}
      disabled={change.isPending}
      onChange={(isOn) => change.mutate({ body: { notifications: { [choice]: isOn } } })}
    />
  );
};

const BellSwitch = ({ account, choice }: { account: Account; choice: BellChoice }) => {
  const t = useTranslations('account.notifications');
  const change = useChangeAccount();
  const pendingChoice = change.isPending ? change.variables.body?.bell?.[choice] : undefined;
  return (
    <SwitchField
      label={t(choice)}
      help={t('bellInterviewsText')}
      checked={pendingChoice ?? account.bell[choice]}
      disabled={change.isPending}
      onChange={(isOn) => change.mutate({ body: { bell: { [choice]: isOn } } })}
    />
  );
};

/** One switch for each kind of email and notification that the person can turn off. A switch takes effect immediately. */
const NotificationChoices = ({ account }: { account: Account }) => {
  const t = useTranslations('account.notifications');
  const mayRecruit = useMay('recruit');
  const byMail = useId();
  const inBell = useId();
  return (
    <Card className="space-y-6">
      <div role="group" aria-labelledby={byMail} className="space-y-5">
        <h3 id={byMail} className="font-semibold text-ink">
          {t('byMail')}
        </h3>
        {listMailChoices(account.accountType, mayRecruit).map((choice) => (
          <MailSwitch key={choice} account={account} choice={choice} />
        ))}
        {account.accountType !== null && mayRecruit && (
          <TextLink to={APP_PATHS.savedSearches}>{t('savedSearchesLink')}</TextLink>
        )}
        <p className="text-muted text-sm">{t(`always.${alwaysSentKey(account.accountType, mayRecruit)}`)}</p>
      </div>
      <div role="group" aria-labelledby={inBell} className="space-y-5 border-line border-t pt-5">
        <h3 id={inBell} className="font-semibold text-ink">
          {t('inBell')}
        </h3>
        {BELL_CHOICES.map((choice) => (
          <BellSwitch key={choice} account={account} choice={choice} />
        ))}
      </div>
    </Card>
  );
};

/** The photo of the signed-in user, as others see it. */
const PhotoField = ({ account }: { account: Account }) => {
  const t = useTranslations('account.photo');
  const putPhoto = usePutPhoto(() => showToast({ title: t('savedTitle'), description: t('savedText') }));
  const remove = useDeletePhoto(() => showToast({ title: t('removedTitle'), description: t('removedText') }));
  const { id, firstName, lastName, profileImageUrl } = account;
  return (
    <PictureField
      t={t}
      hasPicture={profileImageUrl !== null}
      save={putPhoto}
      remove={remove}
      render={(chosenUrl) => (
        <Avatar id={id} name={`${firstName} ${lastName}`} photoUrl={chosenUrl ?? profileImageUrl} size="xl" />
      )}
    />
  );
};

const nameSchema = z.pick(registrationSchema, { firstName: true, lastName: true });

/** First and last name, as others see them. */
const NameForm = ({ account }: { account: Account }) => {
  const t = useTranslations('account.you');
  const { firstName, lastName } = account;
  const form = useZodForm(nameSchema, { firstName, lastName });
  const rename = useChangeAccount(() => {
    form.reset(form.getValues());
    showToast({ title: t('savedTitle'), description: t('savedText') });
  });
  return (
    <Form form={form} onSubmit={(body) => rename.mutateAsync({ body: changedFields(form, body) })}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormTextField control={form.control} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <FormTextField control={form.control} name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <div className="flex justify-end">
        <SubmitButton variant={form.formState.isDirty ? 'primary' : 'secondary'} pendingText={t('saving')}>
          {t('save')}
        </SubmitButton>
      </div>
    </Form>
  );
};

const LANGUAGE_OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_FACTS[language].name }));

/** The language of screens and emails. */
const LanguageField = ({ account }: { account: Account }) => {
  const t = useTranslations('account.language');
  const change = useChangeAccount();
  const pendingLanguage = change.isPending ? change.variables.body?.language : undefined;
  return (
    <Card>
      <SelectField
        label={t('label')}
        help={t('help')}
        options={LANGUAGE_OPTIONS}
        value={pendingLanguage ?? account.language}
        onChange={(value) => change.mutate({ body: { language: value as Language } })}
        className="sm:max-w-xs"
      />
    </Card>
  );
};

/** People who signed up with a provider have no password until they set one with an emailed link. */
const NoPassword = () => (
  <Card>
    <TextLink to={PUBLIC_PATHS.forgotPassword}>{useTranslations('account.password')('getLink')}</TextLink>
  </Card>
);

const ProfileCard = ({ account }: { account: Account }) => {
  const t = useTranslations('account.you');
  const times = useTimes();
  return (
    <Card className="space-y-6">
      <PhotoField account={account} />
      <NameForm account={account} />
      <p className="border-line border-t pt-4 text-muted text-sm">
        {t('memberSince', { date: times.date(account.createdAt) })}
      </p>
    </Card>
  );
};

/** Refetched on every visit and return to the tab, because an address is usually confirmed from an email in another tab. */
const ALWAYS_FRESH = { staleTime: 0, refetchOnWindowFocus: true };

/** `moreParts` are sections from other features, shown above the account deletion. */
export const AccountPage = ({ moreParts }: { moreParts: ReactNode }) => {
  const t = useTranslations('account');
  const ways = useTranslations('signInWays.part');
  const account = useSuspenseQuery({ ...accountQuery, ...ALWAYS_FRESH }).data;
  // Also refetched, because the header's menu shows the address, and this page shows whether the password is temporary.
  const user = useSuspenseQuery({ ...currentUserQuery, ...ALWAYS_FRESH }).data;
  const hasPassword = useQuery({ ...signInWaysQuery, ...ALWAYS_FRESH }).data?.hasPassword ?? true;
  const signOut = useSignOut();
  const passwordText = user.passwordIsTemporary ? 'password.temporary' : 'password.text';
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button icon={<LogOut className="size-4.5" />} pending={signOut.isPending} onClick={() => signOut.mutate({})}>
            {t('signOut')}
          </Button>
        }
      />
      <AccountPart title={t('you.title')} text={t('you.text')}>
        <ProfileCard account={account} />
      </AccountPart>
      <AccountPart title={t('email.title')} text={t('email.text')}>
        <EmailForm account={account} />
      </AccountPart>
      <AccountPart title={t('password.title')} text={t(hasPassword ? passwordText : 'password.none')}>
        {hasPassword ? <PasswordForm user={user} /> : <NoPassword />}
      </AccountPart>
      <AccountPart title={ways('title')} text={ways('text')}>
        <SignInWays />
      </AccountPart>
      <AccountPart title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList />
      </AccountPart>
      <AccountPart title={t('language.title')} text={t('language.text')}>
        <LanguageField account={account} />
      </AccountPart>
      <AccountPart title={t('notifications.title')} text={t('notifications.text')}>
        <NotificationChoices account={account} />
      </AccountPart>
      {account.accountType === 'candidate' && (
        <AccountPart title={t('scores.title')} text={t('scores.text')}>
          <ScoreChoice account={account} />
        </AccountPart>
      )}
      {moreParts}
      <AccountPart title={t('deletion.title')} text={t('deletion.text')}>
        <DeleteAccount account={account} />
      </AccountPart>
    </div>
  );
};
