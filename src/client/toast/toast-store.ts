/** The store of the single visible toast. Works outside of React. A new toast replaces the current one. The timer is in `ToastCard`. */
export type ToastTone = 'success' | 'error' | 'info';

/** An action such as Undo. It must also be available elsewhere. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `error` is announced immediately (role alert), others politely (role status). */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
}

export interface ShownToast {
  /** Unique per toast, so that equal texts are different toasts. */
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

/** Shows a toast, replacing any other, and returns its id. */
export const showToast = ({ title, description, tone = 'success', action }: ToastMessage): number => {
  lastId += 1;
  publish({ id: lastId, title, description, tone, action });
  return lastId;
};

/** Hides this toast; does nothing if it was replaced. */
export const dismissToast = (id: number): void => {
  if (current?.id === id) publish(null);
};

/** Returns the visible toast, or null. */
export const currentToast = (): ShownToast | null => current;

/** Calls `listener` after every change until the returned function is called. */
export const subscribeToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
