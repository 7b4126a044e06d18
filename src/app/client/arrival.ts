/**
 * Simulates a page load for client-side navigation: sets the document title and focuses the heading, so that screen readers announce the screen and
 * Tab continues there.
 */
import { useEffect } from 'react';
import { toPageTitle } from '#shared/brand.ts';

/** Returns the text of a heading without its decorative elements. */
const headingText = (heading: Element): string => {
  const copy = heading.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('[aria-hidden="true"]')) element.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
};

/** Focuses the heading without scrolling, unless the screen has already set focus. */
const focusHeading = (heading: HTMLElement, main: Element, focusBefore: Element | null): void => {
  const { activeElement } = document;
  if (activeElement !== focusBefore && main.contains(activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Sets the title whenever the heading in `#main` changes, and focuses the heading after navigation. */
export const useTitleAndFocus = (): void => {
  useEffect(() => {
    const main = document.querySelector('#main');
    if (!main) return undefined;
    const current = { path: window.location.pathname, heading: main.querySelector('h1'), words: '' };
    let focused = document.activeElement;
    const update = (): void => {
      const heading = main.querySelector('h1');
      if (!heading) return;
      const words = headingText(heading);
      document.title = toPageTitle(words);
      const path = window.location.pathname;
      if (path !== current.path) {
        // The address changes first, while the heading is still that of the previous screen.
        if (heading === current.heading && words === current.words) return;
        focusHeading(heading, main, focused);
      }
      Object.assign(current, { path, heading, words });
    };
    const recordFocus = ({ target }: FocusEvent): void => {
      if (window.location.pathname === current.path && target instanceof Element) focused = target;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    document.addEventListener('focusin', recordFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', recordFocus);
    };
  }, []);
};
