/** The frame of public pages: header with the logo and two slots, main, footer. Plain markup that works without scripts. */
import type { ReactNode } from 'react';
import { BrandMark } from '#client/brand-mark.tsx';
import { Link } from '#client/ui/link.tsx';
import { SkipLink } from './skip-link.tsx';

export interface PublicShellProps {
  homeTo?: string | undefined;
  /** Center of the header: links or a menu. */
  nav?: ReactNode;
  /** Right side of the header: one or two buttons. */
  actions?: ReactNode;
  /** The content of <footer>. Without it, the page has no footer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The page's sections set their own width. */
export const PublicShell = ({ homeTo = '/', nav, actions, footer, children }: PublicShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4 sm:px-6 lg:gap-8">
        <Link to={homeTo} className="rounded-control">
          <BrandMark />
        </Link>
        <div className="min-w-0 flex-1">{nav}</div>
        {actions && <div className="flex items-center gap-2">{actions}</div>}
      </div>
    </header>
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
      {children}
    </main>
    {footer && <footer className="border-line border-t bg-sunken">{footer}</footer>}
  </div>
);
