/** A link to the previous or next entry of a list. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from './link-button.tsx';

export const StepLink = ({ to, label, isNext }: { to: string | null; label: string; isNext: boolean }) => {
  const Icon = isNext ? ChevronRight : ChevronLeft;
  const icon = <Icon className="size-4.5" />;
  // At either end of the list the space stays reserved, so that nothing moves under the pointer.
  if (to === null) {
    return <span className="inline-grid size-9 place-content-center text-muted opacity-50">{icon}</span>;
  }
  return <LinkButton to={to} size="sm" square aria-label={label} icon={icon} />;
};
