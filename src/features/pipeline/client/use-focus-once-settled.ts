/** Restores focus after a move. The focused button or card is recreated or removed once the application has a new status. */
import { type RefObject, useEffect } from 'react';
import { recoverFocus } from '#client/ui/recover-focus.ts';

/** Focuses the first match of `selectors` in `box` after the move is settled, if focus was lost. */
export const useFocusOnceSettled = (
  box: RefObject<HTMLElement | null>,
  isSettled: boolean,
  ...selectors: readonly [string, ...string[]]
): void => {
  const joinedSelectors = selectors.join('|');
  useEffect(
    () => (isSettled ? recoverFocus(joinedSelectors.split('|'), box.current) : undefined),
    [box, isSettled, joinedSelectors],
  );
};
