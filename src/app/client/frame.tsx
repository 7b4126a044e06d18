/**
 * The frame of every signed-in screen: header with navigation, bell and menu, and a banner while the password is temporary. Navigation depends on the
 * user; the server enforces permissions.
 */

import { useQuery } from '@tanstack/react-query';
import {
  Activity,
  Bookmark,
  Briefcase,
  ChartColumn,
  ClipboardCheck,
  FileText,
  Flag,
  Handshake,
  Inbox,
  Languages,
  LayoutDashboard,
  MessageSquare,
  Scale,
  ServerCog,
  Settings,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AppShell } from '#client/layout/app-shell.tsx';
import type { NavItem } from '#client/layout/nav-item.ts';
import { personName } from '#client/names.ts';
import { useCurrentPath } from '#client/navigation.ts';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { useSignOut } from '#features/auth/client/auth.api.ts';
import { unreadMessagesQuery } from '#features/messages/client/messages.api.ts';
import { Bell } from '#features/notifications/client/public/bell.tsx';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { isJobsHost } from '#shared/site-host.ts';
import { useArrival } from './arrival.ts';
import { useHasAccess } from './gate.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { QuickFind } from './palette/quick-find.tsx';
import { forgetItems } from './palette/recent-items.ts';

const useNavigation = (user: CurrentUser): NavItem[] => {
  const t = useTranslations('app.nav');
  const unread = useQuery({ ...unreadMessagesQuery, enabled: user.accountType !== null }).data ?? 0;
  const messages: NavItem = {
    label: t('messages'),
    to: APP_PATHS.messages,
    icon: <MessageSquare aria-hidden="true" className="size-4.5" />,
    count: unread,
  };
  const hires: NavItem = {
    label: t('hires'),
    to: APP_PATHS.hires,
    icon: <Handshake aria-hidden="true" className="size-4.5" />,
  };
  // A phone shows the first four, the rest is behind More. Items that others wait for come first.
  const company: NavItem[] = [
    {
      label: t('dashboard'),
      to: APP_PATHS.companyDashboard,
      icon: <LayoutDashboard aria-hidden="true" className="size-4.5" />,
      also: [PUBLIC_PATHS.landing],
    },
    {
      label: t('browseCandidates'),
      to: APP_PATHS.browseCandidates,
      icon: <Users aria-hidden="true" className="size-4.5" />,
    },
    {
      label: t('applications'),
      to: APP_PATHS.applications,
      icon: <FileText aria-hidden="true" className="size-4.5" />,
    },
    messages,
    {
      label: t('browseJobs'),
      to: APP_PATHS.companyJobs,
      icon: <Briefcase aria-hidden="true" className="size-4.5" />,
    },
    { label: t('shortlist'), to: APP_PATHS.shortlist, icon: <Bookmark aria-hidden="true" className="size-4.5" /> },
    hires,
  ];
  const candidate: NavItem[] = [
    {
      label: t('dashboard'),
      to: APP_PATHS.candidateDashboard,
      icon: <LayoutDashboard aria-hidden="true" className="size-4.5" />,
      also: [PUBLIC_PATHS.landing],
    },
    {
      label: t('browseJobs'),
      to: APP_PATHS.browseJobs,
      icon: <Briefcase aria-hidden="true" className="size-4.5" />,
      also: [APP_PATHS.browseJobsLong],
    },
    {
      label: t('myApplications'),
      to: APP_PATHS.myApplications,
      icon: <FileText aria-hidden="true" className="size-4.5" />,
    },
    messages,
    { label: t('savedJobs'), to: APP_PATHS.savedJobs, icon: <Bookmark aria-hidden="true" className="size-4.5" /> },
    hires,
  ];
  const admin: NavItem[] = [
    { label: t('queue'), to: APP_PATHS.adminQueue, icon: <Inbox aria-hidden="true" className="size-4.5" /> },
    { label: t('users'), to: APP_PATHS.adminUsers, icon: <Users aria-hidden="true" className="size-4.5" /> },
    { label: t('review'), to: APP_PATHS.adminReview, icon: <ClipboardCheck aria-hidden="true" className="size-4.5" /> },
    {
      label: t('verifications'),
      to: APP_PATHS.adminVerifications,
      icon: <ShieldCheck aria-hidden="true" className="size-4.5" />,
    },
    { label: t('english'), to: APP_PATHS.adminEnglish, icon: <Languages aria-hidden="true" className="size-4.5" /> },
    { label: t('reports'), to: APP_PATHS.adminReports, icon: <Flag aria-hidden="true" className="size-4.5" /> },
    { label: t('appeals'), to: APP_PATHS.adminAppeals, icon: <Scale aria-hidden="true" className="size-4.5" /> },
    {
      label: t('overview'),
      to: APP_PATHS.adminOverview,
      icon: <ChartColumn aria-hidden="true" className="size-4.5" />,
    },
    { label: t('activity'), to: APP_PATHS.adminActivity, icon: <Activity aria-hidden="true" className="size-4.5" /> },
    {
      label: t('operations'),
      to: APP_PATHS.adminOperations,
      icon: <ServerCog aria-hidden="true" className="size-4.5" />,
    },
  ];
  if (user.accountType === 'company') return user.isAdmin ? [...company, ...admin] : company;
  if (user.accountType === 'candidate') {
    const own = isJobsHost(window.location.host) ? candidate : [];
    return user.isAdmin ? [...own, ...admin] : own;
  }
  return user.isAdmin ? [...admin, hires] : [];
};

