/** The link back to the previous screen, above the title. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink to={to} className="inline-flex max-w-full items-center gap-1.5">
    <ArrowLeft className="size-4 shrink-0" />
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
  </TextLink>
);
