/** The page for people without an account who want their data erased. The emailed link opens it too. Its form is the island `erase-my-data`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ACCOUNT_PAGES } from './account-pages.ts';

export const EraseMyDataPage = () => {
  const t = usePageTexts(ACCOUNT_PAGES);
  return (
    <AuthPage
      title={t('erase.title')}
      text={t('erase.text')}
      tagline={t('erase.tagline')}
      island="erase-my-data"
      below={<TextLink to={PUBLIC_PATHS.privacy}>{t('erase.privacy')}</TextLink>}
    />
  );
};
