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

/** The lift in px that brings `area`, which stands at the end of a window of this height, above all boxes that it would cover. */
export const liftOver = (area: Box, boxes: readonly Box[]): number => {
  const height = area.bottom - area.top;
  // From below upwards: what lies further up is in the way only once the area stands there.
  return boxes
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((lift, box) => {
      const bottom = area.bottom - lift;
      return isCovered(box, { ...area, top: bottom - height, bottom }) ? area.bottom - box.top : lift;
    }, 0);
};

/** Where the area stands without a lift. */
const unlifted = (element: HTMLElement, lift: number): Box => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top: top + lift, bottom: bottom + lift, left, right };
};

/** The lift of the toast area, measured anew for each toast (`id`). */
export const useClearance = (area: RefObject<HTMLElement | null>, id: number | undefined): number => {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    // A frame later, since what failed may say so in its place as well.
    const frame = requestAnimationFrame(() => {
      const element = area.current;
      if (!element) return;
      const comesFromBelow = element.offsetTop > 0;
      const boxes = [...document.querySelectorAll('[data-keep-clear]')].map((kept) => kept.getBoundingClientRect());
      setLift((before) => (comesFromBelow ? liftOver(unlifted(element, before), boxes) : 0));
    });
    return () => cancelAnimationFrame(frame);
  }, [area, id]);
  return lift;
};
