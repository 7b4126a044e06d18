/** A number with its label. A link if `to` is set. */
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { Skeleton } from './skeleton.tsx';

export interface StatCardProps {
  label: string;
  /** Undefined shows a skeleton, null (not available) a dash. */
  value: ReactNode | undefined;
  icon?: ReactNode;
  /** Small text below the number. */
  note?: string | undefined;
  /** Path of the list whose items the number counts. */
  to?: string | undefined;
}

/** A card of a dashboard; put several into a `StatGrid`. */
export const StatCard = ({ label, value, icon, note, to }: StatCardProps) => {
  const body = (
    <>
      <span className="flex items-center justify-between gap-2 text-muted text-sm">
        <span className="flex items-center gap-2">
          {icon && <span className="max-sm:hidden">{icon}</span>}
          {label}
        </span>
        {to && (
          <ArrowUpRight className="size-4 shrink-0 opacity-60 max-sm:hidden transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:opacity-100" />
        )}
      </span>
      {value === undefined ? (
        <Skeleton className="mt-2 h-9 w-14" />
      ) : (
        <span className="headline tabular mt-2 block text-2xl text-ink">{value ?? '–'}</span>
      )}
      {note && value !== undefined && <span className="tabular mt-1 block text-muted text-xs">{note}</span>}
    </>
  );
  const classes = 'block h-full rounded-card border border-line bg-raised px-5 py-4';
  return to ? (
    <Link to={to} className={classNames('group transition-shadow hover:border-line-strong hover:shadow-low', classes)}>
      {body}
    </Link>
  ) : (
    <div className={classes}>{body}</div>
  );
};

/** Four columns where there is space for them, otherwise two. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid @3xl:grid-cols-4 grid-cols-2 gap-3 sm:gap-4">{children}</div>
  </div>
);
