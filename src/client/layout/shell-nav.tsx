/**
 * Navigation of the signed-in app: a row in the header on wide screens, a bar at the bottom on narrow ones. Items that do not fit are behind "More".
 * Both layouts share one list of links, so that screen readers read it once.
 */
import { Ellipsis } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { findCurrentItem, MAX_VISIBLE_ITEMS, type NavItem, splitItems } from './nav-item.ts';

const entryClasses =
  'relative flex items-center justify-center whitespace-nowrap rounded-control font-medium max-lg:min-h-14 max-lg:w-full max-lg:flex-col max-lg:gap-0.5 max-lg:px-1 max-lg:text-[0.6875rem] max-lg:leading-4 lg:min-h-10 lg:gap-2 lg:px-3 lg:text-sm';

const stateClasses = (isCurrent: boolean): string =>
  isCurrent ? 'text-accent-ink lg:bg-accent-soft' : 'text-ink-soft hover:bg-hover hover:text-ink';

const Count = ({ count }: { count: number }) => (
  <span className="tabular min-w-5 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-0.5">
    {count > 99 ? '99+' : count}
  </span>
);

interface EntryProps {
  item: NavItem;
  isCurrent: boolean;
  /** True if the wide header has space for icons. */
  hasIcon: boolean;
}

const Entry = ({ item, isCurrent, hasIcon }: EntryProps) => (
  <Link
    to={item.to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(entryClasses, stateClasses(isCurrent))}
  >
    <span
      aria-hidden="true"
      className={classNames('[&>svg]:size-5 lg:[&>svg]:size-4.5', hasIcon ? 'lg:max-xl:hidden' : 'lg:hidden')}
    >
      {item.icon}
    </span>
    <span className="max-lg:max-w-full max-lg:truncate">{item.label}</span>
    {item.count !== undefined && item.count > 0 && <Count count={item.count} />}
  </Link>
);

const MoreMenu = ({ items, current }: { items: readonly NavItem[]; current: NavItem | undefined }) => {
  const texts = useUiTexts();
  const unread = items.reduce((sum, item) => sum + (item.count ?? 0), 0);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={classNames(entryClasses, stateClasses(current !== undefined && items.includes(current)))}
        >
          <Ellipsis className="size-5 lg:hidden" />
          {texts.more}
          {unread > 0 && <Count count={unread} />}
        </button>
      }
      groups={[items.map(({ label, to, icon }) => ({ label, to, icon }))]}
    />
  );
};

/** `currentPath` marks the current item. */
export const ShellNav = ({ items, currentPath }: { items: readonly NavItem[]; currentPath: string }) => {
  const texts = useUiTexts();
  const phone = splitItems(items, MAX_VISIBLE_ITEMS.phone);
  const wide = splitItems(items, MAX_VISIBLE_ITEMS.wide);
  const current = findCurrentItem(items, currentPath);
  return (
    <nav
      aria-label={texts.mainNavigation}
      data-bottom-bar
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-line max-lg:border-t max-lg:bg-raised max-lg:px-1 max-lg:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex items-stretch lg:items-center lg:gap-1">
        {items.map((item) => (
          <li
            key={item.to}
            className={classNames(
              // Items grow from their text width. With equal widths, long words would be truncated next to short ones.
              'min-w-0 max-lg:flex-auto',
              phone.hidden.includes(item) && 'max-lg:hidden',
              wide.hidden.includes(item) && 'lg:hidden',
            )}
          >
            <Entry item={item} isCurrent={item === current} hasIcon={items.length < MAX_VISIBLE_ITEMS.wide} />
          </li>
        ))}
        {phone.hidden.length > 0 && (
          <li className="min-w-0 flex-auto lg:hidden">
            <MoreMenu items={phone.hidden} current={current} />
          </li>
        )}
        {wide.hidden.length > 0 && (
          <li className="max-lg:hidden">
            <MoreMenu items={wide.hidden} current={current} />
          </li>
        )}
      </ul>
    </nav>
  );
};
