/**
 * The menus of the public header: Find Talent on wide screens, and a single menu on narrow ones.
 * Built from native disclosure elements, which open without scripts. `menu-behavior.ts` turns them into buttons, so the open state needs two sets of
 * styles: `group-open` for the native element and `in-aria-expanded` for the button.
 */
import { Calculator, CalendarCheck, ChevronDown, CodeXml, Handshake, Headset, Megaphone, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_JOBS } from '#features/jobs/public-address.domain.ts';
import { localizedPath, PUBLIC_PATHS } from '#shared/paths.ts';
import type { FamilyId, RoleFamily } from '../roles/role-family.ts';
import { useSiteTexts } from '../texts/site-texts.ts';

export interface SiteLink {
  label: ReactNode;
  to: string;
  /** Classes of the list item, which hide it from some people. */
  className?: string;
}

/** The link to the list of jobs, which companies do not have. */
export const useJobsLink = (): SiteLink => ({
  label: useSiteTexts().frame.jobs,
  to: localizedPath(PUBLIC_JOBS, usePageLanguage()),
  className: 'restricted:hidden',
});

const ICONS: Record<FamilyId, typeof Megaphone> = {
  marketing: Megaphone,
  sales: Handshake,
  'customer-support': Headset,
  'executive-assistant': CalendarCheck,
  it: CodeXml,
  finance: Calculator,
};

/** A link in the header row. The summaries of the menus look the same. */
export const headerLink =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft text-sm hover:bg-hover hover:text-ink';

const summaryClasses = `${headerLink} list-none gap-1.5 select-none group-open:bg-hover group-open:text-ink aria-expanded:bg-hover aria-expanded:text-ink [&::-webkit-details-marker]:hidden`;

const menuLink = 'flex min-h-12 items-center rounded-control px-3 font-medium text-ink hover:bg-hover';

const FamilyEntry = ({ family: { id, path, name, line } }: { family: RoleFamily }) => {
  const Icon = ICONS[id];
  return (
    <li>
      <Link to={path} className="group/entry flex h-full gap-3 rounded-control p-3 hover:bg-hover">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-ink">
          <Icon className="size-5" />
        </span>
        <span className="min-w-0 text-sm">
          <span className="block font-semibold text-ink group-hover/entry:text-accent-ink">{name}</span>{' '}
          <span className="block text-ink-soft">{line}</span>
        </span>
      </Link>
    </li>
  );
};

const Families = () => useSiteTexts().families.map((family) => <FamilyEntry key={family.id} family={family} />);

/** The six role pages in a panel below the menu button. */
export const FindTalentMenu = () => {
  const { frame } = useSiteTexts();
  return (
    <details className="group relative" data-behavior="menu" data-hover="">
      <summary className={summaryClasses}>
        {frame.findTalent}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180 in-aria-expanded:rotate-180" />
      </summary>
      {/* The gap below the button is part of the panel, so that the mouse can cross it without closing the menu. */}
      <div id="find-talent" className="absolute top-full left-0 w-160 animate-rise pt-3.5">
        <div className="overflow-hidden rounded-panel border border-line bg-overlay shadow-float">
          <ul className="grid grid-cols-2 gap-1 p-3">
            <Families />
          </ul>
          <p className="border-line border-t bg-sunken px-6 py-3.5 text-ink-soft text-sm">
            {frame.lookingForWork} <TextLink to={PUBLIC_PATHS.apply}>{frame.applyAs}</TextLink>
          </p>
        </div>
      </div>
    </details>
  );
};

/** All links of the header in one menu, for narrow screens. The panel is as wide as the header and scrolls if it is too long. */
export const NarrowMenu = ({ links }: { links: readonly SiteLink[] }) => {
  const { frame } = useSiteTexts();
  return (
    <details className="group lg:hidden" data-behavior="menu">
      <summary className={`${summaryClasses} w-11 justify-center px-0!`}>
        <span className="sr-only">{frame.menu}</span>
        <Menu className="size-5.5 group-open:hidden in-aria-expanded:hidden" />
        <X className="hidden size-5.5 group-open:block in-aria-expanded:block" />
      </summary>
      <div
        id="site-menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto overscroll-contain border-line border-y bg-overlay shadow-float"
      >
        <nav aria-label={frame.main} className="mx-auto max-w-6xl px-1 pt-4 pb-6 sm:px-3">
          <p id="menu-find-talent" className="eyebrow px-3 pb-1 text-muted">
            {frame.findTalent}
          </p>
          <ul aria-labelledby="menu-find-talent" className="grid sm:grid-cols-2 sm:gap-x-2">
            <Families />
          </ul>
          <ul className="mt-3 grid border-line border-t pt-3 sm:grid-cols-2 sm:gap-x-2">
            {links.map(({ label, to, className }) => (
              <li key={to} className={className}>
                <Link to={to} className={menuLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-4 px-3">
            <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" wide>
              {frame.getStarted}
            </LinkButton>
          </div>
        </nav>
      </div>
    </details>
  );
};
