/**
 * The area of the toast: bottom right on wide screens, lifted above fixed controls; top on narrow screens; at most 420 px wide. F8 focuses it, and
 * the focus returns afterward. Rendered once, at the root of the app.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { ToastCard } from './toast-card.tsx';
import { showHandedOverToast } from './toast-handover.ts';
import { currentToast, subscribeToast } from './toast-store.ts';
import { useAreaFocus } from './use-area-focus.ts';
import { useClearance } from './use-clearance.ts';

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
