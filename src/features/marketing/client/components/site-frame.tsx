/** The frame around the public content pages: a header with navigation and a call to action, and the large footer. */
import type { ReactNode } from 'react';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SignInLabel } from '#client/layout/sign-in-label.tsx';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { FindTalentMenu, headerLink, NarrowMenu, type SiteLink, useJobsLink } from './site-menu.tsx';

const useSiteLinks = (): readonly SiteLink[] => {
  const { frame } = useSiteTexts();
  return [
    { label: frame.howItWorks, to: `${PUBLIC_PATHS.landing}#how-it-works` },
    { label: frame.pricing, to: PUBLIC_PATHS.pricing },
    { label: frame.resources, to: PUBLIC_PATHS.blog },
    useJobsLink(),
  ];
};

const useNarrowLinks = (): readonly SiteLink[] => {
  const { frame } = useSiteTexts();
  return [
    ...useSiteLinks(),
    { label: frame.applyAs, to: PUBLIC_PATHS.apply },
    { label: <SignInLabel signIn={frame.signIn} dashboard={frame.dashboard} />, to: PUBLIC_PATHS.login },
  ];
};

const MainNav = () => (
  <nav aria-label={useSiteTexts().frame.main} className="max-lg:hidden">
    <ul className="flex gap-1">
      <li>
        <FindTalentMenu />
      </li>
      {useSiteLinks().map(({ label, to, className }) => (
        <li key={to} className={className}>
          <Link to={to} className={headerLink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const Actions = () => {
  const { frame } = useSiteTexts();
  return (
    <>
      <Link to={PUBLIC_PATHS.login} className={`${headerLink} max-lg:hidden`}>
        <SignInLabel signIn={frame.signIn} dashboard={frame.dashboard} />
      </Link>
      <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" className="max-sm:px-3 max-sm:text-sm">
        {frame.getStarted}
      </LinkButton>
      <NarrowMenu links={useNarrowLinks()} />
    </>
  );
};

export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <PublicShell nav={<MainNav />} actions={<Actions />} footer={<SiteFooter />}>
    {children}
  </PublicShell>
);
