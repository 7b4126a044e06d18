/** The page that a reset link opens. Its form is the island `reset-password`. */
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AuthPage, authTexts } from './auth-page.tsx';

export const ResetPasswordPage = () => (
  <AuthPage
    title={authTexts('reset.title')}
    text={authTexts('reset.text')}
    claim={authTexts('reset.claim')}
    island="reset-password"
    below={<TextLink to={PUBLIC_PATHS.forgotPassword}>{authTexts('reset.askAgain')}</TextLink>}
  />
);
