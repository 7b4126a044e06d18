/** `/` and `/account-setup`: the dashboard, after any missing setup. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useNavigateTo } from '#client/navigation.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { loadCandidateDashboard, loadCompanyDashboard } from './composed-screens.tsx';
import { Gate } from './gate.tsx';

const CompanyDashboard = lazy(async () => ({ default: await loadCompanyDashboard() }));
const CandidateDashboard = lazy(async () => ({ default: await loadCandidateDashboard() }));

const Redirect = ({ to }: { to: string }) => {
  const go = useNavigateTo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
};

export const HomeScreen = () => {
  const user = useSuspenseQuery(currentUserQuery).data;
  // Admins created from the configuration need no account type.
  if (user.isAdmin && user.accountType === null) return <Redirect to={APP_PATHS.adminUsers} />;
  return (
    <Gate user={user} audience="member">
      {user.accountType === 'company' ? <CompanyDashboard /> : <CandidateDashboard />}
    </Gate>
  );
};
