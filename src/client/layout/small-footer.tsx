/** The short footer of simple public pages (forms, texts, not found): copyright and a few links. Marketing pages have a larger one. */
import type { ReactNode } from 'react';
import { Link } from '#client/ui/link.tsx';
import { COPYRIGHT } from './copyright.ts';
import { LanguageLinks } from './language-links.tsx';
import { ThemeLinks } from './theme-links.tsx';

export interface SmallFooterProps {
  links: readonly { label: ReactNode; to: string }[];
  /** True if the page exists in all languages, so that language links are shown. */
  hasLanguages?: boolean;
}

export const SmallFooter = ({ links, hasLanguages = false }: SmallFooterProps) => (
  <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-muted text-sm sm:px-6">
    <p>{COPYRIGHT}</p>
    {hasLanguages && <LanguageLinks />}
    <ThemeLinks />
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline">
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
