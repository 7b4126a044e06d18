/** A section of a public page: anchor, width and heading. */
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

export interface SectionProps {
  /** The anchor for links. */
  id?: string | undefined;
  eyebrow?: string | undefined;
  title: string;
  lead?: ReactNode;
  /** The full-width background. */
  tone?: 'plain' | 'sunken' | undefined;
  children: ReactNode;
}

/** Renders the eyebrow, h2 and lead above the content, in the page's column. */
export const Section = ({ id, eyebrow, title, lead, tone = 'plain', children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={id && `${id}-title`}
    className={classNames('scroll-mt-16', tone === 'sunken' && 'border-line border-y bg-sunken')}
  >
    <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="max-w-2xl">
        {eyebrow && <p className="eyebrow text-accent-ink">{eyebrow}</p>}
        <h2 id={id && `${id}-title`} className="headline mt-3 text-2xl text-ink">
          {title}
        </h2>
        {lead && <p className="mt-4 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
