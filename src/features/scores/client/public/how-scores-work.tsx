/** The link to the page about scores, for the `how` part of a rich text. A plain link, because the app's router does not have the page. */
import type { ReactNode } from 'react';
import { PUBLIC_PATHS } from '#shared/paths.ts';

export const howScoresWork = (chunks: ReactNode) => (
  <a
    href={PUBLIC_PATHS.howScoresWork}
    target="_blank"
    rel="noopener"
    className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink"
  >
    {chunks}
  </a>
);
