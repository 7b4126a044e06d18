/**
 * The end of a list that has more. New items come below, so the place is kept, and the focus goes on to the first of them.
 * Stands right after its list. What was read stays when more of it could not be loaded; the button then says Retry.
 */
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useUiTexts } from './ui-texts.ts';

/** The part of a list by pages that is used; a query's result fits. */
export interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

const focusableBefore = (place: HTMLElement | null): HTMLElement[] =>
  [...(place?.previousElementSibling?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    (element) => element.getClientRects().length > 0,
  );

/** Whether nothing else has the focus: the button had it, or lost it when it was disabled or went. */
const isFree = (place: HTMLElement | null): boolean =>
  document.activeElement === document.body || place?.contains(document.activeElement) === true;

/** A centred button; nothing when the list is complete. */
export const LoadMore = ({ list }: { list: PagedList }) => {
  const texts = useUiTexts();
  const place = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<HTMLElement | undefined>(undefined);
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = list;

  const load = (): void => {
    lastBefore.current = focusableBefore(place.current).at(-1);
    void list.fetchNextPage();
  };
  useEffect(() => {
    if (isLoading || lastBefore.current === undefined) return;
    const all = focusableBefore(place.current);
    const firstNew = all[all.indexOf(lastBefore.current) + 1];
    lastBefore.current = undefined;
    if (isFree(place.current)) firstNew?.focus({ preventScroll: true });
  }, [isLoading]);

  return (
    <div ref={place} hidden={!list.hasNextPage} className="mt-6 text-center">
      {hasFailed && !isLoading && (
        <p role="alert" className="mb-2.5 text-danger-ink text-sm">
          {texts.somethingWentWrong}
        </p>
      )}
      <Button onClick={load} pending={isLoading} pendingText={texts.loading}>
        {hasFailed ? texts.retry : texts.loadMore}
      </Button>
    </div>
  );
};
