/** The registration page. Its form is the island `register`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AUTH_PAGES } from './auth-pages.ts';
import { AuthPage } from './public/auth-page.tsx';

export const RegisterPage = () => {
  const t = usePageTexts(AUTH_PAGES);
  return (
    <AuthPage
      title={t('register.title', { brand: brand.name })}
      text={t('register.text')}
      tagline={t('register.tagline')}
      island="register"
      below={
        <>
          {t('register.haveAccount')} <TextLink to={PUBLIC_PATHS.login}>{t('register.signIn')}</TextLink>
        </>
      }
    />
  );
};
