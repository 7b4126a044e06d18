/** The content of an open menu. Loaded shortly before a menu opens; `menu.tsx` has the button. */
import { Check } from 'lucide-react';
import { Menu as RadixMenu } from 'radix-ui/internal';
import { type ReactNode, useRef } from 'react';
import { useThemeItems } from '#client/theme-items.tsx';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import type { MenuItem } from './menu-item.ts';

const itemStyle = (item: MenuItem) =>
  classNames(
    'flex min-h-10 w-full cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-left text-sm outline-none [&>svg]:size-4 [&>svg]:shrink-0 data-[disabled]:pointer-events-none data-[highlighted]:bg-hover data-[disabled]:opacity-55',
    item.tone === 'danger' ? 'text-danger-ink' : 'text-ink',
  );

/** Runs after the menu returned the focus, so that a dialog opened by the item can return it to the button. */
const selectLater = ({ onSelect }: MenuItem): void => {
  if (onSelect) queueMicrotask(onSelect);
};

const Choice = ({ item }: { item: MenuItem }) => (
  <RadixMenu.RadioItem value={item.label} className={itemStyle(item)} onSelect={() => selectLater(item)}>
    {item.icon}
    {item.label}
    <RadixMenu.ItemIndicator className="ml-auto">
      <Check aria-hidden="true" className="size-4" />
    </RadixMenu.ItemIndicator>
  </RadixMenu.RadioItem>
);

const Items = ({ items }: { items: readonly MenuItem[] }) => {
  const chosen = items.find(({ isChosen }) => isChosen);
  if (chosen === undefined) return items.map((item) => <Item key={item.label} item={item} />);
  return (
    <RadixMenu.RadioGroup value={chosen.label}>
      {items.map((item) => (
        <Choice key={item.label} item={item} />
      ))}
    </RadixMenu.RadioGroup>
  );
};

const Item = ({ item }: { item: MenuItem }) =>
  item.to === undefined ? (
    <RadixMenu.Item className={itemStyle(item)} disabled={item.disabled ?? false} onSelect={() => selectLater(item)}>
      {item.icon}
      {item.label}
    </RadixMenu.Item>
  ) : (
    <RadixMenu.Item asChild disabled={item.disabled ?? false}>
      <Link to={item.to} className={itemStyle(item)}>
        {item.icon}
        {item.label}
      </Link>
    </RadixMenu.Item>
  );

interface MenuPanelProps {
  id: string;
  /** The button that opened it. */
  opener: HTMLElement;
  /** Then the first item gets the focus. */
  isOpenedByKeyboard: boolean;
  onClose: () => void;
  groups: readonly (readonly MenuItem[])[];
  heading?: ReactNode;
  align: 'start' | 'end';
  hasThemes?: boolean | undefined;
}

export const MenuPanel = (props: MenuPanelProps) => {
  const { id, opener, isOpenedByKeyboard, onClose, heading, align, hasThemes } = props;
  const themes = useThemeItems();
  const groups = hasThemes ? [...props.groups.slice(0, -1), themes, ...props.groups.slice(-1)] : props.groups;
  const anchor = useRef(opener);
  const content = useRef<HTMLDivElement>(null);
  const isClosedByFocusMove = useRef(false);
  const focusFirst = (event: Event): void => {
    if (!isOpenedByKeyboard) return;
    event.preventDefault();
    content.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  const close = (): void => {
    if (!isClosedByFocusMove.current) opener.focus();
    onClose();
  };
  return (
    <RadixMenu.Root open onOpenChange={close} modal={false}>
      <RadixMenu.Anchor virtualRef={anchor} />
      <RadixMenu.Content
        ref={content}
        id={id}
        aria-labelledby={opener.id}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onEntryFocus={focusFirst}
        onInteractOutside={() => {
          isClosedByFocusMove.current = true;
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="z-50 max-h-(--radix-popper-available-height) min-w-56 max-w-80 animate-rise overflow-y-auto rounded-card border border-line bg-overlay p-1.5 shadow-float"
      >
        {heading && <RadixMenu.Label className="px-2.5 pt-1.5 pb-2.5">{heading}</RadixMenu.Label>}
        {groups
          .filter((group) => group.length > 0)
          .map((group, at) => (
            <RadixMenu.Group key={group[0]?.label}>
              {(at > 0 || heading) && <RadixMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />}
              <Items items={group} />
            </RadixMenu.Group>
          ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
};
