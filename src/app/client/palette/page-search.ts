/** The search box of the page. */

/** Turns to the one that is in sight; false where the page has none. */
export const focusPageSearch = (): boolean => {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const box = [...boxes].find((one) => one.checkVisibility());
  box?.focus();
  box?.select();
  return box !== undefined;
};
