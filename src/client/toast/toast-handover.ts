/** Passes a toast, such as "Welcome back!", to the next document through this tab's session storage. If storage fails, the toast is not shown. */
import { showToast, type ToastMessage } from './toast-store.ts';
import { KEY } from './waiting-toast.ts';

const isToast = (value: unknown): value is ToastMessage =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** Stores a toast for the next page in this tab. Does not accept actions, because functions cannot be stored. */
export const handOverToast = (toast: Omit<ToastMessage, 'action'>): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Storage may be blocked or full. Ignored, because the action that the toast reports has succeeded.
  }
};

/** Shows the toast of the previous page, once. */
export const showHandedOverToast = (): void => {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return;
    sessionStorage.removeItem(KEY);
    const toast: unknown = JSON.parse(stored);
    if (isToast(toast)) showToast(toast);
  } catch {
    // Ignored, as in `handOverToast`.
  }
};
