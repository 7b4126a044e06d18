/**
 * A tooltip after 700 ms, or immediately if another one was open within 300 ms. It only repeats or names the control, because touch screens do not
 * show it. Escape and pressing the control close it, and the pointer may move onto it.
 */
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  lazy,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { TIMINGS } from '#shared/limits.ts';
import { preloadOnHover } from './preload-on-hover.ts';

const loadPanel = async () => ({ default: (await import('./tooltip-panel.tsx')).TooltipPanel });
const TooltipPanel = lazy(loadPanel);

/** When the last tooltip closed, in milliseconds of `performance.now`. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Time for the pointer to move from the control to the tooltip. */
const LEAVE_DELAY_MS = 120;

/** The control whose tooltip shows, or null. */
const useShown = () => {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = control !== null;

  const after = (delayMs: number, next: HTMLElement | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setControl(next), delayMs);
  };
  const set = (next: HTMLElement | null): void => {
    clearTimeout(timer.current);
    setControl(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const dismiss = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setControl(null);
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    window.addEventListener('scroll', dismiss, { capture: true });
    return () => {
      lastClosedAt = performance.now();
      document.removeEventListener('keydown', dismiss, { capture: true });
      window.removeEventListener('scroll', dismiss, { capture: true });
    };
  }, [isShown]);
  return { control, set, after, keep: () => clearTimeout(timer.current) };
};

type Control = ReactElement<HTMLAttributes<HTMLElement>>;

export const Tooltip = ({ text, children }: { text: string; children: Control }) => {
  const id = useId();
  const shown = useShown();
  const isPressed = useRef(false);
  const own = children.props;
  const { onPointerEnter: loadAhead } = preloadOnHover(loadPanel);
  const control = cloneElement(children, {
    'aria-describedby': own['aria-describedby'] ?? (shown.control ? id : undefined),
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      if (event.pointerType === 'touch') return;
      loadAhead();
      const wasJustReading = performance.now() - lastClosedAt < TIMINGS.tooltipSkipMs;
      shown.after(wasJustReading ? 0 : TIMINGS.tooltipDelayMs, event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event);
      shown.after(shown.control ? LEAVE_DELAY_MS : 0, null);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      isPressed.current = true;
      document.addEventListener('pointerup', () => void (isPressed.current = false), { once: true });
      shown.set(null);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      if (!isPressed.current) shown.set(event.currentTarget);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      own.onBlur?.(event);
      shown.set(null);
    },
  });
  return (
    <>
      {control}
      {shown.control && (
        <Suspense fallback={null}>
          <TooltipPanel
            id={id}
            control={shown.control}
            onPointerEnter={shown.keep}
            onPointerLeave={() => shown.set(null)}
          >
            {text}
          </TooltipPanel>
        </Suspense>
      )}
    </>
  );
};
