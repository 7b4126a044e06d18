/** Access to the page's search box. */

/** Focuses the visible search box; returns false without one. */
export const focusPageSearch = (): boolean => {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const box = [...boxes].find((one) => one.checkVisibility());
  box?.focus();
  box?.select();
  return box !== undefined;
};
