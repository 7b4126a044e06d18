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
  'relative flex items-center justify-center rounded-control font-medium max-lg:min-h-14 max-lg:w-full max-lg:flex-col max-lg:gap-0.5 max-lg:px-1 max-lg:text-[0.6875rem] max-lg:leading-4 lg:min-h-10 lg:gap-2 lg:px-3 lg:text-sm';

const Count = ({ count }: { count: number }) => (
  <span className="tabular min-w-5 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-1.5">
    {count > 99 ? '99+' : count}
  </span>
);

const NavLink = ({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) => (
  <Link
    to={item.to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      linkLook,
      isCurrent ? 'text-accent-ink lg:bg-accent-soft' : 'text-ink-soft hover:bg-hover hover:text-ink',
    )}
  >
    <span aria-hidden="true" className="lg:max-xl:hidden [&>svg]:size-5 lg:[&>svg]:size-4.5">
      {item.icon}
    </span>
    <span className="max-lg:max-w-full max-lg:truncate">{item.label}</span>
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
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-line max-lg:border-t max-lg:bg-raised max-lg:px-1 max-lg:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex items-stretch lg:items-center lg:gap-1">
        {items.map((item) => (
          <li key={item.to} className={classNames('min-w-0 max-lg:flex-1', !shown.includes(item) && 'max-lg:hidden')}>
            <NavLink item={item} isCurrent={isCurrentPlace(item, currentPath)} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li className="min-w-0 flex-1 lg:hidden">
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
