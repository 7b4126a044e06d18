/** The frame of the public reading pages: header with the places and the one thing to do next, and the large footer. */
import type { ReactNode } from 'react';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { SiteFooter } from './site-footer.tsx';

/** Anchors of the landing page, from whichever page. */
const ANCHORS = {
  howItWorks: `${PUBLIC_PATHS.landing}#how-it-works`,
  popularRoles: `${PUBLIC_PATHS.landing}#popular-roles`,
} as const;

const NAV = [
  { label: 'How It Works', to: ANCHORS.howItWorks },
  { label: 'Popular roles', to: ANCHORS.popularRoles },
  { label: 'Apply as a professional', to: PUBLIC_PATHS.apply },
] as const;

const headerLink =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft text-sm hover:bg-hover hover:text-ink';

const Places = () => (
  <nav aria-label="Main" className="max-lg:hidden">
    <ul className="flex gap-1">
      {NAV.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={headerLink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Actions = () => (
  <>
    <Link to={PUBLIC_PATHS.login} className={`${headerLink} max-sm:px-2`}>
      Sign In
    </Link>
    <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" className="max-sm:px-3 max-sm:text-sm">
      Get Started
    </LinkButton>
  </>
);

/** Header, main, footer. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <PublicShell nav={<Places />} actions={<Actions />} footer={<SiteFooter />}>
    {children}
  </PublicShell>
);
