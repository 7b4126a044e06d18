/** `/profile`: either type edits its own profile. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';

const CompanyProfilePage = lazy(async () => ({
  default: (await import('#features/companies/client/company-profile.page.tsx')).CompanyProfilePage,
}));
const CandidateProfileScreen = lazy(async () => ({
  default: (await import('./candidate-profile.screen.tsx')).CandidateProfileScreen,
}));

export const ProfileScreen = () =>
  useSuspenseQuery(currentUserQuery).data.accountType === 'company' ? (
    <CompanyProfilePage />
  ) : (
    <CandidateProfileScreen />
  );
