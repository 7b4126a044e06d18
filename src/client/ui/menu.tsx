/** A dropdown menu of actions and links, next to its button in the same landmark. The rest of the page stays available to screen readers. */
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { MenuItem } from './menu-item.ts';

const itemStyle = (item: MenuItem) =>
  classNames(
    'flex min-h-10 w-full cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-left text-sm outline-none [&>svg]:size-4 [&>svg]:shrink-0 data-[disabled]:pointer-events-none data-[highlighted]:bg-hover data-[disabled]:opacity-55',
    item.tone === 'danger' ? 'text-danger-ink' : 'text-ink',
  );

interface ItemProps {
  item: MenuItem;
  onSelect: (item: MenuItem) => void;
}

const Choice = ({ item, onSelect }: ItemProps) => (
  <DropdownMenu.RadioItem value={item.label} className={itemStyle(item)} onSelect={() => onSelect(item)}>
    {item.icon}
    {item.label}
    <DropdownMenu.ItemIndicator className="ml-auto">
      <Check className="size-4" />
    </DropdownMenu.ItemIndicator>
  </DropdownMenu.RadioItem>
);

const Items = ({ items, onSelect }: { items: readonly MenuItem[] } & Pick<ItemProps, 'onSelect'>) => {
  const chosen = items.find(({ isChosen }) => isChosen);
  if (chosen === undefined) return items.map((item) => <Item key={item.label} item={item} onSelect={onSelect} />);
  return (
    <DropdownMenu.RadioGroup value={chosen.label}>
      {items.map((item) => (
        <Choice key={item.label} item={item} onSelect={onSelect} />
      ))}
    </DropdownMenu.RadioGroup>
  );
};

const Item = ({ item, onSelect }: ItemProps) =>
  item.to === undefined ? (
    <DropdownMenu.Item className={itemStyle(item)} disabled={item.disabled ?? false} onSelect={() => onSelect(item)}>
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

export interface MenuProps {
  /** The opening button; must accept props and a ref. */
  trigger: ReactElement;
  /** Groups of items, separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  /** Shown above the items, such as the signed-in user. */
  heading?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

export const Menu = ({ trigger, groups, heading, align = 'end' }: MenuProps) => {
  /** The item's action runs after the menu has closed and returned focus. A dialog that it opens can then return focus to the button. */
  const selected = useRef<MenuItem>(null);
  const select = (item: MenuItem): void => {
    selected.current = item;
  };
  const runSelected = (): void => {
    const run = selected.current?.onSelect;
    selected.current = null;
    if (run) queueMicrotask(run);
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={runSelected}
        className="z-50 max-h-(--radix-popper-available-height) min-w-56 max-w-80 animate-rise overflow-y-auto rounded-card border border-line bg-overlay p-1.5 shadow-float"
      >
        {heading && <DropdownMenu.Label className="px-2.5 pt-1.5 pb-2.5">{heading}</DropdownMenu.Label>}
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <DropdownMenu.Group key={group[0]?.label}>
              {(index > 0 || heading) && <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />}
              <Items items={group} onSelect={select} />
            </DropdownMenu.Group>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
