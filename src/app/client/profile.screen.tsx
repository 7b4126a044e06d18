/** `/profile`: either type edits its own profile. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { withTexts } from '#client/late-texts.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { loadCandidateProfile } from './composed-screens.tsx';

const loadCompanyProfile = withTexts(
  async () => (await import('#features/companies/client/company-profile.page.tsx')).CompanyProfilePage,
  async () => ({ companyPage: (await import('#features/companies/client/company-page.en.ts')).companyPageEn }),
);
const CompanyProfilePage = lazy(async () => ({ default: await loadCompanyProfile() }));
const CandidateProfileScreen = lazy(async () => ({ default: await loadCandidateProfile() }));

export const ProfileScreen = () =>
  useSuspenseQuery(currentUserQuery).data.accountType === 'company' ? (
    <CompanyProfilePage />
  ) : (
    <CandidateProfileScreen />
  );
