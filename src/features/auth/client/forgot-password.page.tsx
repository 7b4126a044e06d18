/** The page that requests a reset link. Its form is the island `forgot-password`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AUTH_PAGES } from './auth-pages.ts';
import { AuthPage } from './public/auth-page.tsx';

export const ForgotPasswordPage = () => {
  const t = usePageTexts(AUTH_PAGES);
  return (
    <AuthPage
      title={t('forgot.title')}
      text={t('forgot.text')}
      tagline={t('forgot.tagline')}
      island="forgot-password"
      below={
        <>
          {t('forgot.remembered')} <TextLink to={PUBLIC_PATHS.login}>{t('forgot.signIn')}</TextLink>
        </>
      }
    />
  );
};
