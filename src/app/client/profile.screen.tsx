/** `/profile`: the profile form for the user's account type. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { loadCandidateProfile } from './composed-screens.tsx';

const CompanyProfilePage = lazy(async () => ({
  default: (await import('#features/companies/client/company-profile.page.tsx')).CompanyProfilePage,
}));
const CandidateProfileScreen = lazy(async () => ({ default: await loadCandidateProfile() }));

export const ProfileScreen = () =>
  useSuspenseQuery(currentUserQuery).data.accountType === 'company' ? (
    <CompanyProfilePage />
  ) : (
    <CandidateProfileScreen />
  );
