/** The page that the link in a company invitation opens. Its form is the island `join-company`. */
import { usePageTexts } from '#client/page-texts.ts';
import { AuthPage } from '#features/auth/client/public/auth-page.tsx';
import { JOIN_COMPANY_PAGE } from './join-company-page.ts';

export const JoinCompanyPage = () => {
  const t = usePageTexts(JOIN_COMPANY_PAGE);
  return <AuthPage title={t('title')} text={t('text')} tagline={t('tagline')} island="join-company" />;
};
