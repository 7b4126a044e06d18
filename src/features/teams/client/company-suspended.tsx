/** Replaces the screens of a company for its members while it is suspended. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { brand } from '#shared/brand.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { teamEn } from './team.en.ts';

const Suspended = () => {
  const t = useTranslations('team.companySuspended');
  const mail = (chunks: ReactNode) => (
    <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-3">
      {chunks}
    </a>
  );
  return (
    <div className="mx-auto w-full max-w-3xl space-y-8">
      <PageHeader title={t('title')} text={t.rich('text', { email: brand.supportEmail, mail })} />
      <LinkButton to={APP_PATHS.account}>{t('account')}</LinkButton>
    </div>
  );
};

export const CompanySuspended = withEnglish({ team: teamEn }, Suspended);
