/** The frame of the public reading pages: header with the places and the one thing to do next, and the large footer. */
import type { ReactNode } from 'react';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { FindTalentMenu, headerLink, NarrowMenu, type SiteLink } from './site-menu.tsx';

const PLACES: readonly SiteLink[] = [
  { label: 'How It Works', to: `${PUBLIC_PATHS.landing}#how-it-works` },
  { label: 'Resources', to: PUBLIC_PATHS.blog },
];

const NARROW_PLACES: readonly SiteLink[] = [
  ...PLACES,
  { label: 'Apply as a professional', to: PUBLIC_PATHS.apply },
  { label: 'Sign In', to: PUBLIC_PATHS.login },
];

const Places = () => (
  <nav aria-label="Main" className="max-lg:hidden">
    <ul className="flex gap-1">
      <li>
        <FindTalentMenu />
      </li>
      {PLACES.map(({ label, to }) => (
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
    <Link to={PUBLIC_PATHS.login} className={`${headerLink} max-lg:hidden`}>
      Sign In
    </Link>
    <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" className="max-sm:px-3 max-sm:text-sm">
      Get Started
    </LinkButton>
    <NarrowMenu links={NARROW_PLACES} />
  </>
);

/** Header, main, footer. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <PublicShell nav={<Places />} actions={<Actions />} footer={<SiteFooter />}>
    {children}
  </PublicShell>
);
