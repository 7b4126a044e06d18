/** The page that a reset link opens. Its form is the island `reset-password`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AUTH_PAGES } from './auth-pages.ts';
import { AuthPage } from './public/auth-page.tsx';

export const ResetPasswordPage = () => {
  const t = usePageTexts(AUTH_PAGES);
  return (
    <AuthPage
      title={t('reset.title')}
      text={t('reset.text')}
      tagline={t('reset.tagline')}
      island="reset-password"
      below={<TextLink to={PUBLIC_PATHS.forgotPassword}>{t('reset.askAgain')}</TextLink>}
    />
  );
};
