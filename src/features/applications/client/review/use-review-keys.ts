/** Hears the keys of a review on the whole page, as long as the page is open. */
import { useEffect, useEffectEvent } from 'react';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { type ReviewKey, reviewKeyOf } from './review-keys.ts';

/** What has keys of its own: fields, menus, dialogs. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]';

const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(OWN_KEYS) !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Calls `act` for each key that asks for something; it says whether that was its to do. */
export const useReviewKeys = (moves: readonly ApplicationStatus[], act: (key: ReviewKey) => boolean): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const asked = reviewKeyOf(
      {
        key: event.key,
        isModified: event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented,
        isElsewhere: isElsewhere(event.target),
      },
      moves,
    );
    if (asked !== null && act(asked)) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
