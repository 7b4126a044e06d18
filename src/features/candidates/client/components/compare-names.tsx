/**
 * The names of those who are compared, at the top of a narrow window once the table's head has gone out of it. There the table scrolls
 * sideways, so its own head cannot stay; this follows it. For the eyes only: a screen reader says the head of a cell by itself.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Below the page's header, 4 rem high. */
const HEADER = '-64px 0px 0px 0px';

/** Whether an element has gone out of the window above. */
const useIsGone = (element: RefObject<HTMLElement | null>): boolean => {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 64),
      { rootMargin: HEADER },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isGone;
};

interface CompareNamesProps {
  names: readonly { id: string; name: string }[];
  /** What scrolls sideways, and the head that goes out of the window. */
  scroller: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  /** Widths as the table has them, in rem. */
  headRem: number;
  columnRem: number;
}

/** The line; takes no room of its own. */
export const CompareNames = ({ names, scroller, head, headRem, columnRem }: CompareNamesProps) => {
  const line = useRef<HTMLDivElement>(null);
  const isShown = useIsGone(head);
  useEffect(() => {
    const scrolled = scroller.current;
    if (!scrolled || !isShown) return undefined;
    const follow = (): void => {
      if (line.current) line.current.style.transform = `translateX(${String(-scrolled.scrollLeft)}px)`;
    };
    follow();
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => scrolled.removeEventListener('scroll', follow);
  }, [scroller, isShown]);
  return (
    <div aria-hidden="true" className="sticky top-16 z-20 h-0 lg:hidden">
      {isShown && (
        <div className="overflow-hidden border-line border-x border-b bg-raised shadow-float">
          <div
            ref={line}
            className="flex"
            style={{ minWidth: `${headRem + names.length * columnRem}rem`, paddingLeft: `${headRem}rem` }}
          >
            {names.map(({ id, name }) => (
              <p key={id} className="min-w-0 flex-1 truncate px-3 py-2 font-semibold text-ink text-sm">
                {name}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
};
