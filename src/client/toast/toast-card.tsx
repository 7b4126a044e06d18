/** A toast: title and text in one live region, an action and a close button. Disappears after 5 seconds unless hovered or focused. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { TIMINGS } from '#shared/limits.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useUiTexts } from '../ui/ui-texts.ts';
import { dismissToast, type ShownToast, type ToastAction } from './toast-store.ts';

interface SwipeAway {
  /** Horizontal offset in px; 0 at rest. */
  offset: number;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

/** Handles a swipe to dismiss: a swipe to the right by at least 50 px calls `onAway`; shorter swipes spring back. */
const useSwipeAway = (onAway: () => void): SwipeAway => {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const reset = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        // A press on a button of the toast does not start a swipe.
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event) => {
        const distance = start.current === null ? 0 : event.clientX - start.current;
        reset();
        if (distance >= TIMINGS.toastSwipePx) onAway();
      },
      onPointerCancel: reset,
    },
  };
};

interface HoverState {
  isActive: boolean;
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Detects whether an element is hovered or focused. Spread `handlers` on it. */
const useHoverState = (): HoverState => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    isActive: hovered || focused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;
const TINTS = { success: 'text-positive', error: 'text-danger', info: 'text-info' } as const;

const ActionButton = ({ toast, action }: { toast: ShownToast; action: ToastAction }) => (
  <Button
    size="sm"
    className="mt-2.5"
    onClick={() => {
      dismissToast(toast.id);
      action.onSelect();
    }}
  >
    {action.label}
  </Button>
);

/** Use the toast's id as `key`. Stays visible while `isHeld`. */
export const ToastCard = ({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) => {
  const texts = useUiTexts();
  const hover = useHoverState();
  const isPaused = hover.isActive || isHeld;
  const [isTextShown, setIsTextShown] = useState(false);
  const swipe = useSwipeAway(() => dismissToast(toast.id));

  // Live regions announce changes, so the text is added one frame after mounting.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsTextShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(toast.id), TIMINGS.toastMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast.id]);

  const Icon = ICONS[toast.tone];
  return (
    <div
      {...swipe.handlers}
      {...hover.handlers}
      style={
        swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)`, opacity: 1 - swipe.offset / 240 } : undefined
      }
      className="pointer-events-auto flex animate-rise touch-pan-y items-start gap-3 rounded-card border border-line bg-overlay py-3.5 pr-2 pl-4 shadow-float"
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', TINTS[toast.tone])} />
      <div className="min-w-0 flex-1">
        <div role={toast.tone === 'error' ? 'alert' : 'status'} aria-atomic="true" className="select-none text-sm">
          {isTextShown && (
            <>
              <p className="font-semibold text-ink">{toast.title}</p>
              {toast.description && <p className="mt-0.5 text-ink-soft">{toast.description}</p>}
            </>
          )}
        </div>
        {toast.action && <ActionButton toast={toast} action={toast.action} />}
      </div>
      <button
        type="button"
        onClick={() => dismissToast(toast.id)}
        aria-label={texts.dismiss}
        className="-mt-1 grid size-9 shrink-0 place-content-center rounded-control text-muted hover:bg-hover hover:text-ink"
      >
        <X className="size-4" />
      </button>
    </div>
  );
};
