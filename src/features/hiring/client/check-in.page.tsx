/** The page of a check-in link. The island `check-in` renders the question. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { CHECK_IN_PAGE } from './check-in-page.ts';

export const CheckInPage = () => {
  const t = usePageTexts(CHECK_IN_PAGE);
  return (
    <AuthPage
      title={t('title')}
      text={t('text')}
      tagline={t('tagline')}
      island="check-in"
      below={<TextLink to={PUBLIC_PATHS.login}>{t('signIn')}</TextLink>}
    />
  );
};
