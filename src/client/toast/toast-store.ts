/**
 * The one visible toast, as a store that works outside React too. A new toast replaces the previous one, whatever was left
 * of its time. It knows no timers; `Toaster` shows it and lets it go.
 */
export type ToastTone = 'success' | 'error' | 'info';

/** What can be done about what the toast says, such as Undo. Whatever it does must be possible elsewhere too. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `error` is announced at once (role alert), the others politely (role status). */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
}

export interface ShownToast {
  /** Grows with every toast, so that the same words twice are two toasts. */
  id: number;
  title: string;
  description: string | undefined;
  tone: ToastTone;
  action: ToastAction | undefined;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (toast: ShownToast | null): void => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows this toast in place of any other and returns its id. */
export const showToast = ({ title, description, tone = 'success', action }: ToastMessage): number => {
  lastId += 1;
  publish({ id: lastId, title, description, tone, action });
  return lastId;
};

/** Takes this toast away; nothing happens when another one has replaced it. */
export const dismissToast = (id: number): void => {
  if (current?.id === id) publish(null);
};

/** The visible toast, or null. */
export const currentToast = (): ShownToast | null => current;

/** Calls `listener` after every change until the returned function is called. */
export const subscribeToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
