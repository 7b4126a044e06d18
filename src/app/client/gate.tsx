/**
 * Decides what to show at an address: the account-type chooser, the profile setup, "Access Denied", "Your company is suspended", "Job Portal
 * Restricted", "Not Found", or the screen. The server enforces the same rules.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCached } from '#client/api/use-cached.ts';
import { useMay } from '#client/may.tsx';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import type { Capability } from '#shared/access.ts';
import { isJobsHost } from '#shared/site-host.ts';
import { AdminTexts } from './admin-texts.tsx';
import { AccessDenied, JobPortalRestricted, NotFound } from './refusals.tsx';

/** The users that a screen is for. `any`: all signed-in users, even without an account type. */
export type Audience = 'any' | 'member' | 'company' | 'candidate' | 'admin';

const AccountState = lazy(async () => ({
  default: (await import('./account-state.tsx')).AccountState,
}));
const CompanySetupPage = lazy(async () => ({
  default: (await import('#features/companies/client/company-setup.page.tsx')).CompanySetupPage,
}));
const CandidateSetupPage = lazy(async () => ({
  default: (await import('#features/candidates/client/candidate-setup.page.tsx')).CandidateSetupPage,
}));

const CompanyGate = ({ children }: { children: ReactNode }) => {
  const maySetUp = useMay('manage');
  if (useSuspenseQuery(myCompanyQuery).data !== null) return children;
  return maySetUp ? <CompanySetupPage /> : <AccessDenied />;
};

const CandidateGate = ({ children }: { children: ReactNode }) =>
  useSuspenseQuery(myProfileQuery).data === null ? <CandidateSetupPage /> : children;

const ProfileGate = ({ user, children }: { user: CurrentUser; children: ReactNode }) =>
  user.accountType === 'company' ? <CompanyGate>{children}</CompanyGate> : <CandidateGate>{children}</CandidateGate>;

/** Returns true if member screens are accessible, or if that is not yet known. */
export const useHasAccess = ({ accountType, companySuspended }: CurrentUser): boolean => {
  const company = useCached(myCompanyQuery.queryKey);
  const profile = useCached(myProfileQuery.queryKey);
  if (accountType === 'company') return company !== null && !companySuspended;
  return accountType === 'candidate' && isJobsHost(window.location.host) && profile !== null;
};

interface GateProps {
  user: CurrentUser;
  audience: Audience;
  /** The capability that members of a company need. */
  may?: Capability;
  children: ReactNode;
}

/** Shows `children` if `user` may see screens for `audience`, otherwise the reason or the next step. */
export const Gate = ({ user, audience, may = 'self', children }: GateProps) => {
  const isAllowed = useMay(may);
  const needsCompany = may !== 'self' || (audience !== 'any' && audience !== 'admin');
  if (user.companySuspended && needsCompany) {
    // Its own boundary removes the previous screen immediately. Otherwise its reads would be refetched and refused.
    return (
      <Suspense>
        <AccountState user={user} />
      </Suspense>
    );
  }
  if (!isAllowed) return <AccessDenied />;
  if (audience === 'any') return children;
  if (audience === 'admin') return user.isAdmin ? <AdminTexts>{children}</AdminTexts> : <AccessDenied />;
  if (user.accountType === null) return <AccountState user={user} />;
  if (user.accountType === 'candidate' && !isJobsHost(window.location.host)) {
    return (
      <CandidateGate>
        <JobPortalRestricted />
      </CandidateGate>
    );
  }
  if (audience !== 'member' && audience !== user.accountType) return <NotFound />;
  return <ProfileGate user={user}>{children}</ProfileGate>;
};
