/**
 * Carries one toast over to the next page, for steps that end in opening another document ("Welcome back!"). Kept in this
 * tab's session storage until the next page shows it; where storage is switched off, the toast is simply not shown.
 */
import { showToast, type ToastMessage } from './toast-store.ts';

const KEY = 'toast';

const isToast = (value: unknown): value is ToastMessage =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';

/** Keeps a toast for the page that is opened next in this tab. What it could do would be lost on the way. */
export const handOverToast = (toast: Omit<ToastMessage, 'action'>): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Private windows and full storages refuse; the step itself has succeeded.
  }
};

/** Shows the toast that the page before handed over, once. */
export const showHandedOverToast = (): void => {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    const toast: unknown = JSON.parse(kept);
    if (isToast(toast)) showToast(toast);
  } catch {
    // As above.
  }
};
