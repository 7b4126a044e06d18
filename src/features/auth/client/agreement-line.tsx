/** What a person agrees to by sending a form: a sentence with links to the legal texts, which open beside the form. */
import type { ReactNode } from 'react';
import { PUBLIC_PATHS } from '#shared/paths.ts';

const link = 'rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink';

const linkTo = (to: string) => (chunks: ReactNode) => (
  <a href={to} target="_blank" rel="noopener" className={link}>
    {chunks}
  </a>
);
const LINKS = { terms: linkTo(PUBLIC_PATHS.terms), privacy: linkTo(PUBLIC_PATHS.privacy) };

/** The sentence; `render` is handed what its tags `terms` and `privacy` become. */
export const AgreementLine = ({ render }: { render: (tags: typeof LINKS) => ReactNode }) => (
  <p className="text-muted text-sm">{render(LINKS)}</p>
);
