/** Asks a new account whether it is a company or a candidate. The choice is final. The refetched account data determines the next screen. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { HiringPicture } from '#client/ui/illustrations/hiring.tsx';
import { JobSeekingPicture } from '#client/ui/illustrations/job-seeking.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { brand } from '#shared/brand.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { currentUserQuery, useSetAccountType } from './auth.api.ts';
import { authEn } from './auth.en.ts';
import { AgreementLine } from './public/agreement-line.tsx';

interface Choice<Value extends string> {
  value: Value;
  title: string;
  text: string;
  picture?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Large options that behave like radio buttons. The cards are in a row, stacked on phones. */
const ChoiceCards = <Value extends string>({ label, name, choices, value, onChange }: ChoiceCardsProps<Value>) => (
  <fieldset className="grid gap-4 sm:grid-cols-2">
    <legend className="sr-only">{label}</legend>
    {choices.map((choice) => (
      <label
        key={choice.value}
        className={classNames(
          'group relative flex cursor-pointer flex-col gap-2 overflow-hidden rounded-panel border bg-raised p-6 text-left transition-transform has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2',
          value === choice.value ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
        )}
      >
        <input
          type="radio"
          name={name}
          value={choice.value}
          checked={value === choice.value}
          onChange={() => onChange(choice.value)}
          className="absolute top-5 right-5 size-5 accent-(--accent)"
        />
        {choice.picture && <span className="mb-2 block">{choice.picture}</span>}
        <span className="headline text-ink text-xl">{choice.title}</span>
        <span className="text-muted text-sm">{choice.text}</span>
      </label>
    ))}
  </fieldset>
);

const useChoices = (): Choice<AccountType>[] => {
  const t = useTranslations('auth.chooser');
  return [
    {
      value: 'company',
      title: t('company'),
      text: t('companyText'),
      picture: (
        <span className="block w-40">
          <HiringPicture />
        </span>
      ),
    },
    {
      value: 'candidate',
      title: t('candidate'),
      text: t('candidateText'),
      picture: (
        <span className="block w-40">
          <JobSeekingPicture />
        </span>
      ),
    },
  ];
};

/** For people removed by a company, who cannot choose a type. */
const RemovedFromCompany = () => {
  const t = useTranslations('auth.removed');
  return (
    <div className="mx-auto w-full max-w-3xl space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
      <LinkButton to={APP_PATHS.account}>{t('account')}</LinkButton>
    </div>
  );
};

const Chooser = () => {
  const t = useTranslations('auth.chooser');
  const choices = useChoices();
  const [accountType, setAccountType] = useState<AccountType>();
  const save = useSetAccountType();
  const { mustAgree, removedFromCompany } = useSuspenseQuery(currentUserQuery).data;
  if (removedFromCompany) return <RemovedFromCompany />;
  return (
    <form
      className="mx-auto w-full max-w-3xl space-y-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (accountType && !save.isPending)
          save.mutate({ body: { accountType, ...(mustAgree && { agreed: LEGAL_VERSIONS }) } });
      }}
    >
      <PageHeader title={t('title', { brand: brand.name })} text={t('text')} />
      <ChoiceCards
        label={t('label')}
        name="accountType"
        choices={choices}
        value={accountType}
        onChange={setAccountType}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="space-y-1">
          <p className="text-muted text-sm">{t('once')}</p>
          {mustAgree && <AgreementLine render={(tags) => t.rich('agree', tags)} />}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={accountType === undefined}
          pending={save.isPending}
          pendingText={t('pending')}
          className="max-sm:w-full"
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  );
};

export const AccountTypeChooser = withEnglish({ auth: authEn }, Chooser);
