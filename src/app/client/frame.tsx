/**
 * The frame of every signed-in screen: a header with navigation, bell and menu, and banners, such as the one about a temporary password.
 */

import { Settings, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AppShell } from '#client/layout/app-shell.tsx';
import type { NavItem } from '#client/layout/nav-item.ts';
import { personName } from '#client/names.ts';
import { useCurrentPath } from '#client/navigation.ts';
import { actingAccountId, type CurrentUser } from '#features/auth/auth.contract.ts';
import { useSignOut } from '#features/auth/client/auth.api.ts';
import { Bell } from '#features/notifications/client/public/bell.tsx';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { useTitleAndFocus } from './arrival.ts';
import { useHasAccess } from './gate.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { useMemberNavItems } from './member-nav-items.tsx';
import { forgetItems } from './palette/forget-items.ts';
import { QuickFind } from './palette/quick-find.tsx';

const accountItems = (user: CurrentUser, t: ReturnType<typeof useTranslations<'app.nav'>>) => [
  ...(user.accountType === null || user.companySuspended
    ? []
    : [{ label: t('profile'), to: APP_PATHS.profile, icon: <UserRound className="size-4.5" /> }]),
  { label: t('account'), to: APP_PATHS.account, icon: <Settings className="size-4.5" /> },
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

interface FrameProps {
  user: CurrentUser;
  nav: NavItem[];
  children: ReactNode;
}

export const Frame = ({ user, nav, children }: FrameProps) => {
  const path = useCurrentPath();
  const t = useTranslations('app.nav');
  const signOut = useSignOut();
  const hasAccess = useHasAccess(user);
  const items = accountItems(user, t);
  const leave = (): void => {
    forgetItems(localStorage, user.id);
    signOut.mutate({});
  };
  useTitleAndFocus();
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
      accountItems={items}
      onSignOut={leave}
      quickFind={<QuickFind user={user} hasAccess={hasAccess} places={nav} accountItems={items} onSignOut={leave} />}
      bell={<Bell />}
      banner={
        <>
          {(user.passwordIsTemporary || user.secondStepDueAt !== null) && (
            // The height of the banners. Without it, the screen would move when a banner loads.
            <Suspense fallback={<div className="min-h-18.25 shrink-0 bg-caution-soft sm:min-h-10.75" />}>
              {user.passwordIsTemporary ? (
                <TemporaryPasswordBanner />
              ) : (
                user.secondStepDueAt !== null && <SecondStepBanner dueAt={user.secondStepDueAt} />
              )}
            </Suspense>
          )}
          <LiveUpdates userId={user.id} sideId={actingAccountId(user)} />
        </>
      }
      fit={(hasAccess && FIT[path]) || 'page'}
    >
      {children}
    </AppShell>
  );
};

/** The frame for everyone except admins. */
export const MemberFrame = ({ user, children }: Omit<FrameProps, 'nav'>) => (
  <Frame user={user} nav={useMemberNavItems(user)}>
    {children}
  </Frame>
);
