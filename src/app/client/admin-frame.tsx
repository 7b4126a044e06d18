/** The frame of admin screens. Only admins load it, because others do not need its icons. */
import {
  Activity,
  ChartColumn,
  ClipboardCheck,
  Flag,
  Inbox,
  Languages,
  Scale,
  ServerCog,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NavItem } from '#client/layout/nav-item.ts';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { Frame } from './frame.tsx';
import { useHiresNavItem, useMemberNavItems } from './member-nav-items.tsx';

const useAdminNavItems = (): NavItem[] => {
  const t = useTranslations('app.nav');
  return [
    { label: t('queue'), to: APP_PATHS.adminQueue, icon: <Inbox className="size-4.5" /> },
    { label: t('users'), to: APP_PATHS.adminUsers, icon: <Users className="size-4.5" /> },
    { label: t('review'), to: APP_PATHS.adminReview, icon: <ClipboardCheck className="size-4.5" /> },
    {
      label: t('verifications'),
      to: APP_PATHS.adminVerifications,
      icon: <ShieldCheck className="size-4.5" />,
    },
    { label: t('english'), to: APP_PATHS.adminEnglish, icon: <Languages className="size-4.5" /> },
    { label: t('reports'), to: APP_PATHS.adminReports, icon: <Flag className="size-4.5" /> },
    { label: t('appeals'), to: APP_PATHS.adminAppeals, icon: <Scale className="size-4.5" /> },
    {
      label: t('overview'),
      to: APP_PATHS.adminOverview,
      icon: <ChartColumn className="size-4.5" />,
    },
    { label: t('activity'), to: APP_PATHS.adminActivity, icon: <Activity className="size-4.5" /> },
    {
      label: t('operations'),
      to: APP_PATHS.adminOperations,
      icon: <ServerCog className="size-4.5" />,
    },
  ];
};

export const AdminFrame = ({ user, children }: { user: CurrentUser; children: ReactNode }) => {
  const memberItems = useMemberNavItems(user);
  const adminItems = useAdminNavItems();
  const hires = useHiresNavItem();
  return (
    <Frame user={user} nav={user.accountType === null ? [...adminItems, hires] : [...memberItems, ...adminItems]}>
      {children}
    </Frame>
  );
};
