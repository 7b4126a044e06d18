/** The page that the link of a check-in opens. Its question is the island `check-in`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';

export const CheckInPage = () => {
  const t = usePageTexts('hiring');
  return (
    <AuthPage
      title={t('checkIn.title')}
      text={t('checkIn.text')}
      claim={t('checkIn.claim')}
      island="check-in"
      below={<TextLink to={PUBLIC_PATHS.login}>{t('checkIn.signIn')}</TextLink>}
    />
  );
};
