/** The delay until a closing menu or dialog has tried to return focus to an element that no longer exists. */
const AFTER_DIALOGS_MS = 50;

/**
 * Keeps the place of keyboard users when an action removes or recreates its own button: if focus was lost, focuses the first focusable match of
 * `selectors`, tried in order. Call it once the screen shows the result of the action. Returns a function that cancels it.
 */
export const recoverFocus = (selectors: readonly string[], root: ParentNode | null = document): (() => void) => {
  const timer = setTimeout(() => {
    if (!document.activeElement?.matches('body, #main')) return;
    for (const selector of selectors) {
      for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
        element.focus();
        // Hidden and disabled elements do not take focus.
        if (document.activeElement === element) return;
      }
    }
  }, AFTER_DIALOGS_MS);
  return () => clearTimeout(timer);
};
