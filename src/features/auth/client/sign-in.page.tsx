/** The sign-in page. Its form is the island `sign-in`. */
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AuthPage, authTexts } from './auth-page.tsx';

export const SignInPage = () => (
  <AuthPage
    title={authTexts('signIn.title')}
    text={authTexts('signIn.text', { brand: brand.name })}
    claim={authTexts('signIn.claim')}
    island="sign-in"
    below={
      <>
        {authTexts('signIn.noAccount')} <TextLink to={PUBLIC_PATHS.register}>{authTexts('signIn.signUp')}</TextLink>
      </>
    }
  />
);
