/** A toast: title and text in one live region, an action and a close button. Disappears after 5 seconds unless hovered or focused. */
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { TIMINGS } from '#shared/limits.ts';
import { dismissToast, type ShownToast, type ToastAction } from './toast-store.ts';
import { useHold } from './use-hold.ts';
import { useSwipeAway } from './use-swipe-away.ts';

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

/** Use its id as key. Stays visible while `isHeld`. */
export const ToastCard = ({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) => {
  const texts = useUiTexts();
  const hold = useHold();
  const isPaused = hold.held || isHeld;
  const [written, setWritten] = useState(false);
  const swipe = useSwipeAway(() => dismissToast(toast.id));

  // Live regions announce changes, so the text is added one frame after mounting.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWritten(true));
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
      {...hold.handlers}
      style={
        swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)`, opacity: 1 - swipe.offset / 240 } : undefined
      }
      className="pointer-events-auto flex animate-rise touch-pan-y items-start gap-3 rounded-card border border-line bg-overlay py-3.5 pr-2 pl-4 shadow-float"
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', TINTS[toast.tone])} />
      <div className="min-w-0 flex-1">
        <div role={toast.tone === 'error' ? 'alert' : 'status'} aria-atomic="true" className="select-none text-sm">
          {written && (
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
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};
