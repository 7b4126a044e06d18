/** Tells whether the previous page handed over a toast. A separate file without imports, because every public page loads it. */
export const KEY = 'toast';

/** Returns false if storage is blocked. */
export const hasWaitingToast = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
