/**
 * How far the toast area is lifted so that it covers nothing that has to stay in reach: send boxes, bars of actions and whatever
 * else carries `data-keep-clear`. Only where toasts come from below; a narrow window has them at its top.
 */
import { type RefObject, useEffect, useState } from 'react';

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const isCovered = (box: Box, by: Box): boolean =>
  box.top < by.bottom && box.bottom > by.top && box.left < by.right && box.right > by.left;

/**
 * The lift in px that brings `area` above all boxes that it would cover. A box above which there is no room for it is covered rather than
 * the area pushed out of the window.
 */
export const liftOver = (area: Box, boxes: readonly Box[]): number => {
  const height = area.bottom - area.top;
  // From below upwards: what lies further up is in the way only once the area stands there.
  return boxes
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((lift, box) => {
      const bottom = area.bottom - lift;
      const hasRoomAbove = box.top >= height;
      return hasRoomAbove && isCovered(box, { ...area, top: bottom - height, bottom }) ? area.bottom - box.top : lift;
    }, 0);
};

/** Where the area stands without a lift. */
const unlifted = (element: HTMLElement, lift: number): Box => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top: top + lift, bottom: bottom + lift, left, right };
};

/** The lift of the toast area, measured anew for each toast (`id`) and whenever the page changes while it is there. */
export const useClearance = (area: RefObject<HTMLElement | null>, id: number | undefined): number => {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    const measure = (): void => {
      const element = area.current;
      if (!element) return;
      const comesFromBelow = element.offsetTop > 0;
      const boxes = [...document.querySelectorAll('[data-keep-clear]')].map((kept) => kept.getBoundingClientRect());
      setLift((before) => (comesFromBelow ? liftOver(unlifted(element, before), boxes) : 0));
    };
    // The toast gets its words in a frame of its own, and what failed may say so in its place even later.
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
