/**
 * A dropdown menu of actions and links behind a button. It stays beside its button in the page, inside the same landmark,
 * and hides nothing from screen readers.
 */
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Where it leads; or `onSelect`, what it does. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** The button that opens it; must accept a ref and props. */
  trigger: ReactElement;
  /** Groups of items, separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  /** Above the items, such as who is signed in. */
  heading?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

const itemStyle = (item: MenuItem) =>
  classNames(
    'flex min-h-10 w-full cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-left text-sm outline-none [&>svg]:size-4 [&>svg]:shrink-0 data-[disabled]:pointer-events-none data-[highlighted]:bg-hover data-[disabled]:opacity-55',
    item.tone === 'danger' ? 'text-danger-ink' : 'text-ink',
  );

const Item = ({ item }: { item: MenuItem }) =>
  item.to === undefined ? (
    <DropdownMenu.Item className={itemStyle(item)} disabled={item.disabled ?? false} onSelect={() => item.onSelect?.()}>
      {item.icon}
      {item.label}
    </DropdownMenu.Item>
  ) : (
    <DropdownMenu.Item asChild disabled={item.disabled ?? false}>
      <Link to={item.to} className={itemStyle(item)}>
        {item.icon}
        {item.label}
      </Link>
    </DropdownMenu.Item>
  );

/** The trigger and its menu. */
export const Menu = ({ trigger, groups, heading, align = 'end' }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Content
      align={align}
      sideOffset={6}
      collisionPadding={8}
      className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 animate-rise overflow-y-auto rounded-card border border-line bg-overlay p-1.5 shadow-float"
    >
      {heading && <DropdownMenu.Label className="px-2.5 pt-1.5 pb-2.5">{heading}</DropdownMenu.Label>}
      {groups
        .filter((group) => group.length > 0)
        .map((group, at) => (
          <DropdownMenu.Group key={group[0]?.label}>
            {(at > 0 || heading) && <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />}
            {group.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </DropdownMenu.Group>
        ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
