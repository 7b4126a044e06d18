/** A name and its value in a <dl>. */
import type { ReactNode } from 'react';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="tabular break-words font-medium text-ink">{children}</dd>
  </div>
);
