/**
 * Lifts the toast area above elements that must stay accessible: anything with `data-keep-clear`, such as send boxes, action bars and the buttons of
 * dialogs. Not on narrow windows, because toasts are at the top there.
 */
import { type RefObject, useEffect, useState } from 'react';

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const isCovered = (box: Box, cover: Box): boolean =>
  box.top < cover.bottom && box.bottom > cover.top && box.left < cover.right && box.right > cover.left;

/**
 * Returns the lift in px that moves `area` above all boxes that it would cover. A box without space above it is covered, so that the area does not
 * leave the window.
 */
export const computeLift = (area: Box, boxes: readonly Box[]): number => {
  const height = area.bottom - area.top;
  // From bottom to top, because a higher box matters only once the area is lifted.
  return boxes
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((lift, box) => {
      const bottom = area.bottom - lift;
      const hasRoomAbove = box.top >= height;
      return hasRoomAbove && isCovered(box, { ...area, top: bottom - height, bottom }) ? area.bottom - box.top : lift;
    }, 0);
};

/** Returns the area's position without its lift. */
const withoutLift = (element: HTMLElement, lift: number): Box => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top: top + lift, bottom: bottom + lift, left, right };
};

/** Returns the current lift. Measured for each toast (`id`), and whenever the page changes while the toast is shown. */
export const useClearance = (area: RefObject<HTMLElement | null>, id: number | undefined): number => {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    const measure = (): void => {
      const element = area.current;
      if (!element) return;
      const isAtBottom = element.offsetTop > 0;
      const boxes = [...document.querySelectorAll('[data-keep-clear]')].map((node) => node.getBoundingClientRect());
      setLift((before) => (isAtBottom ? computeLift(withoutLift(element, before), boxes) : 0));
    };
    // The toast's text arrives a frame later, and the page may still change after that.
    let frame = requestAnimationFrame(measure);
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area, id]);
  return lift;
};