const accountItems = (user: CurrentUser, t: ReturnType<typeof useTranslations<'app.nav'>>) => [
  ...(user.accountType === null
    ? []
    : [{ label: t('profile'), to: APP_PATHS.profile, icon: <UserRound aria-hidden="true" className="size-4.5" /> }]),
  { label: t('account'), to: APP_PATHS.account, icon: <Settings aria-hidden="true" className="size-4.5" /> },
];

/** Only loaded for users with a temporary password. */
const TemporaryPasswordBanner = lazy(async () => ({
  default: (await import('#features/auth/client/public/temporary-password-banner.tsx')).TemporaryPasswordBanner,
}));

/** Only loaded for admins. */
const SecondStepBanner = lazy(async () => ({
  default: (await import('#features/auth/client/public/second-step-banner.tsx')).SecondStepBanner,
}));

/** Screens that need more space than the default column. */
const FIT: Partial<Record<string, 'fill' | 'wide'>> = {
  [APP_PATHS.messages]: 'fill',
  [APP_PATHS.applications]: 'wide',
  [APP_PATHS.browseCandidates]: 'wide',
};

export const Frame = ({ user, children }: { user: CurrentUser; children: ReactNode }) => {
  const path = useCurrentPath();
  const t = useTranslations('app.nav');
  const nav = useNavigation(user);
  const signOut = useSignOut();
  const hasAccess = useHasAccess(user);
  const own = accountItems(user, t);
  const leave = (): void => {
    forgetItems(localStorage, user.id);
    signOut.mutate({});
  };
  useArrival();
  return (
    <AppShell
      homeTo={PUBLIC_PATHS.landing}
      nav={nav}
      currentPath={path}
      user={{
        id: user.id,
        name: personName(user),
        email: user.email,
        photoUrl: user.profileImageUrl,
      }}
      accountItems={own}
      onSignOut={leave}
      quickFind={<QuickFind user={user} hasAccess={hasAccess} places={nav} accountItems={own} onSignOut={leave} />}
      bell={<Bell />}
      banner={
        <>
          {(user.passwordIsTemporary || user.secondStepDueAt !== null) && (
            // The height of the banners, so that the screen does not move when one loads.
            <Suspense fallback={<div className="min-h-18.25 shrink-0 bg-caution-soft sm:min-h-10.75" />}>
              {user.passwordIsTemporary ? (
                <TemporaryPasswordBanner />
              ) : (
                user.secondStepDueAt !== null && <SecondStepBanner dueAt={user.secondStepDueAt} />
              )}
            </Suspense>
          )}
          <LiveUpdates userId={user.id} />
        </>
      }
      fit={(hasAccess && FIT[path]) || 'page'}
    >
      {children}
    </AppShell>
  );
};
