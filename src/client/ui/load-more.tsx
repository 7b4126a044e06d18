/**
 * The button that loads more of a list. New items appear below and the first of them gets the focus. Place it right after its list. If loading fails,
 * loaded items stay and the button says Retry.
 */
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useUiTexts } from './ui-texts.ts';

/** The used part of an infinite query's result. */
export interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

const focusableBefore = (sentinel: HTMLElement | null): HTMLElement[] =>
  [...(sentinel?.previousElementSibling?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    (element) => element.getClientRects().length > 0,
  );

/** Returns true if nothing else has the focus: the button had it, or lost it by being disabled or removed. */
const isFocusFree = (sentinel: HTMLElement | null): boolean =>
  document.activeElement === document.body || sentinel?.contains(document.activeElement) === true;

/** Renders nothing when the list is complete. */
export const LoadMore = ({ list }: { list: PagedList }) => {
  const texts = useUiTexts();
  const sentinel = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<HTMLElement | undefined>(undefined);
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = list;

  const load = (): void => {
    lastBefore.current = focusableBefore(sentinel.current).at(-1);
    void list.fetchNextPage();
  };
  useEffect(() => {
    if (isLoading || lastBefore.current === undefined) return;
    const all = focusableBefore(sentinel.current);
    const firstNew = all[all.indexOf(lastBefore.current) + 1];
    lastBefore.current = undefined;
    if (isFocusFree(sentinel.current)) firstNew?.focus({ preventScroll: true });
  }, [isLoading]);

  return (
    <div ref={sentinel} hidden={!list.hasNextPage} className="mt-6 text-center">
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
