/** The pages that the links to a new and to a former address open. Their forms are the islands `confirm-email` and `undo-email`. */
import { createTranslator } from 'use-intl/core';
import { usePageLanguage } from '#client/page-language.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { LOCALES } from '#shared/languages.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
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

const usePageTexts = () => {
  const language = usePageLanguage();
  return createTranslator({ locale: LOCALES[language], messages: CATALOGS[language] });
};

export const UndoEmailPage = () => {
  const t = usePageTexts();
  return (
    <AuthPage
      title={t('undo.title')}
      text={t('undo.text')}
      claim={t('undo.claim')}
      island="undo-email"
      below={<TextLink to={PUBLIC_PATHS.login}>{t('undo.signIn')}</TextLink>}
    />
  );
};

export const ConfirmEmailPage = () => {
  const t = usePageTexts();
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
