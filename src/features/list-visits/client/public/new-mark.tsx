/** Marks a row that came into its list after the reader's last visit. Below `LastVisit`; elsewhere nothing is new. */
import { useContext } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { LastVisit } from './last-visit-context.ts';

interface NewMarkProps {
  /** When the row came into the list. */
  at: string | undefined;
  className?: string;
  children: string;
}

export const NewMark = ({ at = '', className, children }: NewMarkProps) => {
  const lastVisit = useContext(LastVisit);
  // Both are written the same way, so they compare as texts.
  if (lastVisit === null || at <= lastVisit) return null;
  return (
    <Badge tone="info" className={className}>
      {children}
    </Badge>
  );
};
