/** A link to a candidate's profile on another site. */
import { ExternalLink } from 'lucide-react';

export const ExternalProfile = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="inline-flex items-center gap-1.5 rounded-sm font-medium text-accent-ink text-sm underline decoration-accent-line underline-offset-4"
  >
    {children}
    <ExternalLink className="size-4" />
  </a>
);
