/** The registration page. Its form is the island `register`. */
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AuthPage, authTexts } from './auth-page.tsx';

export const RegisterPage = () => (
  <AuthPage
    title={authTexts('register.title', { brand: brand.name })}
    text={authTexts('register.text')}
    claim={authTexts('register.claim')}
    island="register"
    below={
      <>
        {authTexts('register.haveAccount')} <TextLink to={PUBLIC_PATHS.login}>{authTexts('register.signIn')}</TextLink>
      </>
    }
  />
);
