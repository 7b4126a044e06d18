/**
 * The toast area: bottom right on wide screens, lifted above fixed controls; top on narrow screens; at most 420 px wide. F8 focuses the area,
 * and focus returns when the toast closes. Rendered once per document: at the root of the app, and on public pages with interactive parts.
 */
import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUiTexts } from '../ui/ui-texts.ts';
import { ToastCard } from './toast-card.tsx';
import { showHandedOverToast } from './toast-handover.ts';
import { currentToast, subscribeToast } from './toast-store.ts';
import { useClearance } from './use-clearance.ts';

interface AreaFocus {
  /** True if the area has focus. The toast must then stay. */
  isFocused: boolean;
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Provides keyboard access to the toast: F8 focuses its area, and focus returns when the toast closes. Spread `handlers` on the area. `isShown`
 * is true while the area contains a toast.
 */
const useAreaFocus = (area: RefObject<HTMLElement | null>, isShown: boolean): AreaFocus => {
  const [isFocused, setIsFocused] = useState(false);
  const returnTo = useRef<Element | null>(null);

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.key === 'F8') area.current?.focus();
    };
    window.addEventListener('keydown', focusArea);
    return () => window.removeEventListener('keydown', focusArea);
  }, [area]);

  useEffect(() => {
    if (isShown || returnTo.current === null) return;
    const before = returnTo.current;
    returnTo.current = null;
    // A closing toast loses focus. If the user has focused another element, focus is not moved.
    const isLost = document.activeElement === document.body || document.activeElement === area.current;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [area, isShown]);

  return {
    isFocused,
    handlers: {
      onFocus: ({ target, currentTarget, relatedTarget }) => {
        setIsFocused(target === currentTarget);
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) returnTo.current = relatedTarget;
      },
      onBlur: () => setIsFocused(false),
    },
  };
};

export const Toaster = () => {
  const texts = useUiTexts();
  const area = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(subscribeToast, currentToast, () => null);

  const { isFocused, handlers } = useAreaFocus(area, toast !== null);
  const lift = useClearance(area, toast?.id);

  useEffect(showHandedOverToast, []);

  return (
    <section
      ref={area}
      {...handlers}
      tabIndex={-1}
      style={lift > 0 ? { bottom: lift } : undefined}
      aria-label={texts.notifications}
      // Modal dialogs hide everything outside from screen readers, except elements with aria-live.
      aria-live="off"
      data-toast-area=""
      className="pointer-events-none fixed inset-x-0 top-0 z-60 mx-auto w-full max-w-[420px] p-3 outline-none focus-visible:[&>*]:outline-2 focus-visible:[&>*]:outline-focus lg:inset-x-auto lg:top-auto lg:right-0 lg:bottom-0 lg:p-4"
    >
      {toast && <ToastCard key={toast.id} toast={toast} isHeld={isFocused} />}
    </section>
  );
};
