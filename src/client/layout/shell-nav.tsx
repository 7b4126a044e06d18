/**
 * The places of the signed-in app: a row in the header on wide screens, a bar at the bottom on phones, where what has no
 * room is behind "More". One list of links in the page, so that nothing is read twice.
 */
import { Ellipsis } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { useUiTexts } from '#client/ui/ui-texts.tsx';
import { isCurrentPlace, type NavItem, splitForPhone } from './nav-item.ts';

const linkLook =
  'relative flex items-center justify-center rounded-control font-medium max-md:min-h-14 max-md:w-full max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-[0.6875rem] max-md:leading-4 md:min-h-10 md:gap-2 md:px-3 md:text-sm';

const Count = ({ count }: { count: number }) => (
  <span className="tabular min-w-5 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs max-md:absolute max-md:top-1 max-md:left-1/2 max-md:ml-1.5">
    {count > 99 ? '99+' : count}
  </span>
);

const NavLink = ({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) => (
  <Link
    to={item.to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      linkLook,
      isCurrent ? 'text-accent-ink md:bg-accent-soft' : 'text-ink-soft hover:bg-hover hover:text-ink',
    )}
  >
    <span aria-hidden="true" className="[&>svg]:size-5 md:[&>svg]:size-4.5">
      {item.icon}
    </span>
    <span className="max-md:max-w-full max-md:truncate">{item.label}</span>
    {item.count !== undefined && item.count > 0 && <Count count={item.count} />}
  </Link>
);

/** The navigation; `currentPath` marks where one is. */
export const ShellNav = ({ items, currentPath }: { items: readonly NavItem[]; currentPath: string }) => {
  const texts = useUiTexts();
  const { shown, hidden } = splitForPhone(items);
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-line max-md:border-t max-md:bg-raised max-md:px-1 max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex items-stretch md:items-center md:gap-1">
        {items.map((item) => (
          <li key={item.to} className={classNames('min-w-0 max-md:flex-1', !shown.includes(item) && 'max-md:hidden')}>
            <NavLink item={item} isCurrent={isCurrentPlace(item, currentPath)} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li className="min-w-0 flex-1 md:hidden">
            <Menu
              trigger={
                <button type="button" className={classNames(linkLook, 'text-ink-soft')}>
                  <Ellipsis aria-hidden="true" className="size-5" />
                  {texts.more}
                </button>
              }
              groups={[hidden.map(({ label, to, icon }) => ({ label, to, icon }))]}
            />
          </li>
        )}
      </ul>
    </nav>
  );
};
