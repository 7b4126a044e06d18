/** Placeholders in the shape of loading content. They appear after 100 ms and are hidden from screen readers; the surrounding list is marked busy. */
import { classNames } from './class-names.ts';

/** One bar; size it with `className` (`h-4 w-32`). */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-late rounded-sm', className)}>
    <span className="block size-full animate-pulse rounded-[inherit] bg-line" />
  </span>
);

const CardShape = () => (
  <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
    <div className="flex items-start gap-3">
      <Skeleton className="size-10 rounded-full" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-1/4" />
      </div>
      <Skeleton className="size-11 rounded-full" />
    </div>
    <div className="mt-5 space-y-2">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
    <div className="mt-5 flex gap-2">
      <Skeleton className="h-7 w-16" />
      <Skeleton className="h-7 w-20" />
      <Skeleton className="h-7 w-14" />
    </div>
  </div>
);

const RowShape = () => (
  <div className="flex items-center gap-3 border-line border-b px-1 py-4 last:border-0">
    <Skeleton className="size-10 rounded-full" />
    <div className="flex-1 space-y-2">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
    </div>
    <Skeleton className="h-6 w-16 rounded-full" />
  </div>
);

export interface SkeletonListProps {
  shape: 'card' | 'row';
  count?: number | undefined;
  /** For cards only: the classes of the real list, so that the layout is the same. */
  className?: string | undefined;
}

export const SkeletonList = ({ shape, count = 3, className = 'grid gap-4' }: SkeletonListProps) => (
  <div aria-busy="true" className={shape === 'card' ? className : undefined}>
    {Array.from({ length: count }, (_, index) =>
      shape === 'card' ? <CardShape key={index} /> : <RowShape key={index} />,
    )}
  </div>
);
