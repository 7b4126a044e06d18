/**
 * Restores focus after a move. The focused button or card is recreated or removed once the
 * application has a new status. If focus is already elsewhere, it stays there.
 */
import { type RefObject, useEffect } from 'react';

/** The delay until a closing menu or dialog has tried to return focus to an element that no longer exists. */
const AFTER_DIALOGS_MS = 50;

/** Focuses the first match of `selectors` in `box` after the move is settled, if focus was lost. */
export const useFocusOnceSettled = (
  box: RefObject<HTMLElement | null>,
  isSettled: boolean,
  ...selectors: readonly [string, ...string[]]
): void => {
  const joinedSelectors = selectors.join('|');
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      if (focused !== null && focused !== document.body && focused.id !== 'main') return;
      for (const selector of joinedSelectors.split('|')) {
        const element = box.current?.querySelector<HTMLElement>(selector);
        if (element) return element.focus();
      }
    }, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [box, isSettled, joinedSelectors]);
};
