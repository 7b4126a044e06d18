/** The page behind the link in a referee's email. Its form is the island `reference`. */
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { REFERENCE_PAGE } from './reference-page.ts';

export const ReferencePage = () => {
  const t = usePageTexts(REFERENCE_PAGE);
  return (
    <AuthPage
      title={t('title')}
      text={t('text')}
      tagline={t('tagline')}
      island="reference"
      below={<TextLink to={PUBLIC_PATHS.privacy}>{t('privacy')}</TextLink>}
    />
  );
};
