/**
 * What a browser does by itself when a page is opened, done for a screen that opens without one: the window is named after its
 * heading, and the heading gets the focus, so that a screen reader says where one is and the next Tab goes on from there.
 */
import { useEffect } from 'react';
import { titled } from '#shared/brand.ts';

/** What is read of a heading: not the picture in it. */
const wordsOf = (heading: Element): string => {
  const copy = heading.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
};

/** The screen keeps its place in the window, and a focus that it has set itself. */
const focusHeading = (heading: HTMLElement, main: Element, focusBefore: Element | null): void => {
  const { activeElement } = document;
  if (activeElement !== focusBefore && main.contains(activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Watches the screens in `#main` for as long as the caller is there. */
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
        // The address changes first: the heading is still that of the screen before.
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
