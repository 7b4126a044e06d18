/**
 * Simulates a page load for client-side navigation: sets the window's title and focuses the heading, so that screen readers announce the screen and
 * Tab continues there.
 */
import { useEffect } from 'react';
import { titled } from '#shared/brand.ts';

/** The text of a heading without its pictures. */
const wordsOf = (heading: Element): string => {
  const copy = heading.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('[aria-hidden="true"]')) element.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
};

/** Keeps the scroll position, and a focus that the screen has set itself. */
const focusHeading = (heading: HTMLElement, main: Element, focusBefore: Element | null): void => {
  const { activeElement } = document;
  if (activeElement !== focusBefore && main.contains(activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Observes the screens in `#main` while the caller is mounted. */
export const useArrival = (): void => {
  useEffect(() => {
    const main = document.querySelector('#main');
    if (!main) return undefined;
    const arrived = { path: window.location.pathname, heading: main.querySelector('h1'), words: '' };
    let focused = document.activeElement;
    const look = (): void => {
      const heading = main.querySelector('h1');
      if (!heading) return;
      const words = wordsOf(heading);
      document.title = titled(words);
      const path = window.location.pathname;
      if (path !== arrived.path) {
        // The address changes first, while the heading is still the previous one.
        if (heading === arrived.heading && words === arrived.words) return;
        focusHeading(heading, main, focused);
      }
      Object.assign(arrived, { path, heading, words });
    };
    const remember = ({ target }: FocusEvent): void => {
      if (window.location.pathname === arrived.path && target instanceof Element) focused = target;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
};
