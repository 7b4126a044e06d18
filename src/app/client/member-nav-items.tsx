/** Main navigation of companies and candidates. The server enforces permissions. */
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Briefcase, FileText, Handshake, LayoutDashboard, MessageSquare, Users } from 'lucide-react';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { NavItem } from '#client/layout/nav-item.ts';
import { RoleContext } from '#client/may.tsx';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { unreadMessagesQuery } from '#features/messages/client/messages.api.ts';
import { hasCapability } from '#shared/access.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { isJobsHost } from '#shared/site-host.ts';
import { requiredCapability } from './required-capability.ts';

/** Returns the link to hires. Admins without an account type get it, too. */
export const useHiresNavItem = (): NavItem => ({
  label: useTranslations('app.nav')('hires'),
  to: APP_PATHS.hires,
  icon: <Handshake className="size-4.5" />,
});

/**
 * Returns the navigation items of a candidate, or those of a company that the member's role allows. Empty without an account type, for members of a
 * suspended company, and for candidates on another host.
 */
export const useMemberNavItems = (user: CurrentUser): NavItem[] => {
  const t = useTranslations('app.nav');
  const role = useContext(RoleContext);
  const isOpen = ({ to }: Pick<NavItem, 'to'>): boolean =>
    !user.companySuspended && (role === null || hasCapability(requiredCapability(to), role));
  const unread =
    useQuery({
      ...unreadMessagesQuery,
      enabled: user.accountType !== null && isOpen({ to: APP_PATHS.messages }),
    }).data ?? 0;
  const messages: NavItem = {
    label: t('messages'),
    to: APP_PATHS.messages,
    icon: <MessageSquare className="size-4.5" />,
    count: unread,
  };
  const hires = useHiresNavItem();
  // Phones show the first four; the rest are behind More. Applications and messages are among the four, because someone is waiting for a reply.
  const company: NavItem[] = [
    {
      label: t('dashboard'),
      to: APP_PATHS.companyDashboard,
      icon: <LayoutDashboard className="size-4.5" />,
      also: [PUBLIC_PATHS.landing],
    },
    {
      label: t('browseCandidates'),
      to: APP_PATHS.browseCandidates,
      icon: <Users className="size-4.5" />,
    },
    {
      label: t('applications'),
      to: APP_PATHS.applications,
      icon: <FileText className="size-4.5" />,
    },
    messages,
    {
      label: t('browseJobs'),
      to: APP_PATHS.companyJobs,
      icon: <Briefcase className="size-4.5" />,
    },
    { label: t('shortlist'), to: APP_PATHS.shortlist, icon: <Bookmark className="size-4.5" /> },
    hires,
  ];
  const candidate: NavItem[] = [
    {
      label: t('dashboard'),
      to: APP_PATHS.candidateDashboard,
      icon: <LayoutDashboard className="size-4.5" />,
      also: [PUBLIC_PATHS.landing],
    },
    {
      label: t('browseJobs'),
      to: APP_PATHS.browseJobs,
      icon: <Briefcase className="size-4.5" />,
      also: [APP_PATHS.browseJobsLong],
    },
    {
      label: t('myApplications'),
      to: APP_PATHS.myApplications,
      icon: <FileText className="size-4.5" />,
    },
    messages,
    { label: t('savedJobs'), to: APP_PATHS.savedJobs, icon: <Bookmark className="size-4.5" /> },
    hires,
  ];
  if (user.accountType === 'company') return company.filter(isOpen);
  return user.accountType === 'candidate' && isJobsHost(window.location.host) ? candidate : [];
};
