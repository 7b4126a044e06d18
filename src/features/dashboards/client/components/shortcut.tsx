/** A link to a frequently used screen, shown as a wide, unobtrusive button. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#client/ui/link.tsx';

interface ShortcutProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
}

export const Shortcut = ({ to, icon, title, text }: ShortcutProps) => (
  <Link
    to={to}
    className="group flex items-center gap-3.5 rounded-card border border-line bg-raised px-4 py-3.5 transition-shadow hover:border-line-strong hover:shadow-low"
  >
    <span className="grid size-10 shrink-0 place-content-center rounded-control bg-sunken text-accent-ink">{icon}</span>
    <span className="min-w-0 flex-1">
      <span className="block font-semibold text-ink">{title}</span>
      <span className="block text-muted text-sm">{text}</span>
    </span>
    <ChevronRight className="size-4.5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5" />
  </Link>
);
