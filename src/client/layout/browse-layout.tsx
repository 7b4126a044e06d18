/**
 * The layout of a filtered list: search and sorting, if any, at the top; filters at the side on wide screens and behind a button on narrow ones. The
 * page defines the filters and stores their values.
 */
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useUiTexts } from '#client/ui/ui-texts.ts';

interface ToggleProps {
  active: number;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
}

/** Toggles the filters on narrow screens and shows how many are active. */
const FilterToggle = ({ active, isOpen, panelId, onToggle }: ToggleProps) => {
  const texts = useUiTexts();
  return (
    <Button
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-controls={panelId}
      icon={<SlidersHorizontal className="size-4.5" />}
      className="lg:hidden"
    >
      {texts.filters}
      {active > 0 && (
        <>
          {' '}
          <span aria-hidden="true" className="rounded-full bg-accent-soft px-2 text-accent-ink text-sm tabular">
            {active}
          </span>
          <span className="sr-only">{texts.filtersActive(active)}</span>
        </>
      )}
    </Button>
  );
};

export interface BrowseLayoutProps {
  search?: ReactNode;
  sort?: ReactNode;
  /** Secondary settings of the list, such as a `ViewMenu`. */
  view?: ReactNode;
  /** The fields, stacked. */
  filters: ReactNode;
  /** The number of active filters. */
  active: number;
  onClear: () => void;
  /** The list. */
  children: ReactNode;
}

export const BrowseLayout = ({ search, sort, view, filters, active, onClear, children }: BrowseLayoutProps) => {
  const texts = useUiTexts();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <div
        className={classNames(
          'flex flex-wrap items-end gap-3 lg:col-start-2',
          // Without these, the row contains only the filter button, which is hidden on wide screens.
          !search && !sort && !view && 'lg:hidden',
        )}
      >
        {search && <div className="min-w-52 flex-1 max-sm:basis-full">{search}</div>}
        <FilterToggle active={active} isOpen={isOpen} panelId={panelId} onToggle={() => setIsOpen(!isOpen)} />
        {sort && <div className="w-52 shrink-0 max-sm:w-auto max-sm:min-w-0 max-sm:shrink max-sm:flex-1">{sort}</div>}
        {view}
      </div>
      <section
        id={panelId}
        aria-label={texts.filters}
        className={classNames(
          'space-y-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:p-5 lg:-m-2 lg:sticky lg:top-22 lg:col-start-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-2 lg:row-span-2 lg:row-start-1',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <div className="flex min-h-9 items-center justify-between gap-3">
          <h2 className="font-semibold text-ink">{texts.filters}</h2>
          {active > 0 && (
            <Button variant="quiet" size="sm" onClick={onClear}>
              {texts.clearFilters}
            </Button>
          )}
        </div>
        {filters}
      </section>
      <div className="min-w-0 lg:col-start-2">{children}</div>
    </div>
  );
};
