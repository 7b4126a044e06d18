/**
 * The names of the compared candidates, fixed at the top of a narrow window when the table's header is scrolled out of view. In a narrow window the
 * table scrolls sideways, so its header cannot be sticky. Hidden from screen readers, which read the column header of each cell.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The page header is 4 rem high. */
const HEADER_MARGIN = '-64px 0px 0px 0px';

/** Whether an element has scrolled out of view under the page header. */
const useIsScrolledPast = (element: RefObject<HTMLElement | null>): boolean => {
  const [isScrolledPast, setIsScrolledPast] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsScrolledPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 64),
      { rootMargin: HEADER_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isScrolledPast;
};

interface CompareNamesProps {
  names: readonly { id: string; name: string }[];
  /** The element that scrolls sideways, and the header that can scroll out of view. */
  scroller: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  /** Column widths of the table, in rem. */
  headRem: number;
  columnRem: number;
}

/** Takes up no space in the layout. */
export const CompareNames = ({ names, scroller, head, headRem, columnRem }: CompareNamesProps) => {
  const line = useRef<HTMLDivElement>(null);
  const isShown = useIsScrolledPast(head);
  useEffect(() => {
    const scrolled = scroller.current;
    if (!scrolled || !isShown) return undefined;
    const followScroll = (): void => {
      if (line.current) line.current.style.transform = `translateX(${String(-scrolled.scrollLeft)}px)`;
    };
    followScroll();
    scrolled.addEventListener('scroll', followScroll, { passive: true });
    return () => scrolled.removeEventListener('scroll', followScroll);
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
