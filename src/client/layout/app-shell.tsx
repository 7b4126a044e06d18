/**
 * The frame of signed-in screens: one header with navigation, bell and account, and one main element. Personal data is passed in. The shell
 * does not depend on any feature or router.
 */

import { ChevronDown, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark.tsx';
import { useThemeItems } from '../theme-items.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { useUiTexts } from '../ui/ui-texts.ts';
import type { NavItem } from './nav-item.ts';
import { ShellNav } from './shell-nav.tsx';
import { SkipLink } from './skip-link.tsx';

interface ShellUser {
  id: string;
  name: string;
  email: string;
  photoUrl?: string | null | undefined;
}

interface AccountMenuProps {
  user: ShellUser;
  items: readonly MenuItem[];
  onSignOut: () => void;
}

/** The avatar button and its menu. The button's accessible name is the person's name and its purpose. "Sign out" is always the last item. */
const AccountMenu = ({ user, items, onSignOut }: AccountMenuProps) => {
  const texts = useUiTexts();
  const themes = useThemeItems();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-control px-1.5 hover:bg-hover aria-expanded:bg-hover"
        >
          <Avatar id={user.id} name={user.name} photoUrl={user.photoUrl} size="sm" />
          <span className="max-w-36 truncate font-medium text-ink text-sm max-xl:sr-only">{user.name}</span>
          <span className="sr-only">{texts.accountMenu}</span>
          <ChevronDown className="size-4 text-muted max-xl:hidden" />
        </button>
      }
      heading={
        <span className="block">
          <span className="block truncate font-semibold text-ink text-sm">{user.name}</span>
          <span className="block truncate text-muted text-xs">{user.email}</span>
        </span>
      }
      groups={[items, themes, [{ label: texts.signOut, icon: <LogOut className="size-4" />, onSelect: onSignOut }]]}
    />
  );
};

export interface AppShellProps {
  homeTo: string;
  nav: readonly NavItem[];
  currentPath: string;
  user: ShellUser;
  accountItems: readonly MenuItem[];
  onSignOut: () => void;
  /** The quick search, before the bell. */
  quickFind?: ReactNode;
  bell?: ReactNode;
  /** Between header and main, for example a reminder to set a password. */
  banner?: ReactNode;
  /** `page` is a column of 1152 px, `wide` uses the window's width, `fill` uses all space below the header without scrolling the page. */
  fit?: 'page' | 'wide' | 'fill' | undefined;
  children: ReactNode;
}

const MAIN = {
  page: 'mx-auto w-full max-w-6xl flex-1 px-4 pt-6 pb-28 sm:px-6 md:pt-10 lg:pb-16',
  wide: 'w-full flex-1 px-4 pt-6 pb-28 sm:px-6 md:pt-10 lg:pb-6',
  fill: 'flex min-h-0 w-full flex-1 flex-col max-lg:pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))]',
} as const;

export const AppShell = ({
  homeTo,
  nav,
  currentPath,
  user,
  accountItems,
  onSignOut,
  quickFind,
  bell,
  banner,
  fit = 'page',
  children,
}: AppShellProps) => (
  <div className={classNames('flex flex-col', fit === 'fill' ? 'h-dvh' : 'min-h-dvh')}>
    <SkipLink />
    <header className="sticky top-0 z-30 shrink-0 border-line border-b bg-raised">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4 sm:px-6 xl:gap-6">
        <Link to={homeTo} className="rounded-control">
          <BrandMark />
        </Link>
        <div className="min-w-0 lg:flex-1">
          <ShellNav items={nav} currentPath={currentPath} />
        </div>
        <div className="ml-auto flex items-center gap-1">
          {quickFind}
          {bell}
          <AccountMenu user={user} items={accountItems} onSignOut={onSignOut} />
        </div>
      </div>
    </header>
    {banner}
    <main id="main" tabIndex={-1} className={MAIN[fit]}>
      {children}
    </main>
  </div>
);
