/** Headers of the admins' tables. They stay visible while the page scrolls, and some of them sort. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

const HEAD_CLASSES =
  'sticky top-16 z-10 bg-sunken px-3 py-2.5 whitespace-nowrap text-left font-medium text-muted text-xs first:rounded-tl-card first:pl-5 last:rounded-tr-card';

/** A header that only names its column. */
export const TableHead = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th scope="col" className={classNames(HEAD_CLASSES, className)}>
    {children}
  </th>
);

interface SortHeadProps<Order extends string> {
  order: Order;
  ascending: Order;
  descending: Order;
  /** The order after the first press. */
  first: Order;
  onOrder: (order: Order) => void;
  className?: string;
  children: ReactNode;
}

/** A header whose button orders by its column, and reverses the order if it is already active. */
export const SortHead = <Order extends string>({
  order,
  ascending,
  descending,
  first,
  onOrder,
  className,
  children,
}: SortHeadProps<Order>) => {
  const direction = order === ascending ? 'ascending' : order === descending ? 'descending' : undefined;
  const next = direction === undefined ? first : order === ascending ? descending : ascending;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction} className={classNames(HEAD_CLASSES, className)}>
      <button
        type="button"
        onClick={() => onOrder(next)}
        className={classNames(
          '-m-1.5 inline-flex items-center gap-1 rounded-sm p-1.5 hover:text-ink',
          direction !== undefined && 'text-ink',
        )}
      >
        {children}
        <Arrow className="size-3.5" />
      </button>
    </th>
  );
};
