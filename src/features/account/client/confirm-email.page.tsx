/** The page that the link to a new address opens. Its form is the island `confirm-email`. */
import { createTranslator } from 'use-intl/core';
import { usePageLanguage } from '#client/page-language.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { LOCALES } from '#shared/languages.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { Language } from '#shared/vocabulary.ts';
import { accountPagesEn } from './account-pages.en.ts';
import { accountPagesEs } from './account-pages.es.ts';
import { accountPagesPt } from './account-pages.pt.ts';

const CATALOGS: Readonly<Record<Language, TranslationOf<typeof accountPagesEn>>> = {
  en: accountPagesEn,
  es: accountPagesEs,
  pt: accountPagesPt,
};

export const ConfirmEmailPage = () => {
  const language = usePageLanguage();
  const t = createTranslator({ locale: LOCALES[language], messages: CATALOGS[language] });
  return (
    <AuthPage
      title={t('confirm.title')}
      text={t('confirm.text')}
      claim={t('confirm.claim')}
      island="confirm-email"
      below={<TextLink to={APP_PATHS.account}>{t('confirm.account')}</TextLink>}
    />
  );
};
