/** The page that sends a reset link. Its form is the island `forgot-password`. */
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AuthPage, authTexts } from './auth-page.tsx';

export const ForgotPasswordPage = () => (
  <AuthPage
    title={authTexts('forgot.title')}
    text={authTexts('forgot.text')}
    claim={authTexts('forgot.claim')}
    island="forgot-password"
    below={
      <>
        {authTexts('forgot.remembered')} <TextLink to={PUBLIC_PATHS.login}>{authTexts('forgot.signIn')}</TextLink>
      </>
    }
  />
);
