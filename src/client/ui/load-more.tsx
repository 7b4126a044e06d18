/**
 * The button that loads more of a list. Render it right after its list. The first link or button of the new items receives focus, unless the
 * user has moved focus elsewhere. If loading fails, loaded items stay and the button's label is Retry.
 */
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useUiTexts } from './ui-texts.ts';

/** The fields of an infinite query's result that `LoadMore` uses. */
export interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

const focusableBefore = (container: HTMLElement | null): HTMLElement[] =>
  [...(container?.previousElementSibling?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].filter(
    (element) => element.getClientRects().length > 0,
  );

/** Returns true if the button or no element has focus. The button loses focus when it is disabled or hidden. */
const isFocusFree = (container: HTMLElement | null): boolean =>
  document.activeElement === document.body || container?.contains(document.activeElement) === true;

/** Hidden when the list is complete. */
export const LoadMore = ({ list }: { list: PagedList }) => {
  const texts = useUiTexts();
  const container = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<HTMLElement | undefined>(undefined);
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = list;

  const load = (): void => {
    lastBefore.current = focusableBefore(container.current).at(-1);
    void list.fetchNextPage();
  };
  useEffect(() => {
    if (isLoading || lastBefore.current === undefined) return;
    const all = focusableBefore(container.current);
    const firstNew = all[all.indexOf(lastBefore.current) + 1];
    lastBefore.current = undefined;
    if (isFocusFree(container.current)) firstNew?.focus({ preventScroll: true });
  }, [isLoading]);

  return (
    <div ref={container} hidden={!list.hasNextPage} className="mt-6 text-center">
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
