/** The account menu. The button's accessible name is the person's name and the purpose. */
import { ChevronDown, LogOut } from 'lucide-react';
import { useThemeItems } from '#client/theme-items.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { MenuItem } from '#client/ui/menu-item.ts';
import { useUiTexts } from '#client/ui/ui-texts.ts';

export interface ShellUser {
  id: string;
  name: string;
  email: string;
  photoUrl?: string | null | undefined;
}

export interface AccountMenuProps {
  user: ShellUser;
  items: readonly MenuItem[];
  onSignOut: () => void;
}

/** The avatar button and its menu; "Sign out" is always last. */
export const AccountMenu = ({ user, items, onSignOut }: AccountMenuProps) => {
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
          <ChevronDown aria-hidden="true" className="size-4 text-muted max-xl:hidden" />
        </button>
      }
      heading={
        <span className="block">
          <span className="block truncate font-semibold text-ink text-sm">{user.name}</span>
          <span className="block truncate text-muted text-xs">{user.email}</span>
        </span>
      }
      groups={[
        items,
        themes,
        [{ label: texts.signOut, icon: <LogOut aria-hidden="true" className="size-4" />, onSelect: onSignOut }],
      ]}
    />
  );
};
