/** The pages that open from the links emailed to the new and the previous address. Their forms are the islands `confirm-email` and `undo-email`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { ACCOUNT_PAGES } from './account-pages.ts';

export const UndoEmailPage = () => {
  const t = usePageTexts(ACCOUNT_PAGES);
  return (
    <AuthPage
      title={t('undo.title')}
      text={t('undo.text')}
      tagline={t('undo.tagline')}
      island="undo-email"
      below={<TextLink to={PUBLIC_PATHS.login}>{t('undo.signIn')}</TextLink>}
    />
  );
};

export const ConfirmEmailPage = () => {
  const t = usePageTexts(ACCOUNT_PAGES);
  return (
    <AuthPage
      title={t('confirm.title')}
      text={t('confirm.text')}
      tagline={t('confirm.tagline')}
      island="confirm-email"
      below={<TextLink to={APP_PATHS.account}>{t('confirm.account')}</TextLink>}
    />
  );
};
