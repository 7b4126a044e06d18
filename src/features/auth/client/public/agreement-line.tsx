/** The sentence under a form about the legal texts that a person agrees to. Its links open in a new tab. */
import type { ReactNode } from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { localizedLink, PUBLIC_PATHS } from '#shared/paths.ts';

/** Links to the text in the language of the page. */
const LegalLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={localizedLink(to, usePageLanguage())}
    target="_blank"
    rel="noopener"
    className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink"
  >
    {children}
  </a>
);

const linkTo = (to: string) => (chunks: ReactNode) => <LegalLink to={to}>{chunks}</LegalLink>;
const LINKS = { terms: linkTo(PUBLIC_PATHS.terms), privacy: linkTo(PUBLIC_PATHS.privacy) };

/** The sentence. `render` receives the functions that render the tags `terms` and `privacy`. */
export const AgreementLine = ({ render }: { render: (tags: typeof LINKS) => ReactNode }) => (
  <p className="text-muted text-sm">{render(LINKS)}</p>
);
