/** The sign-in page. Its form is the island `sign-in`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AUTH_PAGES } from './auth-pages.ts';
import { AuthPage } from './public/auth-page.tsx';

export const SignInPage = () => {
  const t = usePageTexts(AUTH_PAGES);
  return (
    <AuthPage
      title={t('signIn.title')}
      text={t('signIn.text', { brand: brand.name })}
      tagline={t('signIn.tagline')}
      island="sign-in"
      below={
        <>
          {t('signIn.noAccount')} <TextLink to={PUBLIC_PATHS.register}>{t('signIn.signUp')}</TextLink>
        </>
      }
    />
  );
};
