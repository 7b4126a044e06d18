/**
 * Restores the focus after a move. The focused button or card is recreated or removed once the application is in another column. Focus that is
 * already elsewhere stays there.
 */
import { type RefObject, useEffect } from 'react';

/** A menu or a dialog that closes gives the focus back first, to what is not there any more. */
const AFTER_DIALOGS_MS = 50;

/** Focuses the first of `selectors` that is found in `box`, once the move is settled and the focus is lost. */
export const useFocusOnceSettled = (
  box: RefObject<HTMLElement | null>,
  isSettled: boolean,
  ...selectors: readonly [string, ...string[]]
): void => {
  const wanted = selectors.join('|');
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body && focused.id !== 'main') return;
      for (const selector of wanted.split('|')) {
        const found = box.current?.querySelector<HTMLElement>(selector);
        if (found) return found.focus();
      }
    }, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [box, isSettled, wanted]);
};
