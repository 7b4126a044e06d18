/** Asks a new account whether it is a company or a candidate. The choice is made once. The refreshed user decides the next screen. */

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { type Choice, ChoiceCards } from '#client/ui/choice-cards.tsx';
import { HiringPicture } from '#client/ui/illustrations/hiring.tsx';
import { JobSeekingPicture } from '#client/ui/illustrations/job-seeking.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { brand } from '#shared/brand.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { AgreementLine } from './agreement-line.tsx';
import { useSetAccountType } from './auth.api.ts';
import { authEn } from './auth.en.ts';

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

const Chooser = () => {
  const t = useTranslations('auth.chooser');
  const choices = useChoices();
  const [accountType, setAccountType] = useState<AccountType>();
  const save = useSetAccountType();
  return (
    <form
      className="mx-auto w-full max-w-3xl space-y-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (accountType && !save.isPending) save.mutate({ body: { accountType, agreed: LEGAL_VERSIONS } });
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
          <AgreementLine render={(tags) => t.rich('agree', tags)} />
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
